"""Who the bots are: names, and a line about each. How strong one plays is its level, and anybody may have any."""

import hashlib
from collections.abc import Collection

import msgspec


class Character(msgspec.Struct, frozen=True):
    """Somebody whom a bot plays: an id by which the client draws a face, a name and a line in four languages."""

    id: str
    names: dict[str, str]
    lines: dict[str, str]


def _of(id_: str, names: str, *lines: str) -> Character:
    """A character: the names are one for all languages, or one each; the lines are in the same order."""
    languages, called = ("en", "cs", "sk", "pl"), names.split("/")
    return Character(
        id_,
        dict(zip(languages, called * (len(languages) // len(called)), strict=True)),
        dict(zip(languages, lines, strict=True)),
    )


CHARACTERS = (
    _of(
        "barnaby",
        "Barnaby/Barnabáš/Barnabáš/Barnaba",
        "Knows every rule, and a story to each.",
        "Zná každé pravidlo a ke každému historku.",
        "Pozná každé pravidlo a ku každému príbeh.",
        "Zna każdą regułę, a do każdej historię.",
    ),
    _of(
        "mirabel",
        "Mirabel/Mirabela/Mirabela/Mirabela",
        "Never in a hurry, never late.",
        "Nikdy nespěchá a nikdy nepřijde pozdě.",
        "Nikdy sa neponáhľa a nikdy nepríde neskoro.",
        "Nigdy się nie spieszy i nigdy nie spóźnia.",
    ),
    _of(
        "otto",
        "Otto",
        "Counts everything twice. Sometimes it even agrees.",
        "Všechno počítá dvakrát. Občas to i vyjde.",
        "Všetko ráta dvakrát. Občas to aj vyjde.",
        "Liczy wszystko dwa razy. Czasem nawet się zgadza.",
    ),
    _of(
        "quill",
        "Quill/Brk/Brko/Piórko",
        "Writes down whatever you do.",
        "Zapisuje si všechno, co děláš.",
        "Zapisuje si všetko, čo robíš.",
        "Zapisuje wszystko, co robisz.",
    ),
    _of(
        "hazel",
        "Hazel/Líska/Lieska/Leszka",
        "Talks to trees. They answer.",
        "Mluví se stromy. Odpovídají.",
        "Hovorí so stromami. Odpovedajú.",
        "Rozmawia z drzewami. Odpowiadają.",
    ),
    _of(
        "bruno",
        "Bruno",
        "Big hands, small spells.",
        "Velké ruce, malá kouzla.",
        "Veľké ruky, malé kúzla.",
        "Duże dłonie, małe czary.",
    ),
    _of(
        "nettle",
        "Nettle/Kopřiva/Žihľava/Pokrzywa",
        "Touch her plans and you will feel it.",
        "Sáhni jí na plány a ucítíš to.",
        "Siahni jej na plány a pocítiš to.",
        "Dotknij jej planów, a poczujesz.",
    ),
    _of(
        "ember",
        "Ember/Jiskra/Iskra/Iskra",
        "A warm heart, a short fuse.",
        "Srdce hřeje, nálada vzplane.",
        "Srdce hreje, nálada vzplanie.",
        "Ciepłe serce, krótki lont.",
    ),
    _of(
        "mortimer",
        "Mortimer",
        "Has been about to retire for two hundred years.",
        "Už dvě stě let se chystá do důchodu.",
        "Už dvesto rokov sa chystá do dôchodku.",
        "Od dwustu lat wybiera się na emeryturę.",
    ),
    _of(
        "pip",
        "Pip",
        "The smallest hat, the loudest laugh.",
        "Nejmenší klobouk, nejhlasitější smích.",
        "Najmenší klobúk, najhlasnejší smiech.",
        "Najmniejszy kapelusz, najgłośniejszy śmiech.",
    ),
    _of(
        "sybil",
        "Sybil/Sibyla/Sibyla/Sybilla",
        "Saw this move coming. Last week.",
        "Tenhle tah viděla předem. Minulý týden.",
        "Tento ťah videla vopred. Minulý týždeň.",
        "Widziała ten ruch zawczasu. W zeszłym tygodniu.",
    ),
    _of(
        "fergus",
        "Fergus",
        "Bets his boots and walks home barefoot.",
        "Vsadí i boty a domů chodí bos.",
        "Stavia aj topánky a domov chodí bosý.",
        "Stawia nawet buty i wraca boso.",
    ),
    _of(
        "luna",
        "Luna",
        "Plays best after midnight.",
        "Nejlíp hraje po půlnoci.",
        "Najlepšie hrá po polnoci.",
        "Najlepiej gra po północy.",
    ),
    _of(
        "gustav",
        "Gustav/Gustav/Gustáv/Gustaw",
        "Polishes his potions before he counts them.",
        "Lektvary nejdřív leští, pak počítá.",
        "Elixíry najprv leští, potom počíta.",
        "Najpierw poleruje mikstury, potem je liczy.",
    ),
    _of(
        "wanda",
        "Wanda/Vanda/Vanda/Wanda",
        "Lends you her wand. Never the good one.",
        "Hůlku ti půjčí. Tu lepší nikdy.",
        "Paličku ti požičia. Tú lepšiu nikdy.",
        "Różdżkę pożyczy. Tej lepszej nigdy.",
    ),
    _of(
        "crispin",
        "Crispin/Kryšpín/Krišpín/Kryspin",
        "Reads the stars and ignores their advice.",
        "Čte ve hvězdách a na rady nedbá.",
        "Číta vo hviezdach a na rady nedbá.",
        "Czyta z gwiazd i nie słucha rad.",
    ),
)
"""More than sit at any table, so that no two there are alike."""


def chosen(table: str, taken: Collection[str]) -> str:
    """The next to sit down at a table: another order for each table, and nobody who is there already."""
    order = sorted(CHARACTERS, key=lambda one: hashlib.sha256(f"{table} {one.id}".encode()).digest())
    return next(one.id for one in order if one.id not in taken)
