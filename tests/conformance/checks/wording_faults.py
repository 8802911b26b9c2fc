"""What can be wrong with a message that speaks of a number, found in the words files themselves.

A message is laid out in all its forms: where a variable chooses the form, it is the number of that form; a count that
chooses nothing is tried as 1 and as 2. What then reads «1 cards» or «2 card» is a fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from fluent.syntax import ast, parse

PLURAL_KEYS = {"one": "1", "other": "2"}
COUNTS = {"most", "least", "needed", "missing", "soldiers", "tokens", "castles", "provinces", "counties", "steps"}
"""Variables that count something; so is every one that chooses between singular and plural in some message."""
NO_NOUNS = {"always", "has", "is", "this", "was", "wins"}
"""They end in s after a number, and are no plurals."""

ARTICLE = re.compile(r"(?:^|\W)az? $", re.IGNORECASE)
SUFFIX = re.compile(r"-?(r[ae]|b[ae]n?|b[óő]l|r[óő]l|t[óő]l|n[ae]k|h[oeö]z|n[áé]l|v[ae]l|[oeö]n|[oeaö]?t)(?!\w)")
PLURAL_AFTER_NUMBER = re.compile(r"(?<![\w.,/–+−-])[02] (?!kék|hiányzik|\w+n[ae]k\b)(\w+[aáeéiíoóöőuúüű]k)(?!\w)")


class Nouns(NamedTuple):
    """What stands after a number, as the forms of all messages show it."""

    singular: frozenset[str]
    plural: frozenset[str]


Messages = Mapping[str, ast.Pattern]


def messages_in(text: str) -> Messages:
    """Every value and attribute of a words file, by its id."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


# --- laying out -------------------------------------------------------------------------------------------------------


