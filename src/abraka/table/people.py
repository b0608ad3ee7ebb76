"""What people ask about themselves: who they are, their devices, how they take themselves to another one."""

from typing import Any

from abraka.table import answers, push_seal, wishes
from abraka.table.asking import Asker, Endpoint
from abraka.table.data import NONE
from abraka.table.guests import clean_name, same
from abraka.table.pushes import Agreed
from abraka.table.refusals import TableRefusal
from abraka.table.times import now_ms


async def me(asker: Asker) -> answers.Me:
    """The person who asks; the answer brings the cookie that says who you are from now on."""
    persons, house = asker.house.persons, asker.house
    if persons.devices_of(asker.guest):
        await asker.settle()
    person = await persons.person(asker.guest)
    return answers.Me(
        who=house.guests.public(asker.guest, ""),
        name=person.name,
        hat=_chosen(person.hat),
        colour=_chosen(person.colour),
        ratings=bool(person.ratings),
        listed=bool(person.listed),
        devices=max(1, len(persons.devices_of(asker.guest))),
        matches=await house.store.count_of(asker.guest),
    )


def _chosen(tone: int) -> int | None:
    return None if tone == NONE else tone


async def change_me(asker: Asker, body: wishes.AboutMe) -> answers.Me:
    """Changes what you say about yourself: a name, a hat and a colour for the next match, what you want to see."""
    changes: dict[str, Any] = {} if body.name is None else {"name": clean_name(body.name)}
    for name in ("hat", "colour", "ratings", "listed"):
        if (value := getattr(body, name)) is not None:
            changes[name] = int(value)
    await asker.settle()
    await asker.house.persons.change(asker.guest, now_ms(), **changes)
    return await me(asker)


async def forget_me(asker: Asker) -> answers.Forgotten:
    """Forgets you for good: your devices, your list, what you said. Matches stay for the others, without your name."""
    await asker.house.forget(asker.guest)
    return answers.Forgotten()


# Devices.


async def devices(asker: Asker) -> answers.Devices:
    """Your devices, and since when you have a phrase."""
    found = [
        answers.DeviceInfo(
            id=_public(asker, device.id),
            name=device.name,
            this=device.id == asker.device,
            since=device.since or None,
            seen=device.seen or None,
        )
        for device in asker.house.persons.devices_of(asker.guest)
    ]
    if not any(device.this for device in found):
        name, own = asker.visitor.name, _public(asker, asker.device)
        found.insert(0, answers.DeviceInfo(id=own, name=name, this=True, since=None, seen=None))
    return answers.Devices(devices=found, phrase_since=await asker.house.passes.phrase_since(asker.guest))


def _public(asker: Asker, device: str) -> str:
    """What a person's pages call a device."""
    return asker.house.guests.public(device, "device")


async def forget_device(asker: Asker) -> answers.Devices:
    """Forgets one of your devices: from now on it is a stranger's, whoever has it."""
    wanted, house = asker.path("device"), asker.house
    for device in house.persons.devices_of(asker.guest):
        if same(_public(asker, device.id), wanted):
            await house.persons.forget_device(asker.guest, device.id)
            house.send_away([device.id])
            return await devices(asker)
    raise TableRefusal("no_device")


async def new_pass(asker: Asker) -> answers.PassInfo:
    """A link that makes one other device yours. It works once, and not for long."""
    await asker.settle()
    token, until = await asker.house.passes.new_link(asker.guest, now_ms())
    return answers.PassInfo(link=f"/device#{token}", until=until)


async def new_phrase(asker: Asker) -> answers.PhraseInfo:
    """A phrase to write down, with which you get back here from any device. You have only one."""
    await asker.settle()
    return answers.PhraseInfo(phrase=await asker.house.passes.new_phrase(asker.guest, now_ms()))


async def drop_phrase(asker: Asker) -> answers.Devices:
    """Your phrase is good for nothing any more."""
    await asker.house.passes.drop_phrase(asker.guest)
    return await devices(asker)


async def whose(asker: Asker, body: wishes.Secret) -> answers.Whose:
    """Whose a link or a phrase is, so that you can decide whether to become them."""
    house = asker.house
    found = await house.passes.find(body.secret, asker.address, now_ms())
    person = await house.persons.person(found.person)
    return answers.Whose(
        name=person.name,
        hat=_chosen(person.hat),
        colour=_chosen(person.colour),
        you=found.person == asker.guest,
        matches=await house.store.count_of(asker.guest),
    )


async def become(asker: Asker, body: wishes.Become) -> answers.Devices:
    """Makes this device that of the person whose link or phrase you have."""
    house = asker.house
    found = await house.passes.find(body.secret, asker.address, now_ms())
    if found.person != asker.guest:
        await house.become(asker.visitor, found, body.bring)
    return await devices(Asker(asker.request, house, asker.visitor._replace(person=found.person)))


# Being told while the page is closed.


async def push(asker: Asker) -> answers.PushInfo:
    """Whether this device is told when you are waited for, and the key with which it subscribes."""
    pushes = asker.house.pushes
    return answers.PushInfo(key=pushes.sender.public, on=await pushes.has_agreed(asker.device))


async def tell_me(asker: Asker, body: wishes.TellMe) -> answers.PushInfo:
    """From now on this device is told when you are waited for, at the address that its browser gave it."""
    try:
        point, auth = push_seal.read(body.p256dh), push_seal.read(body.auth)
    except ValueError:
        raise TableRefusal("bad_push") from None
    await asker.settle()
    agreed = Agreed(
        device=asker.device, endpoint=body.endpoint, point=point, auth=auth, language=body.language, since=now_ms()
    )
    await asker.house.pushes.agree(agreed)
    return await push(asker)


async def tell_me_no_more(asker: Asker) -> answers.PushInfo:
    """This device is not told any more."""
    await asker.house.pushes.disagree(asker.device)
    return await push(asker)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, answers.Me),
    Endpoint("PUT", "/api/me", change_me, answers.Me, wishes.AboutMe),
    Endpoint("DELETE", "/api/me", forget_me, answers.Forgotten),
    Endpoint("GET", "/api/me/devices", devices, answers.Devices),
    Endpoint("DELETE", "/api/me/devices/{device}", forget_device, answers.Devices),
    Endpoint("POST", "/api/me/pass", new_pass, answers.PassInfo, status=201),
    Endpoint("POST", "/api/me/phrase", new_phrase, answers.PhraseInfo, status=201),
    Endpoint("DELETE", "/api/me/phrase", drop_phrase, answers.Devices),
    Endpoint("GET", "/api/me/push", push, answers.PushInfo),
    Endpoint("PUT", "/api/me/push", tell_me, answers.PushInfo, wishes.TellMe),
    Endpoint("DELETE", "/api/me/push", tell_me_no_more, answers.PushInfo),
    Endpoint("POST", "/api/pass", whose, answers.Whose, wishes.Secret),
    Endpoint("POST", "/api/pass/use", become, answers.Devices, wishes.Become),
)
