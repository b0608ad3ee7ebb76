"""What the table refuses, each with its class, the id of its sentence and that sentence's arguments."""

from abraka.core.catalogue import Sentence, Value
from abraka.core.errors import Refusal
from abraka.table import metrics
from abraka.table import protocol as say

SENTENCES = {
    "bad_message": "The message can't be read: {cause}.",
    "first_hello": "The first message of a socket is “hello”.",
    "no_table": "There is no such table, or it is not open to you.",
    "no_match": "There is no such match, or it is not open to you.",
    "no_record": "There is no such record.",
    "no_puzzle": "There is no such puzzle.",
    "no_device": "You have no such device.",
    "not_in_book": "The house's book does not know these two.",
    "no_pass": "This link or phrase is good for nothing any more: it was used, has expired, or never was one.",
    "too_many_guesses": "Too many tries: wait a while.",
    "too_many_devices": "A person has at most {most} devices: forget one first.",
    "bad_push": "A message can't be brought there: the address is no push service's, or its keys are none.",
    "no_seat": "Table {table} has no seat {seat}.",
    "not_your_seat": "Seat {seat} is not yours.",
    "no_seat_here": "You have no seat at this table.",
    "no_watching": "This table does not let anybody watch.",
    "watching": "Those who watch can't do that.",
    "not_owner": "Only the one who opened the table may do that.",
    "seat_taken": "Seat {seat} is taken.",
    "worn_already": "Somebody else at the table has chosen that.",
    "no_free_seat": "No seat is free.",
    "has_begun": "The match has begun.",
    "not_begun": "No match is going on at this table.",
    "other_rules": "The match was begun with other rules or other content; it is kept, but can't go on here.",
    "damaged": "The disk has changed what it kept of this ({row}): it is set aside, and nothing more is done with it. "
    "Who hosts the table may have a backup.",
    "not_full": "A match begins when every seat is taken; {free} still free.",
    "not_over": "The match is not over.",
    "not_analysed": "This match was not played to its end, or is of other rules: there is nothing to be found in it.",
    "is_over": "The match is over.",
    "stale": "The match has moved on: you saw version {seen}, it is now at {now}.",
    "paused": "The match is paused.",
    "not_paused": "The match is not paused.",
    "no_undo": "There is nothing of yours to take back.",
    "undo_asked": "An undo is asked for already.",
    "undo_enough": "You have taken back {most} times in this match, and no one may more often.",
    "no_undo_asked": "No undo is asked for that you could answer.",
    "nobody_late": "Nobody's time has run out.",
    "own_time": "It is your own time that has run out: the others choose.",
    "bot_plays": "A bot plays for you: take your seat back first.",
    "no_stand_in": "No bot plays for you.",
    "has_left": "You have left the match: come back first.",
    "no_resigning": "A match can be resigned where one plays against one.",
    "all_began": "All have begun: the match can't be called off any more.",
    "nobody_away": "In seat {seat} nobody is waited for.",
    "not_away_yet": "Wait a little: a bot may stand in once somebody was away for {seconds} seconds.",
    "nobody_stands_in": "This table waits for those who are away.",
    "bot_is_there": "A bot plays in seat {seat} already.",
    "not_waited_yet": "Wait a little: they were asked less than {seconds} seconds ago.",
    "nudged_lately": "They were nudged a moment ago.",
    "no_chat": "At this table only those who play chat.",
    "no_hints": "This table gives no hints.",
    "no_hint_now": "A hint is given to the seat that is asked.",
    "no_ways_now": "Ways are shown to the seat that is asked.",
    "hint_running": "A hint is being thought about already.",
    "too_fast": "Too many messages: wait a moment.",
    "too_many_tables": "You have {most} unfinished tables already.",
    "too_many_sockets": "Too many connections.",
    "too_large": "That is larger than {most} bytes.",
    "bad_option": "{cause}",
    "bad_record": "{cause}",
    "bad_name": "A name has 1 to 24 characters that can be seen.",
    "bad_text": "A text has 1 to 500 characters that can be seen.",
    "bad_origin": "This page may not use this table.",
    "bad_host": "This table is not known as “{host}”: its host can name it, with --origin.",
    "too_slow": "The request took too long to arrive.",
    "not_stored": "It could not be stored, so it was not done. Try again.",
    "stopping": "The server is about to stop.",
    "no_such_page": "There is nothing here.",
    "wrong_method": "That can't be done here.",
    "internal": "Something went wrong here; nothing was done. It was noted under {number}.",
}
"""All sentences, in English; a client may put them into other words by their ids."""

CLASSES = {
    "bad_message": ("malformed", 400),
    "first_hello": ("malformed", 400),
    "bad_option": ("malformed", 400),
    "bad_record": ("malformed", 400),
    "bad_name": ("malformed", 400),
    "bad_text": ("malformed", 400),
    "bad_push": ("malformed", 400),
    "too_large": ("malformed", 413),
    "no_table": ("unknown", 404),
    "no_match": ("unknown", 404),
    "no_record": ("unknown", 404),
    "no_puzzle": ("unknown", 404),
    "no_device": ("unknown", 404),
    "not_in_book": ("unknown", 404),
    "no_pass": ("unknown", 404),
    "no_seat": ("unknown", 404),
    "no_such_page": ("unknown", 404),
    "wrong_method": ("unknown", 405),
    "not_your_seat": ("forbidden", 403),
    "no_seat_here": ("forbidden", 403),
    "no_watching": ("forbidden", 403),
    "watching": ("forbidden", 403),
    "no_chat": ("forbidden", 403),
    "nobody_stands_in": ("forbidden", 403),
    "nudged_lately": ("limited", 429),
    "not_owner": ("forbidden", 403),
    "bad_origin": ("forbidden", 403),
    "bad_host": ("forbidden", 421),
    "too_slow": ("limited", 408),
    "no_hints": ("forbidden", 403),
    "stale": ("stale", 409),
    "too_fast": ("limited", 429),
    "too_many_tables": ("limited", 429),
    "too_many_sockets": ("limited", 429),
    "too_many_guesses": ("limited", 429),
    "hint_running": ("limited", 429),
    "not_stored": ("failed", 503),
    "stopping": ("failed", 503),
    "internal": ("failed", 500),
    "damaged": ("failed", 500),
}
"""A sentence's class and HTTP status; those not named here are of the class `impossible`, with 409."""


class TableRefusal(Refusal):
    """Something that the table refuses; `status` is its number in HTTP."""

    def __init__(self, sentence_id: str, **args: Value) -> None:
        super().__init__(Sentence(sentence_id, SENTENCES[sentence_id], **args))
        self.code, self.status = CLASSES.get(sentence_id, ("impossible", 409))


def refusal_of(error: Refusal, message_id: str | None = None, version: int | None = None) -> say.Refused:
    """A refusal, with its class, the id of its sentence and the arguments."""
    metrics.REFUSALS.labels(error.code).inc()
    why = error.sentence
    return say.Refused(id=message_id, code=error.code, sentence=why.id, args=why.args, text=str(why), version=version)
