"""What people ask of the house about themselves and their devices, and about matches that are over."""

from typing import Annotated, Literal

import msgspec

from abraka.table.protocol import Body, Name, SeatWish, Tone


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


class Branch(Body, frozen=True, kw_only=True):
    """What would have been: a match that goes on from a moment of one that is over."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31, description="After so many of its actions.")]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    deal: Literal["same", "anew"] = "same"  # what lies hidden: as it was, or dealt anew from what the seat to act knew


class TryOut(Body, frozen=True, kw_only=True):
    """Another choice at a moment of a match that is over."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31, description="After so many of its actions.")]
    action: Annotated[str, msgspec.Meta(max_length=200)]


class Tried(Body, frozen=True, kw_only=True):
    """How one's first try of a puzzle went."""

    right: bool
