import type { Choice, Closed, Message, SceneAsk, Target } from '../wire';

/** What the next click may be on, and which choices it would leave. */
export interface Offer {
  target: Target;
  choices: Choice[];
}

/** What is left of a choice's path after these clicks; null where they do not lead to it. */
function rest(ask: SceneAsk, choice: Choice, taken: readonly string[]): Target[] | null {
  if (!ask.any_order)
    return taken.every((at, index) => choice.path[index]?.at === at) ? choice.path.slice(taken.length) : null;
  const left = [...choice.path];
  for (const at of taken) {
    const index = left.findIndex((target) => target.at === at);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

export function candidates(ask: SceneAsk, taken: readonly string[]): Choice[] {
  return ask.choices.filter((choice) => rest(ask, choice, taken) !== null);
}

/** The next targets by what they are on, in the order in which the choices name them. */
export function offers(ask: SceneAsk, taken: readonly string[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  if (ask.gather) return loose(ask, taken);
  for (const choice of ask.choices) {
    const left = rest(ask, choice, taken) ?? [];
    for (const target of ask.any_order ? distinct(open(left, taken)) : left.slice(0, 1)) {
      const offer = found.get(target.at);
      if (offer) offer.choices.push(choice);
      else found.set(target.at, { target, choices: [choice] });
    }
  }
  return found;
}

/** What says «done» may be clicked when nothing else is missing, or first of all. */
const open = (left: readonly Target[], taken: readonly string[]): Target[] =>
  left.filter((target) => !target.ends || left.length === 1 || !taken.length);

/** The ways to what says «done» and was clicked first: each answer once. */
export function ways(ask: SceneAsk, taken: readonly string[]): Choice[] {
  const [first] = taken;
  if (!ask.any_order || taken.length !== 1) return [];
  const found = candidates(ask, taken).filter((choice) =>
    choice.path.some((target) => target.ends && target.at === first),
  );
  return [...new Map(found.map((choice) => [choice.text, choice])).values()];
}

/** What is asked after these clicks, where the last one has a question of its own. */
export function asksAfter(ask: SceneAsk, taken: readonly string[]): Message | undefined {
  const at = taken.at(-1);
  if (ask.any_order || !at) return undefined;
  return candidates(ask, taken)[0]?.path[taken.length - 1]?.asks ?? undefined;
}

/** What the clicked things make together. */
export function sum(ask: SceneAsk, taken: readonly string[]): number {
  const targets = new Map(ask.choices.flatMap((choice) => choice.path).map((target) => [target.at, target]));
  return taken.reduce((total, at) => total + (targets.get(at)?.adds ?? 0), 0);
}

/** While things are gathered for a series: all that are not yet, and the words only as long as there are none. */
function loose(ask: SceneAsk, taken: readonly string[]): Map<string, Offer> {
  const open = ask.choices.flatMap((choice) => choice.path.map((target) => ({ target, choices: [choice] })));
  const isOpen = ({ target }: Offer): boolean =>
    !taken.includes(target.at) && (!taken.length || !target.at.startsWith('button:'));
  return new Map(open.filter(isOpen).map((offer) => [offer.target.at, offer]));
}

/** The texts of what has been gathered for a series, in the order of the clicks. */
export function series(ask: SceneAsk, taken: readonly string[]): string[] {
  return taken.flatMap((at) => ask.choices.find((choice) => choice.path[0]?.at === at)?.text ?? []);
}

/** Whether what has been gathered is enough to say it. */
export const isEnough = (ask: SceneAsk, taken: readonly string[]): boolean =>
  !!ask.gather && taken.length >= (ask.gather.least ?? 1);

const distinct = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [target.at, target])).values(),
];

/** The choice whose whole path has been clicked. */
export function completed(ask: SceneAsk, taken: readonly string[]): Choice | undefined {
  if (ask.gather) return undefined;
  return taken.length ? ask.choices.find((choice) => rest(ask, choice, taken)?.length === 0) : undefined;
}

/** Clicks that all choices share and that settle nothing: they are taken for granted, but never the last one. */
export function granted(ask: SceneAsk): string[] {
  const taken: string[] = [];
  if (ask.any_order || ask.gather) return taken;
  for (;;) {
    const next = [...offers(ask, taken).values()];
    const [only] = next;
    if (next.length !== 1 || !only || !only.choices.every((choice) => choice.path.length > taken.length + 1))
      return taken;
    if (completed(ask, taken)) return taken;
    taken.push(only.target.at);
  }
}

export type Clicked = { taken: string[]; chosen?: Choice };

