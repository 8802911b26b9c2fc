/** Hungarian articles and suffixes for words that a program puts into a sentence: names, numbers, labels like E6. */
import { bare, dressed } from './marks';

const BACK = 'aáoóuú';
const FRONT = 'eéiíöőüű';
/** Letters whose spoken name begins with a vowel: «az F oszlop», «az L4». */
const VOWEL_NAMED = 'aáeéiíoóöőuúüűflmnrsxy';
// prettier-ignore
const LETTER_NAMES: Record<string, string> = {
  a: 'á', b: 'bé', c: 'cé', d: 'dé', e: 'é', f: 'ef', g: 'gé', h: 'há', i: 'í', j: 'jé', k: 'ká', l: 'el', m: 'em',
  n: 'en', o: 'ó', p: 'pé', q: 'kú', r: 'er', s: 'es', t: 'té', u: 'ú', v: 'vé', w: 'vé', x: 'iksz', y: 'ipszilon',
  z: 'zé',
};
const DIGIT_NAMES = ['nulla', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'];
const TENS_NAMES = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven'];
const SUFFIXES: Record<string, [string, string, string?]> = {
  ra: ['ra', 're'],
  ba: ['ba', 'be'],
  ban: ['ban', 'ben'],
  ból: ['ból', 'ből'],
  ról: ['ról', 'ről'],
  tól: ['tól', 'től'],
  nak: ['nak', 'nek'],
  hoz: ['hoz', 'hez', 'höz'],
  nál: ['nál', 'nél'],
  on: ['on', 'en', 'ön'],
};
/** What whoever has given no name is called, and the word before. */
const NUMBERED = /(\p{L}+ )?(\d+\. játékos)/gu;

/** «a B2», «az E6», «az 5», «a falu», «az erőd». */
export function withArticle(text: string): string {
  return `${beginsWithVowel(bare(text)) ? 'az' : 'a'} ${text}`;
}

/** «E6-ra», «F4-re», «Annának», «Bencének»; `suffix` is the back-vowel form. */
export function withSuffix(text: string, suffix: string): string {
  return dressed(text, suffixed(bare(text), suffix));
}

function suffixed(text: string, suffix: string): string {
  const forms = SUFFIXES[suffix];
  if (!forms) throw new RangeError(`no suffix ${suffix}`);
  const [back, front, rounded] = forms;
  const spoken = spokenEnd(text);
  let ending = isBack(spoken) ? back : front;
  if (rounded && ending === front && 'öőüű'.includes(vowelsOf(spoken).at(-1) ?? 'x')) ending = rounded;
  return spoken === text ? lengthened(text) + ending : `${text}-${ending}`;
}

/** «Az 1. játékos legyőzi a 2. játékos lovagját»: unlike a person's own name, a numbered player takes an article. */
export function withNumberedPlayers(text: string): string {
  return text.replace(NUMBERED, (found: string, word: string | undefined, player: string, at: number) => {
    const articled = withArticle(player);
    if (word && !/^az? $/i.test(word)) return word + articled;
    const before = bare(text.slice(0, at));
    const after = bare(text.slice(at + found.length));
    const opens = !/\p{L}/u.test(before.slice(before.lastIndexOf('\n') + 1));
    const isLabel =
      (opens && /^($|:|\n| [^\p{L}\p{N}_])/u.test(after)) || (before.endsWith('(') && after.startsWith(')'));
    if (isLabel && !word) return player;
    return opens || /[.!?]\s$/.test(before) ? `A${articled.slice(1)}` : articled;
  });
}

function beginsWithVowel(text: string): boolean {
  const label = /^([A-Za-z])(?!\p{L}|_)/u.exec(text)?.[1];
  if (label) return VOWEL_NAMED.includes(label.toLowerCase());
  const digits = /^\d+/.exec(text)?.[0];
  if (digits) return numberBeginsWithVowel(digits);
  const first = text.slice(0, 1).toLowerCase();
  return first !== '' && (BACK + FRONT).includes(first);
}

/** egy, öt, ötven, ötszáz, ezer, egymillió …: a leading 5 always, a leading 1 where it opens a group of three. */
function numberBeginsWithVowel(digits: string): boolean {
  return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1);
}

/** How the end of the text sounds: the last number or lone letter read out, else the text itself. */
function spokenEnd(text: string): string {
  const digits = /\d+$/.exec(text)?.[0];
  if (digits) return spokenNumberEnd(digits);
  const last = text.split(/[^\p{L}\p{N}_]/u).at(-1) ?? '';
  return last.length === 1 ? (LETTER_NAMES[last.toLowerCase()] ?? text) : text;
}

function spokenNumberEnd(digits: string): string {
  const at = (fromEnd: number): number => Number(digits.at(-fromEnd) ?? 0);
  if (at(1) !== 0 || digits.length === 1) return DIGIT_NAMES[at(1)] ?? '';
  if (at(2) !== 0) return TENS_NAMES[at(2)] ?? '';
  if (at(3) !== 0) return 'száz';
  return /[1-9]/.test(digits.slice(-6, -3)) ? 'ezer' : 'millió';
}

function vowelsOf(spoken: string): string[] {
  return [...spoken.toLowerCase()].filter((letter) => (BACK + FRONT).includes(letter));
}

/** Back harmony when a back vowel is the last to decide; i and é between back vowels do not. */
function isBack(spoken: string): boolean {
  const vowels = vowelsOf(spoken);
  const last = vowels.at(-1);
  if (last === undefined || 'öőüűe'.includes(last)) return false;
  return 'iíé'.includes(last) ? vowels.some((vowel) => BACK.includes(vowel)) : BACK.includes(last);
}

/** A final a or e grows long before a suffix: Anna, Annának. */
function lengthened(text: string): string {
  return text.replace(/a$/, 'á').replace(/e$/, 'é');
}
