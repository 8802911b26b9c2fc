"""Hungarian articles and suffixes, as correct Hungarian wants them."""

from __future__ import annotations

import pytest

from regalia.core.hungarian import with_article, with_numbered_players, with_suffix

WITH_AZ = [
    "E6",
    "F4",
    "A1",
    "I3",
    "L4",
    "M2",
    "N7",
    "O1",
    "R9",
    "S2",
    "U5",
    "X1",
    "Y2",
    "E",
    "F",
    "S",
    "e6",
    "F oszlop",
]
WITH_A = ["B2", "C1", "D3", "G6", "H2", "J1", "K8", "P4", "Q1", "T3", "V2", "W1", "Z9", "B", "K", "B oszlop"]
NUMBERS_WITH_AZ = ["1", "5", "50", "51", "59", "500", "555", "1000", "1500", "1999", "5000", "1000000", "1.", "5."]
NUMBERS_WITH_A = ["0", "2", "3", "4", "6", "7", "8", "9", "10", "11", "15", "19", "20", "100", "105", "151", "10000"]
NUMBERS_WITH_A += ["15000", "100000", "2000", "12."]
WORDS_WITH_AZ = ["erőd", "Anna", "Éva", "Ádám", "út", "ügy", "Örs", "Ottó", "Imre", "ispán", "őrség"]
WORDS_WITH_A = [
    "falu",
    "város",
    "Bence",
    "lovag",
    "gyár",
    "Zsófi",
    "mező",
    "szántóföld",
    "nyár",
    "sereg",
    "rom",
    "X-szárny",
][:-1]


@pytest.mark.parametrize("text", [*WITH_AZ, *NUMBERS_WITH_AZ, *WORDS_WITH_AZ])
def test_az_stands_before_what_begins_with_a_spoken_vowel(text: str) -> None:
    assert with_article(text) == f"az {text}"


@pytest.mark.parametrize("text", [*WITH_A, *NUMBERS_WITH_A, *WORDS_WITH_A])
def test_a_stands_before_the_rest(text: str) -> None:
    assert with_article(text) == f"a {text}"


LABELS = ["E6-ra", "F4-re", "B2-re", "A1-re", "C3-ra", "D5-re", "G7-re", "H8-ra", "K9-re", "L10-re", "A12-re", "B20-ra"]
LETTERS = [
    "A-ra",
    "B-re",
    "E-re",
    "F-re",
    "H-ra",
    "I-re",
    "K-ra",
    "O-ra",
    "Q-ra",
    "U-ra",
    "X-re",
    "Y-ra",
    "W-re",
    "Z-re",
]
UNITS = ["0-ra", "1-re", "2-re", "3-ra", "4-re", "5-re", "6-ra", "7-re", "8-ra", "9-re"]
TENS = ["10-re", "20-ra", "30-ra", "40-re", "50-re", "60-ra", "70-re", "80-ra", "90-re", "13-ra", "21-re", "36-ra"]
HUNDREDS = ["100-ra", "200-ra", "300-ra", "900-ra", "103-ra", "110-re", "120-ra"]
THOUSANDS = ["1000-re", "2000-re", "10000-re", "50000-re", "1003-ra", "1010-re", "1100-ra", "1500-ra", "2400-ra"]
MORE = ["100000-re", "300000-re", "110000-re", "100100-ra", "1000000-ra", "2000000-ra", "10000000-ra"]


@pytest.mark.parametrize("written", [*LABELS, *LETTERS, *UNITS, *TENS, *HUNDREDS, *THOUSANDS, *MORE])
def test_labels_and_numbers_take_their_suffix_by_how_they_are_read(written: str) -> None:
    assert with_suffix(written[:-3], "ra") == written


FRONT_NAMES = ["Bencének", "Péternek", "Gergőnek", "Tündének", "Imrének", "Emilnek", "Renének", "Petinek", "Henriknek"]
FRONT_NAMES += ["Róbertnek", "Józsefnek", "Ágnesnek", "Eszternek", "Kovács Bencének", "Erzsébetnek"]
BACK_NAMES = ["Annának", "Ottónak", "Zsófinak", "Jánosnak", "Ilonának", "Bélának", "Lászlónak", "Attilának", "Dávidnak"]
BACK_NAMES += ["Mártonnak", "Gyulának", "Patriknak", "Ivánnak", "Rékának", "Tominak", "Nagy Évának", "Zoltánnak"]
FRONT_WORDS = ["hercegnek", "erődnek", "hegynek", "földnek", "víznek", "erdőnek", "mezőnek", "seregnek"]
BACK_WORDS = ["királynak", "bárónak", "grófnak", "falunak", "városnak", "lovagnak", "hadúrnak", "3. játékosnak"]


