"""Hungarian articles and suffixes for words that a program puts into a sentence: names, numbers, labels like E6."""

from __future__ import annotations

import re

BACK, FRONT = "aáoóuú", "eéiíöőüű"
# Letters whose spoken name begins with a vowel: «az F oszlop», «az L4».
VOWEL_NAMED = "aáeéiíoóöőuúüűflmnrsxy"
LETTER_NAMES = {
    "a": "á", "b": "bé", "c": "cé", "d": "dé", "e": "é", "f": "ef", "g": "gé", "h": "há", "i": "í", "j": "jé",
    "k": "ká", "l": "el", "m": "em", "n": "en", "o": "ó", "p": "pé", "q": "kú", "r": "er", "s": "es", "t": "té",
    "u": "ú", "v": "vé", "w": "vé", "x": "iksz", "y": "ipszilon", "z": "zé",
}  # fmt: skip
DIGIT_NAMES = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS_NAMES = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")
SUFFIXES = {
    "ra": ("ra", "re"), "ba": ("ba", "be"), "ban": ("ban", "ben"), "ból": ("ból", "ből"), "ról": ("ról", "ről"),
    "tól": ("tól", "től"), "nak": ("nak", "nek"), "hoz": ("hoz", "hez", "höz"), "nál": ("nál", "nél"),
    "on": ("on", "en", "ön"),
}  # fmt: skip
NUMBERED = re.compile(r"([^\W\d_]+ )?(\d+\. játékos)")
"""What whoever has given no name is called, and the word before."""


def with_article(text: str) -> str:
    """«a B2», «az E6», «az 5», «a falu», «az erőd»."""
    return f"{'az' if _begins_with_vowel(text) else 'a'} {text}"


def with_suffix(text: str, suffix: str) -> str:
    """«E6-ra», «F4-re», «Annának», «Bencének»; `suffix` is the back-vowel form."""
    back, front, *rounded = SUFFIXES[suffix]
    spoken = _spoken_end(text)
    ending = back if _is_back(spoken) else front
    if rounded and ending == front and _last_vowel(spoken) in "öőüű":
        ending = rounded[0]
    if spoken is not text:
        return f"{text}-{ending}"
    return _lengthened(text) + ending


def with_numbered_players(text: str) -> str:
    """«Az 1. játékos legyőzi a 2. játékos lovagját»: unlike a person's own name, a numbered player takes an article."""
    return NUMBERED.sub(_with_its_article, text)


def _with_its_article(found: re.Match[str]) -> str:
    word, player = found.group(1) or "", found.group(2)
    before, after = found.string[: found.start()], found.string[found.end() :]
    if word.lower() not in ("", "a ", "az "):
        return f"{word}{with_article(player)}"
    opens = not re.search(r"[^\W\d_]", before.rpartition("\n")[2])
    is_label = (opens and re.match(r"$|:|\n| \W", after)) or (before.endswith("(") and after.startswith(")"))
    if is_label and not word:
        return player
    article = with_article(player)
    return f"A{article[1:]}" if opens or re.search(r"[.!?]\s$", before) else article


def _begins_with_vowel(text: str) -> bool:
    label = re.match(r"([A-Za-z])(?![^\W\d])", text)
    if label:
        return label.group(1).lower() in VOWEL_NAMED
    number = re.match(r"\d+", text)
    if number:
        return _number_begins_with_vowel(number.group())
    return text[:1].lower() in BACK + FRONT


def _number_begins_with_vowel(digits: str) -> bool:
    """egy, öt, ötven, ötszáz, ezer, egymillió …: a leading 5 always, a leading 1 where it opens a group of three."""
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


def _spoken_end(text: str) -> str:
    """How the end of the text sounds: the last digit or lone letter read out, else the text itself."""
    number = re.search(r"\d+$", text)
    if number:
        return _spoken_number_end(number.group())
    last = re.split(r"\W", text)[-1]
    if len(last) == 1 and last.lower() in LETTER_NAMES:
        return LETTER_NAMES[last.lower()]
    return text


def _spoken_number_end(digits: str) -> str:
    if digits[-1] != "0" or len(digits) == 1:
        return DIGIT_NAMES[int(digits[-1])]
    if digits[-2] != "0":
        return TENS_NAMES[int(digits[-2])]
    if len(digits) > 2 and digits[-3] != "0":
        return "száz"
    return "ezer" if any(digit != "0" for digit in digits[-6:-3]) else "millió"


def _is_back(spoken: str) -> bool:
    """Back harmony when a back vowel is the last to decide; e, i and é between back vowels do not."""
    vowels = [letter for letter in spoken.lower() if letter in BACK + FRONT]
    if not vowels:
        return False
    if vowels[-1] in "öőüűe":
        return False
    return any(vowel in BACK for vowel in vowels) if vowels[-1] in "iíé" else vowels[-1] in BACK


def _last_vowel(spoken: str) -> str:
    return next((letter for letter in reversed(spoken.lower()) if letter in BACK + FRONT), "")


def _lengthened(text: str) -> str:
    """A final a or e grows long before a suffix: Anna, Annának."""
    return text[:-1] + {"a": "á", "e": "é"}.get(text[-1:], text[-1:])
