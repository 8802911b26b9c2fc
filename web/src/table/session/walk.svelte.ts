import type { News } from '../../scene/time/since';

/** Goes through what others did since the viewer's last move, one after the other. */
export class Walk {
  /** Which of them, counted from 1; 0: nobody walks. */
  at = $state(0);
  current: News | null = $derived.by(() => this.news().find(({ n }) => n === this.at) ?? null);

  constructor(
    readonly news: () => readonly News[],
    /** Lights the places of one, or of none. */
    readonly point: (news: News | null) => void,
  ) {}

  next = (): void => this.to(this.at >= this.news().length ? 1 : this.at + 1);
  previous = (): void => this.to(this.at <= 1 ? this.news().length : this.at - 1);

  to(n: number): void {
    this.at = this.news().some((one) => one.n === n) ? n : 0;
    this.point(this.current);
  }

  /** Says whether somebody walked. */
  end(): boolean {
    const walked = this.at > 0;
    if (walked) this.to(0);
    return walked;
  }
}
