"""Programs that hurt the table at random, for as long as one likes, and check that it keeps what it promises."""
