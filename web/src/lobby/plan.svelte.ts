import { resolve, same, type Values } from '../rules/options';
import { allowed } from '../rules/sets';
import type { GameInfo, NewTable, OptionInfo, SeatWish, Tincture } from '../wire';

const USUAL_SEATS = 3;

/** The table that is being laid: a game, who sits where in which colour, and what was said of its options. */
export class Plan {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatWish[]>([]);
  /** Advice may be asked for, though others than bots play. */
  hints = $state(false);
  #said = $state.raw<Values>({});
  /** Whoever has never played it here begins with the rules of a first game, as long as nothing else is said. */
  #isFirst = false;

  /** All options, as they will be played. */
  values = $derived(resolve(this.game?.options ?? [], this.#said, this.seats.length));

  pick(game: GameInfo, isFirst = false): void {
    if (this.game?.id === game.id) return;
    this.game = game;
    this.#isFirst = isFirst;
    this.#said = {};
    for (const seat of this.seats) seat.tincture = '';
    const kept = game.seats.includes(this.seats.length) ? this.seats.length : 0;
    const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats.at(-1) ?? 2);
    this.resize(kept || usual);
  }

  resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, (_, index): SeatWish => {
      const isFirst = this.seats.length + index === 0;
      return { holder: isFirst ? 'me' : 'bot', name: '', level: 'knight', tincture: '' };
    });
    this.seats = [...this.seats, ...added].slice(0, count);
    this.#dress();
    const said = this.#isFirst ? (this.game?.first?.[count] ?? {}) : this.#said;
    this.#said = allowed(this.game?.options ?? [], said, count);
  }

  /** What was said of the options: the rest is as usual. */
  get said(): Values {
    return this.#said;
  }

  /** These rules, and nothing of what was said before. */
  use(said: Values): void {
    this.#isFirst = false;
    this.#said = allowed(this.game?.options ?? [], said, this.seats.length);
  }

  /** A preset sets its options anew; each of them can be changed afterwards. */
  set(option: OptionInfo, value: unknown): void {
    this.#isFirst = false;
    const anew = [option.id, ...Object.values(option.presets).flatMap((preset) => Object.keys(preset))];
    const kept = Object.fromEntries(Object.entries(this.#said).filter(([id]) => !anew.includes(id)));
    const without = resolve(this.game?.options ?? [], kept, this.seats.length);
    this.#said = same(value, without[option.id]) ? kept : { ...kept, [option.id]: value };
  }

  /** Whoever has the colour takes the other one. */
  colour(index: number, tincture: Tincture): void {
    const [seat, other] = [this.seats[index], this.seats.find((each) => each.tincture === tincture)];
    if (!seat) return;
    if (other) other.tincture = seat.tincture;
    seat.tincture = tincture;
  }

  /** What the form shows is what is sent. */
  wish(name: string): Omit<NewTable, 'nonce' | 'promise'> {
    const seats = $state.snapshot(this.seats).map((seat, index) => ({
      ...seat,
      name: seat.holder === 'me' ? seat.name || (this.isFirstMine(index) ? name : '') : '',
    }));
    return { game: this.game?.id ?? '', seats, options: { ...this.values }, hints: this.hints && this.hasCompany };
  }

  get hasCompany(): boolean {
    return this.seats.filter((seat) => seat.holder !== 'bot').length > 1;
  }

  isFirstMine(index: number): boolean {
    return this.seats.findIndex((seat) => seat.holder === 'me') === index;
  }

  /** Each seat without a colour gets the first one that is left. */
  #dress(): void {
    if (!this.game?.chooses_colour) return;
    for (const seat of this.seats)
      seat.tincture ||=
        this.game.tinctures.find((tincture) => this.seats.every((each) => each.tincture !== tincture)) ?? '';
  }
}
