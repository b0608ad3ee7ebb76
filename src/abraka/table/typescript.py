"""The protocol's types in TypeScript, made from the structs' JSON schema."""

from typing import Any

import msgspec

from abraka.core.refusals import REFUSALS
from abraka.table import protocol as say
from abraka.table.openapi import RAW
from abraka.table.refusals import SENTENCES
from abraka.table.web import ENDPOINTS

HEAD = "// Made by “abraka types” from the server's protocol. Do not edit.\n"
UNIONS = {"Command": say.Command, "Incoming": say.Incoming | say.Hello, "Outgoing": say.Outgoing}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types of the protocol, in a stable order."""
    types = [e.answer for e in ENDPOINTS if e.answer not in RAW] + [e.body for e in ENDPOINTS if e.body]
    _, components = msgspec.json.schema_components([*types, *UNIONS.values()], ref_template="{name}")
    parts = [_declaration(name, schema) for name, schema in sorted(components.items())]
    parts += [f"export type {name} = {_union(union)};\n" for name, union in UNIONS.items()]
    ids = " | ".join(_literal(id) for id in sorted({*SENTENCES, *REFUSALS}))
    parts.append(f"/** What the table and all games refuse; games have more. */\nexport type RefusalId = {ids};\n")
    return HEAD + "\n" + "\n".join(parts)


def _union(union: Any) -> str:
    return " | ".join(sorted(member.__name__ for member in union.__args__))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};" for field, part in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _type(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    if isinstance(kind, list):
        return " | ".join(SIMPLE[one] for one in kind)
    return SIMPLE.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
