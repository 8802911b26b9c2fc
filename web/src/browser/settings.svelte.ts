import { LANGUAGES, type Language } from '../words/words';

export type Theme = 'light' | 'dark' | 'system';
export type Speed = 0 | 0.5 | 1 | 2;
/** How long the bots wait for «end turn»: until it is said, for a moment, or not at all. */
export type Hold = 'wait' | 'short' | 'off';

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  textScale: number;
  notify: boolean;
  hold: Hold;
  helper: boolean;
  steps: boolean;
  slower: boolean;
}

const SYSTEM_DARK = matchMedia('(prefers-color-scheme: dark)');
const KEY = 'regalia-settings';
const onPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 899px)').matches;

function first(): Stored {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = LANGUAGES.find(
    (known) => known === wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag)),
  );
  return {
    language: language ?? 'en',
    theme: 'system',
    speed: 1,
    sound: !onPhone(),
    textScale: 1,
    notify: false,
    hold: 'wait',
    helper: true,
    steps: false,
    slower: false,
  };
}

function stored(): Stored {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return first();
  }
}

/** What the player has set up, kept in this browser. */
class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>(1);
  sound = $state(true);
  textScale = $state(1);
  notify = $state(false);
  hold = $state<Hold>('wait');
  /** Says what the cards that have been selected would make. */
  helper = $state(true);
  /** Each thing that others do waits until the player wants to see it. */
  steps = $state(false);
  /** Everything takes longer, and dice lie longer. */
  slower = $state(false);

  #systemDark = $state(SYSTEM_DARK.matches);

  constructor() {
    SYSTEM_DARK.addEventListener('change', (event) => (this.#systemDark = event.matches));
    Object.assign(this, stored());
  }

  /** Shows the settings on the page and keeps them; call it in an effect. */
  keep(): void {
    const { language, theme, speed, sound, textScale, notify, hold, helper, steps, slower } = this;
    const kept = { language, theme, speed, sound, textScale, notify, hold, helper, steps, slower };
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.style.setProperty('--text-scale', String(textScale));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  /** Factor on all times; 0 where nothing travels. */
  get motion(): number {
    if (this.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return 1 / this.speed;
  }
}

export const settings = new Settings();