/** A click on something offered goes on; on something taken it goes back to before it; else nothing (null). */
export function click(ask: SceneAsk, taken: readonly string[], at: string): Clicked | null {
  if (ask.gather && taken.includes(at)) return { taken: without(taken, at) };
  const offered = offers(ask, taken).get(at);
  if (ask.gather)
    return offered
      ? at.startsWith('button:')
        ? { taken: [at], chosen: offered.choices[0] }
        : { taken: [...taken, at] }
      : null;
  if (offered) {
    const next = [...taken, at];
    const done = completed(ask, next);
    const isOpen = offers(ask, next).size > 0;
    const isWilled = !ask.any_order || at.startsWith('button:');
    const [only, other] = ways(ask, next);
    if (only && !other) return { taken: next, chosen: only };
    if (done && offered.target.ends) return { taken: next, chosen: done };
    return done && !isOpen && isWilled ? { taken: next, chosen: done } : { taken: next };
  }
  if (ask.any_order) return taken.includes(at) ? { taken: without(taken, at) } : null;
  const before = taken.indexOf(at);
  if (before >= 0) return { taken: taken.slice(0, before) };
  return instead(ask, taken, at);
}

/** One click on this less. */
export function without(taken: readonly string[], at: string): string[] {
  const last = taken.lastIndexOf(at);
  return taken.filter((_, index) => index !== last);
}

/** What has been gathered for a choice whose clicks come in any order: each thing once, and how often. */
export function gathered(ask: SceneAsk, taken: readonly string[]): { target: Target; count: number }[] {
  if (!ask.any_order) return [];
  const targets = new Map(ask.choices.flatMap((choice) => choice.path).map((target) => [target.at, target]));
  return [...new Set(taken)].flatMap((at) => {
    const target = targets.get(at);
    return target ? [{ target, count: taken.filter((other) => other === at).length }] : [];
  });
}

/** Another first click, made while the second was asked for: «no, this knight». */
function instead(ask: SceneAsk, taken: readonly string[], at: string): Clicked | null {
  for (let length = taken.length - 1; length >= 0; length -= 1) {
    const shorter = taken.slice(0, length);
    if (offers(ask, shorter).has(at)) return click(ask, shorter, at);
  }
  return null;
}

/** Esc: one click less, or null when there is nothing to let go. */
export function back(ask: SceneAsk, taken: readonly string[]): string[] | null {
  const least = granted(ask).length;
  return taken.length > least ? taken.slice(0, -1) : null;
}

export interface ButtonOffer {
  target: Target;
  closed?: Closed;
  choice?: Choice;
  current: boolean;
}

/** What has no letter stands behind those that have one. */
const LAST = 'ZZ';

/** Buttons in their places: those offered, those closed, and those already taken, by letter. */
export function buttons(ask: SceneAsk, taken: readonly string[]): ButtonOffer[] {
  const row: ButtonOffer[] = [];
  for (const { target, choices } of offers(ask, taken).values()) {
    if (target.at.startsWith('button:')) row.push({ target, choice: choices[0], current: false });
  }
  taken.forEach((at, index) => {
    const target = candidates(ask, taken)[0]?.path[index];
    if (at.startsWith('button:') && target) row.push({ target, current: true });
  });
  const shown = new Set(row.map((button) => button.target.at));
  for (const closed of ask.closed ?? []) {
    if (shown.has(closed.target.at) || !closed.target.at.startsWith('button:')) continue;
    row.push({ target: closed.target, closed, current: !!ask.letter && closed.target.letter === ask.letter });
  }
  const letters = (button: ButtonOffer): string => button.target.letter || LAST;
  return row.some((button) => button.target.letter) ? row.sort((a, b) => letters(a).localeCompare(letters(b))) : row;
}

/** It can be clicked, but something else has to be before. */
export const comesLater = (ask: SceneAsk, taken: readonly string[], at: string): boolean =>
  !ask.any_order &&
  ask.choices.some((choice) =>
    rest(ask, choice, taken)
      ?.slice(1)
      .some((target) => target.at === at),
  );

/** How a thing that is not offered is asked about: like a choice that is, with its label in the place of the other's. */
export function whyText(
  ask: SceneAsk,
  taken: readonly string[],
  label: string,
  labelOf: (at: string) => string | null,
): string {
  for (const choice of candidates(ask, taken)) {
    const other = (rest(ask, choice, taken) ?? []).map((target) => labelOf(target.at)).find(Boolean);
    const [kind = '', body = ''] = choice.text.split(/:(.*)/s);
    const at = other ? lastWord(body, other) : -1;
    if (other && at >= 0) return `${kind}:${body.slice(0, at)}${label}${body.slice(at + other.length)}`;
  }
  return `${ask.kind}:${label}`;
}

/** Where the label stands alone in the text: E1, but not in E10. */
function lastWord(text: string, label: string): number {
  const found = [...text.matchAll(/[\p{L}\p{N}]+?(?=x\d|[^\p{L}\p{N}]|$)/gu)].filter((match) => match[0] === label);
  return found.at(-1)?.index ?? text.lastIndexOf(label);
}
