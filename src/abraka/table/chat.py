"""What people say to each other at a table, and who does not want to hear it."""

from abraka.table.data import ChatLine
from abraka.table.guests import Guests, clean_text, same
from abraka.table.protocol import Said, Say
from abraka.table.store import Store


class Chat:
    """The last lines of a table's chat, and its mutes."""

    def __init__(self, table: str, store: Store, guests: Guests, most: int) -> None:
        self._table, self._store, self._guests, self._most = table, store, guests, most
        self._lines: list[ChatLine] = []
        self._mutes: set[tuple[str, str]] = set()

    async def load(self) -> None:
        """Brings back what is stored."""
        self._lines = await self._store.chat(self._table, self._most)
        self._mutes = await self._store.mutes(self._table)

    def repeated(self, person: str, seat: int | None, message: Say) -> int | None:
        """The line that this message led to when it came before, if that is not too long ago.

        Only the same words of the same person in the same seat are the same message: whatever else has the same id is
        said, so that no line that was accepted is missing.
        """
        said = person, seat, message.id, clean_text(message.text)
        lines = (line for line in self._lines if (line.guest, line.seat, line.client, line.text) == said)
        return next((line.number for line in lines), None)

    async def say(self, at: int, guest: str, seat: int | None, name: str, message: Say) -> ChatLine:
        """Stores a line."""
        number = self._lines[-1].number + 1 if self._lines else 1
        line = ChatLine(number, at, guest, seat, name, clean_text(message.text), message.id)
        await self._store.say(self._table, line)
        self._lines = [*self._lines, line][-self._most :]
        return line

    def hears(self, guest: str, speaker: str) -> bool:
        """Whether a guest wants to hear another."""
        return (guest, speaker) not in self._mutes

    def muted_by(self, guest: str) -> list[str]:
        """Those whom a guest does not want to hear, as others see them."""
        return sorted(self._guests.public(muted, self._table) for by, muted in self._mutes if by == guest)

    def told(self, line: ChatLine) -> Said:
        """A line as others see it."""
        who = self._guests.public(line.guest, self._table)
        return Said(number=line.number, at=line.at, seat=line.seat, name=line.name, who=who, text=line.text)

    def heard_by(self, guest: str) -> list[Said]:
        """The last lines, for one who comes."""
        return [self.told(line) for line in self._lines if self.hears(guest, line.guest)]

    async def mute(self, guest: str, who: str, on: bool, present: set[str]) -> None:
        """Lets a guest hear no more of somebody, or again."""
        speakers = present | {line.guest for line in self._lines}
        for muted in [one for one in speakers if same(self._guests.public(one, self._table), who)]:
            await self._store.mute(self._table, guest, muted, on)
            (self._mutes.add if on else self._mutes.discard)((guest, muted))
