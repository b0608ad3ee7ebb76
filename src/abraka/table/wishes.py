"""What people ask of the house about themselves and their devices."""

from typing import Annotated, Literal

import msgspec

from abraka.table.protocol import Body, Name, Tone


class AboutMe(Body, frozen=True, kw_only=True):
    """What a person says about themselves; what is not named stays."""

    name: Name | None = None
    hat: Tone | None = None
    colour: Tone | None = None
    ratings: bool | None = None  # whether they want to see any
    listed: bool | None = None  # whether they stand in the house's book


class TellMe(Body, frozen=True, kw_only=True):
    """Where a browser wants to be told that its person is waited for, as its `PushSubscription` says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    language: Literal["en", "cs", "sk", "pl"] = "en"


class Secret(Body, frozen=True, kw_only=True):
    """What the link to another device says after its #, or a phrase."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Become(Secret, frozen=True, kw_only=True):
    """This device is to be the person whose link or phrase that is."""

    bring: bool = False  # what the device's person has here comes along