def selects_in(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        yield from selects_in(child)


def variable_in(node: Any) -> str | None:
    """Whose value is shown: $count in { $count } and in { AZ($count) }."""
    if isinstance(node, ast.VariableReference):
        return node.id.name
    if isinstance(node, ast.FunctionReference):
        return next((name for each in node.arguments.positional if (name := variable_in(each))), None)
    return None


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def forms_of(select: ast.SelectExpression) -> dict[str, ast.Variant]:
    return {key_of(variant): variant for variant in select.variants}


def counts_in(all_messages: Iterable[Messages]) -> set[str]:
    """The variables that choose between singular and plural somewhere."""
    chosen = {
        variable_in(select.selector)
        for messages in all_messages
        for pattern in messages.values()
        for select in selects_in(pattern)
        if "one" in forms_of(select)
    }
    return COUNTS | {name for name in chosen if name}


def laid_out(pattern: ast.Pattern, messages: Messages, counts: set[str], known: dict[str, str]) -> Iterator[str]:
    """The message in all its forms, with numbers for counts and X for everything else."""
    free = {name for name in shown_in(pattern) if name in counts and name not in known}
    for numbers in product(("1", "2"), repeat=len(free)):
        given = known | dict(zip(sorted(free), numbers, strict=True))
        for parts in product(*(_forms(element, messages, counts, given) for element in pattern.elements)):
            yield "".join(parts)


def shown_in(pattern: ast.Pattern) -> Iterator[str]:
    """What the pattern itself shows, outside of its forms."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and (name := variable_in(element.expression)):
            yield name


def _forms(element: Any, messages: Messages, counts: set[str], known: dict[str, str]) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        return [inside.value]
    if isinstance(inside, ast.MessageReference):
        name = f"{inside.id.name}.{inside.attribute.name}" if inside.attribute else inside.id.name
        return [*laid_out(messages[name], messages, counts, known)]
    if isinstance(inside, ast.SelectExpression):
        return [*_chosen_forms(inside, messages, counts, known)]
    return [known.get(variable_in(inside) or "", "X")]


def _chosen_forms(
    select: ast.SelectExpression, messages: Messages, counts: set[str], known: dict[str, str]
) -> Iterator[str]:
    name = variable_in(select.selector) or ""
    keys = forms_of(select)
    for key, variant in keys.items():
        is_for_all = key == "other" and "one" not in keys and name in counts
        for number in ("1", "2") if is_for_all else (PLURAL_KEYS.get(key, key),):
            if known.get(name, number) == number:
                given = known | ({name: number} if name in counts else {})
                yield from laid_out(variant.value, messages, counts, given)


# --- English ----------------------------------------------------------------------------------------------------------


def nouns_in(all_messages: Iterable[Messages]) -> Nouns:
    """«card» and «cards»: where two forms of a message differ in a word."""
    singular, plural = set[str](), set[str]()
    for messages in all_messages:
        for pattern in messages.values():
            for select in selects_in(pattern):
                forms = forms_of(select)
                if "one" in forms and "other" in forms:
                    one, other = (_words(forms[key].value) for key in ("one", "other"))
                    if len(one) == len(other):
                        pairs = [
                            (a, b) for a, b in zip(one, other, strict=True) if a != b and a.isalpha() and b.isalpha()
                        ]
                        singular |= {a for a, _ in pairs}
                        plural |= {b for _, b in pairs}
    return Nouns(frozenset(singular - plural), frozenset(plural - singular))


def _words(pattern: ast.Pattern) -> list[str]:
    text = "".join(each.value if isinstance(each, ast.TextElement) else " 0 " for each in pattern.elements)
    return re.findall(r"[^\W_]+", text.lower())


def english_faults(messages: Messages, counts: set[str], nouns: Nouns) -> list[str]:
    found = dict[str, None]()
    for id, pattern in messages.items():
        for text in laid_out(pattern, messages, counts, {}):
            found |= dict.fromkeys(f"{id}: «{fault}» in «{text}»" for fault in _miscounted(text, nouns))
    return [*found]


def _miscounted(text: str, nouns: Nouns) -> Iterator[str]:
    for match in re.finditer(r"(?<![\w.,/–+−-])([12]) (?=([a-z]+)(?: ([a-z]+))?)", text):
        number, *after = match.groups()
        first, second = (word or "" for word in after)
        if number == "1" and (first in nouns.plural or _looks_plural(first, nouns) or second in nouns.plural):
            yield f"1 {first} {second}".strip()
        if number == "2" and first in nouns.singular and second not in nouns.plural:
            yield f"2 {first}"


def _looks_plural(word: str, nouns: Nouns) -> bool:
    return word.endswith("s") and not word.endswith("ss") and word not in nouns.singular and word not in NO_NOUNS


# --- Hungarian --------------------------------------------------------------------------------------------------------


def hungarian_faults(messages: Messages, counts: set[str]) -> list[str]:
    """A plural after a number, and articles and suffixes that do not go by what they are put to."""
    found = dict[str, None]()
    for id, pattern in messages.items():
        for text in laid_out(pattern, messages, counts, {}):
            for noun in PLURAL_AFTER_NUMBER.findall(text):
                found[f"{id}: a plural after a number, «{noun}» in «{text}»"] = None
        for each in [pattern, *(variant.value for select in selects_in(pattern) for variant in select.variants)]:
            found |= dict.fromkeys(f"{id}: {fault}" for fault in _unfitting(each))
    return [*found]


def _unfitting(pattern: ast.Pattern) -> Iterator[str]:
    for before, shown, after in zip(
        [None, *pattern.elements], pattern.elements, [*pattern.elements[1:], None], strict=False
    ):
        if not isinstance(shown, ast.Placeable) or not (name := variable_in(shown.expression)):
            continue
        if isinstance(before, ast.TextElement) and ARTICLE.search(before.value):
            yield f"an article before ${name} that AZ() should choose"
        if isinstance(after, ast.TextElement) and SUFFIX.match(after.value):
            yield f"a suffix after ${name} that RAG() should choose"
