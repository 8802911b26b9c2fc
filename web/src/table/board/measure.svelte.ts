/** The hands that names on a board are written in, as CSS has them. */
export type Hand = 'upright' | 'slanted' | 'capital' | 'number';

const FONTS: Record<Hand, [style: string, family: string, wide: number]> = {
  upright: ['700', '--serif', 1],
  slanted: ['italic 500', '--serif', 1],
  capital: ['700', '--caps', 1.05],
  number: ['700', '--sans', 1],
};
const SAMPLE = 100;
/** Where nothing can be measured. */
const GUESS = 0.54;

/** How wide a text is; fonts that come later are measured anew. */
class Measure {
  #loaded = $state(0);
  #known = new Map<string, number>();
  /** Read from the page once: while it is being changed, reading would make it reckon all its styles anew. */
  #families = new Map<string, string>();
  #pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');

  constructor() {
    if (typeof document === 'undefined' || !('fonts' in document)) return;
    document.fonts.addEventListener('loadingdone', () => {
      this.#known.clear();
      this.#loaded += 1;
    });
  }

  width(text: string, hand: Hand, size: number): number {
    void this.#loaded;
    const key = `${hand} ${text}`;
    const known = this.#known.get(key) ?? this.#measured(text, hand);
    this.#known.set(key, known);
    return known * size;
  }

  #measured(text: string, hand: Hand): number {
    if (!this.#pen) return text.length * GUESS;
    const [style, family, wide] = FONTS[hand];
    const fonts =
      this.#families.get(family) ?? (getComputedStyle(document.documentElement).getPropertyValue(family) || 'serif');
    this.#families.set(family, fonts);
    this.#pen.font = `${style} ${SAMPLE}px ${fonts}`;
    return (this.#pen.measureText(text).width / SAMPLE) * wide;
  }
}

export const measure = new Measure();
