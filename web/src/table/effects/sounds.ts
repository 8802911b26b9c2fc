import { settings } from '../../browser/settings.svelte';

/** One stroke of a sound: when, how high, how long, how loud, and its colour. */
type Stroke = [start: number, pitch: number, length: number, volume: number, kind: OscillatorType | 'noise'];

const WOOD: Stroke = [0, 320, 0.07, 0.5, 'triangle'];
const SOUNDS: Record<string, Stroke[]> = {
  bell: [
    [0, 392, 0.55, 0.35, 'sine'],
    [0, 784, 0.3, 0.12, 'sine'],
  ],
  select: [[0, 520, 0.04, 0.25, 'triangle']],
  place: [WOOD, [0.03, 190, 0.08, 0.4, 'triangle']],
  move: [
    [0, 210, 0.06, 0.5, 'triangle'],
    [0.13, 180, 0.07, 0.5, 'triangle'],
  ],
  build: [
    [0, 900, 0.03, 0.3, 'square'],
    [0.01, 240, 0.12, 0.5, 'triangle'],
  ],
  war: [
    [0, 2600, 0.18, 0.12, 'sawtooth'],
    [0.02, 3400, 0.22, 0.08, 'square'],
    [0, 0, 0.1, 0.25, 'noise'],
  ],
  coin: [
    [0, 1800, 0.12, 0.2, 'sine'],
    [0.06, 2400, 0.2, 0.16, 'sine'],
  ],
  card: [[0, 0, 0.09, 0.25, 'noise']],
  shuffle: [
    [0, 0, 0.07, 0.2, 'noise'],
    [0.1, 0, 0.07, 0.2, 'noise'],
    [0.2, 0, 0.1, 0.22, 'noise'],
  ],
  dice: [
    [0, 0, 0.05, 0.3, 'noise'],
    [0.12, 700, 0.03, 0.3, 'square'],
    [0.22, 600, 0.03, 0.3, 'square'],
    [0.36, 500, 0.05, 0.3, 'square'],
  ],
  sealed: [
    [0, 120, 0.16, 0.6, 'sine'],
    [0, 0, 0.06, 0.2, 'noise'],
  ],
  forbidden: [[0, 140, 0.1, 0.4, 'triangle']],
  title: [
    [0, 392, 0.16, 0.25, 'sawtooth'],
    [0.16, 494, 0.16, 0.25, 'sawtooth'],
    [0.32, 587, 0.3, 0.25, 'sawtooth'],
  ],
  victory: [
    [0, 392, 0.18, 0.25, 'sawtooth'],
    [0.18, 523, 0.18, 0.25, 'sawtooth'],
    [0.36, 659, 0.18, 0.25, 'sawtooth'],
    [0.54, 784, 0.6, 0.28, 'sawtooth'],
  ],
  chat: [[0, 0, 0.12, 0.12, 'noise']],
};

let context: AudioContext | null = null;

/** Plays a sound of the look, if the player wants sounds and the browser allows them. */
export function play(name: string): void {
  const strokes = SOUNDS[name];
  if (!settings.sound || !strokes || !('AudioContext' in window)) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') {
      if (!navigator.userActivation?.hasBeenActive) return;
      void context.resume();
    }
    for (const stroke of strokes) strike(context, stroke);
  } catch {
    // A page without sound is still a table.
  }
}

function strike(audio: AudioContext, [start, pitch, length, volume, kind]: Stroke): void {
  const begin = audio.currentTime + start;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume * 0.25, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  const source = kind === 'noise' ? noise(audio) : tone(audio, pitch, kind);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

function tone(audio: AudioContext, pitch: number, kind: OscillatorType): OscillatorNode {
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.value = pitch;
  return source;
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
