import { beforeEach, expect, test, vi } from 'vitest';
import { Live, waitBefore } from '../../net/live';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const SHORT = 2_000;
const LONG = 120_000;
const page = new EventTarget();
const heard: unknown[] = [];

function line(): Live {
  return new Live('table', 1, {
    word: (word) => heard.push(word),
    online: (online) => heard.push(online),
    forbidden: () => heard.push('forbidden'),
    gone: () => heard.push('gone'),
  });
}
const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard.length = 0;
  Object.assign(globalThis, {
    window: globalThis,
    WebSocket: FakeSocket,
    location: { protocol: 'http:', host: 'here' },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

test('offline is told at once, and online connects at once', () => {
  const live = line();
  last().open();
  page.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([true, false]);
  expect(live.send({ do: 'undo' })).toBe(false);
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.made.length).toBe(2);
  last().open();
  expect(heard).toEqual([true, false, true]);
  vi.advanceTimersByTime(SHORT);
  expect(FakeSocket.made.length).toBe(2);
  live.close();
});

test('only the newest line is heard', () => {
  const live = line();
  const old = last();
  page.dispatchEvent(new Event('online'));
  old.open();
  old.onmessage?.({ data: '{"is":"old"}' });
  last().open();
  last().onmessage?.({ data: '{"is":"new"}' });
  expect(heard).toEqual([true, { is: 'new' }]);
  live.close();
});

test('a lost line comes back by itself, a deleted table does not', () => {
  const live = line();
  last().open();
  last().close();
  vi.advanceTimersByTime(SHORT);
  expect(FakeSocket.made.length).toBe(2);
  last().onclose?.({ code: 4410 });
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.made.length).toBe(2);
  expect(heard.at(-1)).toBe('gone');
  live.close();
});

test('a seat that is not ours is told, and not tried again', () => {
  const live = line();
  last().open();
  last().onclose?.({ code: 4403 });
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.made.length).toBe(1);
  expect(heard.at(-1)).toBe('forbidden');
  live.close();
});

test('a line that says nothing any more is given up, one that gives signs of life is not', () => {
  const live = line();
  last().open();
  for (let at = 0; at < 12; at += 1) {
    vi.advanceTimersByTime(10_000);
    last().onmessage?.({ data: '{"is":"pulse"}' });
  }
  expect(FakeSocket.made.length).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(heard.at(-1)).toBe(false);
  expect(FakeSocket.made.length).toBe(2);
  last().open();
  expect(heard.at(-1)).toBe(true);
  live.close();
});

test('a line that never opens is given up, too', () => {
  const live = line();
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.made.length).toBe(2);
  live.close();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.made.length).toBe(2);
});

test('a lost line is tried again, later and later', () => {
  const waits = [0, 1, 2, 10].map((tries) => waitBefore(tries, () => 0.5));
  expect(waits).toEqual([400, 800, 1600, 15_000]);
});

test('who is sent away by a server that goes down comes back, and nobody is told', () => {
  const live = line();
  last().open();
  last().onclose?.({ code: 4409 });
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.made.length).toBe(2);
  last().close(); // nobody is there yet
  vi.advanceTimersByTime(1_500);
  expect(FakeSocket.made.length).toBe(3);
  last().open();
  last().onclose?.({ code: 4409 }); // the old one, still going down
  vi.advanceTimersByTime(1_250);
  last().open();
  last().onmessage?.({ data: '{"is":"fresh"}' });
  vi.advanceTimersByTime(4_000);
  expect(heard).toEqual([true, true, { is: 'fresh' }]);
  live.close();
});

test('who was sent away and finds nobody for a while is told so', () => {
  const live = line();
  last().open();
  last().onclose?.({ code: 4409 });
  vi.advanceTimersByTime(4_000);
  expect(heard).toEqual([true, false]);
  last().open();
  last().onmessage?.({ data: '{"is":"fresh"}' });
  expect(heard).toEqual([true, false, true, { is: 'fresh' }]);
  live.close();
});

test('who was sent away tries again and again, not later and later, until somebody is told', () => {
  const live = line();
  last().open();
  last().onclose?.({ code: 4409 });
  for (let passed = 0; passed < 4_000; passed += 100) {
    vi.advanceTimersByTime(100);
    if (last().readyState !== 3) last().close(); // nobody is there
  }
  expect(FakeSocket.made.length).toBeGreaterThanOrEqual(6);
  live.close();
});

test('those who are sent away do not all come back at once', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.9);
  const [one, other] = [line(), line()];
  const [first, second] = FakeSocket.made;
  for (const socket of [first, second]) {
    socket?.open();
    socket?.onclose?.({ code: 4409 });
  }
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made.length).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made.length).toBe(4);
  one.close();
  other.close();
});