def bare(inflected: str) -> str:
    """Annának → Anna."""
    stem = inflected[:-3]
    return stem[:-1] + {"á": "a", "é": "e"}.get(stem[-1], stem[-1]) if stem != "René" else stem


@pytest.mark.parametrize("inflected", [*FRONT_NAMES, *BACK_NAMES, *FRONT_WORDS, *BACK_WORDS])
def test_names_and_words_take_their_suffix_by_their_vowels(inflected: str) -> None:
    assert with_suffix(bare(inflected), "nak") == inflected


@pytest.mark.parametrize(
    ("text", "suffix", "written"),
    [
        ("E6", "ba", "E6-ba"),
        ("F4", "ba", "F4-be"),
        ("E6", "ban", "E6-ban"),
        ("F4", "ban", "F4-ben"),
        ("E6", "ból", "E6-ból"),
        ("F4", "ból", "F4-ből"),
        ("E6", "ról", "E6-ról"),
        ("F4", "ról", "F4-ről"),
        ("E6", "tól", "E6-tól"),
        ("F4", "tól", "F4-től"),
        ("E6", "nál", "E6-nál"),
        ("F4", "nál", "F4-nél"),
        ("Anna", "tól", "Annától"),
        ("Bence", "nál", "Bencénél"),
        ("falu", "ban", "faluban"),
        ("erőd", "ból", "erődből"),
    ],
)
def test_every_suffix_has_both_sounds(text: str, suffix: str, written: str) -> None:
    assert with_suffix(text, suffix) == written


@pytest.mark.parametrize(
    "written",
    ["E6-hoz", "F4-hez", "Annához", "Bencéhez", "Ottóhoz", "5-höz", "B2-höz", "erődhöz", "mezőhöz", "Gergőhöz"],
)
def test_to_somebody_has_three_sounds(written: str) -> None:
    """After ö, ő, ü and ű it is -höz."""
    stem = written[:-3].removesuffix("-")
    text = bare(written) if written[-4] != "-" else stem
    assert with_suffix(text, "hoz") == written


def test_an_unknown_suffix_is_a_fault_of_the_caller() -> None:
    with pytest.raises(KeyError):
        with_suffix("Anna", "val")


@pytest.mark.parametrize(
    ("put_together", "written"),
    [
        ("1. játékos legyőzi 2. játékos lovagját (E6)", "Az 1. játékos legyőzi a 2. játékos lovagját (E6)"),
        (
            "2. játékosnak nincs zsetonja, így 5. játékos nem kap semmit",
            "A 2. játékosnak nincs zsetonja, így az 5. játékos nem kap semmit",
        ),
        ("Választanak: 1. játékos, 3. játékos", "Választanak: az 1. játékos, a 3. játékos"),
        ("1. játékos, 2. játékos: egyaránt 12 pont", "Az 1. játékos, a 2. játékos: egyaránt 12 pont"),
        ("Vége a körnek. 1. játékos kezd", "Vége a körnek. Az 1. játékos kezd"),
        ("Add át a 2. játékosnak", "Add át a 2. játékosnak"),
        ("B4, erdő: Az 1. játékos faluja", "B4, erdő: az 1. játékos faluja"),
        ("1. hely: 2. játékos (terc)", "1. hely: a 2. játékos (terc)"),
        ("(1. játékos elhozza)", "(Az 1. játékos elhozza)"),
        ("Lorenzo Nero (1. játékos) visszavonul", "Lorenzo Nero (1. játékos) visszavonul"),
        ("3. játékos", "3. játékos"),
        ("1. játékos: 12 pont", "1. játékos: 12 pont"),
        ("2 1. játékos: 12 pont", "2 1. játékos: 12 pont"),
        ("1. játékos – Lovag", "1. játékos – Lovag"),
        ("1. játékos (1. szék): 3 GP", "1. játékos (1. szék): 3 GP"),
        ("Anna legyőzi Bence lovagját", "Anna legyőzi Bence lovagját"),
        ("Szabad az asztal\n1. játékos\n2. játékos vár", "Szabad az asztal\n1. játékos\nA 2. játékos vár"),
    ],
)
def test_a_numbered_player_takes_an_article_in_a_sentence_and_none_as_a_label(put_together: str, written: str) -> None:
    assert with_numbered_players(put_together) == written
    assert with_numbered_players(written) == written
