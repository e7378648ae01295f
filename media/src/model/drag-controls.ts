import type { Orbit } from './orbit.ts';

interface Held {
  current: () => Orbit;
  onTurn: (orbit: Orbit) => void;
  /** Two fingers or the wheel: by what factor it comes nearer. Without it the page keeps its wheel and its scrolling. */
  onZoom?: (by: number) => void;
}

interface Finger {
  x: number;
  y: number;
}

/**
 * Drawing sideways turns, up and down tilts; by a finger only where the stage has the whole hand, for else that scrolls
 * the page. Answers how to let go.
 */
export function turnedByHand(host: HTMLElement, { current, onTurn, onZoom }: Held): () => void {
  const fingers = new Map<number, Finger>();
  let from: (Finger & { orbit: Orbit }) | null = null;
  const begin = () => {
    const [only] = fingers.values();
    from = only && fingers.size === 1 ? { ...only, orbit: current() } : null;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size >= (onZoom ? 2 : 1)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    host.setPointerCapture(event.pointerId);
    begin();
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = apart(fingers);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!from) {
      const after = apart(fingers);
      if (before > 0 && after > 0) onZoom?.(after / before);
      return;
    }
    const degrees = 200 / Math.max(200, host.clientWidth);
    const tilt = event.pointerType === 'touch' && !onZoom ? 0 : (event.clientY - from.y) * degrees;
    onTurn({ turn: from.orbit.turn - (event.clientX - from.x) * degrees, tilt: from.orbit.tilt + tilt });
  };
  const up = (event: PointerEvent) => {
    // The finger that stays turns on from where it is.
    if (fingers.delete(event.pointerId)) begin();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // What a pinch on a touchpad says is finer than a wheel's notch.
    onZoom?.(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
  };
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', up);
  if (onZoom) host.addEventListener('wheel', wheel, { passive: false });
  return () => {
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', up);
    host.removeEventListener('wheel', wheel);
  };
}

/** How far two fingers are apart; 0 for any other number of them. */
function apart(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = fingers.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
