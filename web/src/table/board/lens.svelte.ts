import { Tween } from 'svelte/motion';
import { holds, isWhole, kept, lookingAt, panned, type View, whole, zoomed } from '../../scene/board/camera';
import { type Box, distance, type Point } from '../../scene/board/outline';
import { settings } from '../../browser/settings.svelte';
import { glides } from '../effects/steadiness';

const SMOOTH = 460;
/** A finger that went further than this drags; less is a tap. */
const TREMBLE = 7;

/** What part of a surface a pane shows: the whole, or where the player (or the question) looks. */
export class Lens {
  width = $state(0);
  height = $state(0);
  /** So much of the pane's height lies under a sheet or the question, from below. */
  covered = $state(0);
  dragged = false;
  /** A finger is down: nothing may move under it. */
  isHeld = $state(false);
  #wanted = $state.raw<View | null>(null);
  #isGliding = false;
  #fingers = new Map<number, Point>();
  #travelled = 0;
  #camera: Tween<View>;

  readonly proportions = $derived.by(() =>
    this.width && this.height ? this.width / this.height : this.box.width / this.box.height,
  );
  /** Where the camera is or is going. */
  readonly view = $derived.by(() =>
    this.#wanted && Math.abs(this.#wanted.width / this.#wanted.height - this.proportions) < 0.01
      ? this.#wanted
      : whole(this.box, this.proportions),
  );
  /** How many pixels a length of the surface has. */
  readonly scale = $derived.by(() => (this.width || this.box.width) / this.view.width);
  readonly isWhole = $derived.by(() => isWhole(this.view, this.box));

  /** The part of the pane that nothing lies over. */
  readonly pane = $derived.by(() => ({ width: this.width, height: this.height - this.covered }));
  /** What is seen in that part. */
  readonly clear: View = $derived.by(() => ({
    ...this.view,
    height: this.height ? (this.view.height * this.pane.height) / this.height : this.view.height,
  }));

  constructor(readonly findBox: () => Box) {
    this.#camera = new Tween(whole(findBox(), 1), { duration: 0 });
    $effect.pre(() => {
      const duration = this.#isGliding ? SMOOTH * settings.motion : 0;
      this.#isGliding = false;
      glides(duration);
      void this.#camera.set(this.view, { duration });
    });
  }

  get box(): Box {
    return this.findBox();
  }

  /** What is seen now, on the way there. */
  get seen(): View {
    return this.#camera.current;
  }

  /** How many pixels a length of the surface has, when all of it is seen. */
  get wholeScale(): number {
    return this.width / whole(this.box, this.proportions).width;
  }

  fit(): void {
    this.#isGliding = true;
    this.#wanted = null;
  }

  glideTo(view: View): void {
    this.#isGliding = true;
    this.#wanted = view;
  }

  /** Shows this in the part of the pane that nothing lies over. */
  glideClear(view: View): void {
    this.glideTo({ ...view, height: view.width / this.proportions });
  }

  /** The same piece of the surface with another middle. */
  centre([x, y]: Point): void {
    const { width, height } = this.view;
    this.glideTo(kept({ x: x - width / 2, y: y - height / 2, width, height }, this.box));
  }

  sees(at: Point, margin = 0): boolean {
    return holds(this.clear, at, margin / this.scale);
  }

  /** Brings a part into the middle; `least` and `most` are widths of the view. */
  lookAt(part: Box, least: number, most: number): void {
    this.#isGliding = true;
    this.#wanted = lookingAt(part, this.box, this.proportions, least, most);
  }

  zoom(factor: number, about?: Point): void {
    if (!about) this.#isGliding = true;
    const { x, y, width, height } = this.view;
    this.#wanted = zoomed(this.view, this.box, factor, about ?? [x + width / 2, y + height / 2]);
  }

  /** Just as far as is needed to see the point with a margin round it. */
  bringIn([x, y]: Point, margin: number): void {
    const view = this.view;
    const dx = Math.min(0, x - margin - view.x) || Math.max(0, x + margin - view.x - view.width);
    const dy = Math.min(0, y - margin - view.y) || Math.max(0, y + margin - view.y - view.height);
    if (dx || dy) this.#wanted = panned(view, this.box, dx, dy);
  }

  pixelsOf([x, y]: Point): Point {
    return [((x - this.view.x) / this.view.width) * this.width, ((y - this.view.y) / this.view.height) * this.height];
  }

  pointAt(svg: Element, event: { clientX: number; clientY: number }): Point {
    const area = svg.getBoundingClientRect();
    const { x, y, width, height } = this.view;
    return [x + ((event.clientX - area.x) / area.width) * width, y + ((event.clientY - area.y) / area.height) * height];
  }

  // --- fingers and wheels ---------------------------------------------------------------------------------------------

  /** For a node that is zoomed by the wheel; such a listener must not be passive. */
  wheel = (node: Element): (() => void) => {
    const turn = (event: Event): void => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.pointAt(node, event));
    };
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  };

  /** Says whether it is the first finger. */
  press(event: PointerEvent): boolean {
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.isHeld = true;
    if (this.#fingers.size > 1) return false;
    this.dragged = false;
    this.#travelled = 0;
    return true;
  }

  drag(event: PointerEvent, svg: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.width) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += distance(now, before);
    if (this.#travelled > TREMBLE && !this.dragged) {
      svg.setPointerCapture(event.pointerId);
      this.dragged = true;
    }
    if (other) {
      const about = this.pointAt(svg, { clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 });
      this.zoom(distance(now, other) / Math.max(1, distance(before, other)), about);
    }
    if (this.dragged) {
      const scale = this.view.width / this.width / (other ? 2 : 1);
      this.#wanted = panned(this.view, this.box, (before[0] - now[0]) * scale, (before[1] - now[1]) * scale);
    }
    this.#fingers.set(event.pointerId, now);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.isHeld = this.#fingers.size > 0;
  }
}
