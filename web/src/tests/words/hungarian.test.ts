import { expect, test } from 'vitest';
import { withArticle, withNumberedPlayers, withSuffix } from '../../words/hungarian';

const listed = (text: string): string[] => text.trim().split(/\s+/);

const WITH_AZ = listed(`
  E6 F4 A1 I3 L4 M2 N7 O1 R9 S2 U5 X1 Y2 E F S e6 1 5 50 51 59 500 555 1000 1500 1999 5000 1000000 1. 5. erőd Anna
  Éva Ádám út ügy Örs Ottó Imre ispán őrség
`);
const WITH_A = listed(`
  B2 C1 D3 G6 H2 J1 K8 P4 Q1 T3 V2 W1 Z9 B K 0 2 3 4 6 7 8 9 10 11 15 19 20 100 105 151 10000 15000 100000 2000
  12. falu város Bence lovag gyár Zsófi mező szántóföld nyár sereg rom
`);

test.each([...WITH_AZ, 'F oszlop'])('az %s', (text) => expect(withArticle(text)).toBe(`az ${text}`));
test.each([...WITH_A, 'B oszlop'])('a %s', (text) => expect(withArticle(text)).toBe(`a ${text}`));

const LABELS = listed(`
  E6-ra F4-re B2-re A1-re C3-ra D5-re G7-re H8-ra K9-re L10-re A12-re B20-ra A-ra B-re E-re F-re H-ra I-re K-ra
  O-ra Q-ra U-ra X-re Y-ra W-re Z-re
`);
const NUMBERS = listed(`
  0-ra 1-re 2-re 3-ra 4-re 5-re 6-ra 7-re 8-ra 9-re 10-re 20-ra 30-ra 40-re 50-re 60-ra 70-re 80-ra 90-re 13-ra
  21-re 36-ra 100-ra 200-ra 300-ra 900-ra 103-ra 110-re 120-ra 1000-re 2000-re 10000-re 50000-re 1003-ra 1010-re
  1100-ra 1500-ra 2400-ra 100000-re 300000-re 110000-re 100100-ra 1000000-ra 2000000-ra 10000000-ra
`);

test.each([...LABELS, ...NUMBERS])('%s', (written) => expect(withSuffix(written.slice(0, -3), 'ra')).toBe(written));

const NAMES = listed(`
  Bencének Péternek Gergőnek Tündének Imrének Emilnek Renének Petinek Henriknek Róbertnek Józsefnek Ágnesnek
  Eszternek Erzsébetnek Annának Ottónak Zsófinak Jánosnak Ilonának Bélának Lászlónak Attilának Dávidnak Mártonnak
  Gyulának Patriknak Ivánnak Rékának Tominak Zoltánnak hercegnek erődnek hegynek földnek víznek erdőnek mezőnek
  seregnek királynak bárónak grófnak falunak városnak lovagnak hadúrnak
`);
const bare = (inflected: string): string => {
  const stem = inflected.slice(0, -3);
  return stem === 'René' ? stem : stem.replace(/á$/, 'a').replace(/é$/, 'e');
};

test.each([...NAMES, '3. játékosnak', 'Kovács Bencének', 'Nagy Évának'])('%s', (inflected) =>
  expect(withSuffix(bare(inflected), 'nak')).toBe(inflected),
);

test.each([
  ['E6', 'ba', 'E6-ba'],
  ['F4', 'ba', 'F4-be'],
  ['E6', 'ban', 'E6-ban'],
  ['F4', 'ban', 'F4-ben'],
  ['E6', 'ból', 'E6-ból'],
  ['F4', 'ból', 'F4-ből'],
  ['E6', 'ról', 'E6-ról'],
  ['F4', 'ról', 'F4-ről'],
  ['E6', 'tól', 'E6-tól'],
  ['F4', 'tól', 'F4-től'],
  ['E6', 'nál', 'E6-nál'],
  ['F4', 'nál', 'F4-nél'],
  ['Anna', 'tól', 'Annától'],
  ['Bence', 'nál', 'Bencénél'],
  ['falu', 'ban', 'faluban'],
  ['erőd', 'ból', 'erődből'],
  ['E6', 'hoz', 'E6-hoz'],
  ['F4', 'hoz', 'F4-hez'],
  ['Anna', 'hoz', 'Annához'],
  ['5', 'hoz', '5-höz'],
  ['erőd', 'hoz', 'erődhöz'],
  ['Gergő', 'hoz', 'Gergőhöz'],
])('%s + %s = %s', (text, suffix, written) => expect(withSuffix(text, suffix)).toBe(written));

test('an unknown suffix is a fault of the caller', () => expect(() => withSuffix('Anna', 'val')).toThrow());

test.each([
  ['1. játékos legyőzi 2. játékos lovagját (E6)', 'Az 1. játékos legyőzi a 2. játékos lovagját (E6)'],
  [
    '2. játékosnak nincs zsetonja, így 5. játékos nem kap semmit',
    'A 2. játékosnak nincs zsetonja, így az 5. játékos nem kap semmit',
  ],
  ['Választanak: 1. játékos, 3. játékos', 'Választanak: az 1. játékos, a 3. játékos'],
  ['1. játékos, 2. játékos: egyaránt 12 pont', 'Az 1. játékos, a 2. játékos: egyaránt 12 pont'],
  ['Vége a körnek. 1. játékos kezd', 'Vége a körnek. Az 1. játékos kezd'],
  ['Add át a 2. játékosnak', 'Add át a 2. játékosnak'],
  ['B4, erdő: Az 1. játékos faluja', 'B4, erdő: az 1. játékos faluja'],
  ['1. hely: 2. játékos (terc)', '1. hely: a 2. játékos (terc)'],
  ['(1. játékos elhozza)', '(Az 1. játékos elhozza)'],
  ['Lorenzo Nero (1. játékos) visszavonul', 'Lorenzo Nero (1. játékos) visszavonul'],
  ['3. játékos', '3. játékos'],
  ['1. játékos: 12 pont', '1. játékos: 12 pont'],
  ['2 1. játékos: 12 pont', '2 1. játékos: 12 pont'],
  ['1. játékos – Lovag', '1. játékos – Lovag'],
  ['1. játékos (1. szék): 3 GP', '1. játékos (1. szék): 3 GP'],
  ['Anna legyőzi Bence lovagját', 'Anna legyőzi Bence lovagját'],
  ['Szabad az asztal\n1. játékos\n2. játékos vár', 'Szabad az asztal\n1. játékos\nA 2. játékos vár'],
])('%s → %s', (putTogether, written) => {
  expect(withNumberedPlayers(putTogether)).toBe(written);
  expect(withNumberedPlayers(written)).toBe(written);
});
