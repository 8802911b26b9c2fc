import { http } from '../../net/http';
import { lineKey } from '../../scene/time/since';
import type { NewsItem, Report } from '../../wire';
import type { Viewpoint } from './viewpoint.svelte';

const KEY = 'regalia-reports-read';

/** What came of battles, elections, winters: whom it touches puts it away; any other can be opened from its line. */
export class Reports {
  /** The one that lies open; `waits`: nothing else is shown until it was put away. */
  open = $state.raw<{ report: Report; line: string; waits: boolean } | null>(null);
  #putAway: (() => void)[] = [];

  constructor(readonly viewpoint: Viewpoint) {}

  get waits(): boolean {
    return this.open?.waits ?? false;
  }

  /** Comes with its news: it lies open for whom it touches. Says whether it does. */
  bring(item: NewsItem): boolean {
    const { report } = item;
    if (!report || !this.#touches(report)) return false;
    this.open = { report, line: lineKey(item), waits: true };
    return true;
  }

  /** Any line's report, for as long as one likes; others go on meanwhile. */
  async show(item: NewsItem): Promise<void> {
    const report = item.report ?? (await this.#asked(item));
    if (report && !this.waits) this.open = { report, line: lineKey(item), waits: false };
  }

  /** After coming back: what one has not read yet lies open again. */
  async recall(log: readonly NewsItem[], own: number): Promise<void> {
    const { seat } = this.viewpoint;
    const item = log.findLast((line) => line.has_report);
    if (seat === null || !item || (item.at ?? 0) < own || this.#hasRead(lineKey(item))) return;
    const report = await this.#asked(item);
    if (report && this.viewpoint.seat === seat && !this.open && this.#touches(report))
      this.open = { report, line: lineKey(item), waits: true };
  }

  putAway = (): void => {
    if (this.open) this.#remember(this.open.line);
    this.drop();
  };

  /** What lies open goes unread, and whoever waited for it goes on. */
  drop(): void {
    this.open = null;
    const waiting = this.#putAway;
    this.#putAway = [];
    for (const goOn of waiting) goOn();
  }

  /** Ends when nothing lies open that has to be put away. */
  async rest(): Promise<void> {
    if (this.waits) await new Promise<void>((resolve) => this.#putAway.push(resolve));
  }

  async #asked(item: NewsItem): Promise<Report | null> {
    const { info } = this.viewpoint;
    return info ? await http.report(info.id, item.at ?? 0, item.event ?? 0).catch(() => null) : null;
  }

  #touches({ seats }: Report): boolean {
    const { seat } = this.viewpoint;
    return seat !== null && (!seats?.length || seats.includes(seat));
  }

  // --- what this browser has read ---------------------------------------------------------------------------------

  #name(line: string): string {
    return `${this.viewpoint.info?.id ?? ''}/${this.viewpoint.seat ?? ''}/${line}`;
  }

  #hasRead(line: string): boolean {
    return read().includes(this.#name(line));
  }

  #remember(line: string): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), this.#name(line)])]));
    } catch {
      // A browser that keeps nothing shows it once more.
    }
  }
}

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}
