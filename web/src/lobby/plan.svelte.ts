import { nonce } from '../net/nonce';
import type { GameInfo, NewTable, OptionInfo, SeatWish } from '../wire';

export const LEVELS = ['squire', 'knight', 'king'] as const;
const USUAL_SEATS = 3;

/** The table that is being laid: a game, who sits where, and what differs from the usual. */
export class Plan {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, unknown>>({});

  pick(game: GameInfo): void {
    if (this.game?.id === game.id) return;
    this.game = game;
    this.options = {};
    const kept = game.seats.includes(this.seats.length) ? this.seats.length : 0;
    const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats.at(-1) ?? 2);
    this.resize(kept || usual);
  }

  resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, (_, index): SeatWish => {
      const isFirst = this.seats.length + index === 0;
      return { holder: isFirst ? 'me' : 'bot', name: '', level: 'knight' };
    });
    this.seats = [...this.seats, ...added].slice(0, count);
    this.options = Object.fromEntries(Object.entries(this.options).filter(([, value]) => typeof value !== 'number' || value < count));
  }

  value(option: OptionInfo): unknown {
    return option.id in this.options ? this.options[option.id] : usual(option, this.seats.length);
  }

  set(option: OptionInfo, value: unknown): void {
    const { [option.id]: _, ...others } = this.options;
    this.options = value === usual(option, this.seats.length) ? others : { ...others, [option.id]: value };
  }

  wish(name: string): NewTable {
    const seats = $state.snapshot(this.seats).map((seat, index) => ({
      ...seat,
      name: seat.holder === 'me' ? seat.name || (this.isFirstMine(index) ? name : '') : '',
    }));
    return { game: this.game?.id ?? '', seats, options: $state.snapshot(this.options), nonce: nonce() };
  }

  isFirstMine(index: number): boolean {
    return this.seats.findIndex((seat) => seat.holder === 'me') === index;
  }
}

export function usual(option: OptionInfo, seats: number): unknown {
  return option.default[seats] ?? Object.values(option.default)[0] ?? null;
}
