import type { Orbit } from './orbit.ts';

interface DragControlsOptions {
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
export function addDragControls(host: HTMLElement, { current, onTurn, onZoom }: DragControlsOptions): () => void {
  const fingers = new Map<number, Finger>();
  let dragStart: (Finger & { orbit: Orbit }) | null = null;
  const startDrag = () => {
    const [only] = fingers.values();
    dragStart = only && fingers.size === 1 ? { ...only, orbit: current() } : null;
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size >= (onZoom ? 2 : 1)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    host.setPointerCapture(event.pointerId);
    startDrag();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const distanceBefore = fingerDistance(fingers);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!dragStart) {
      const distanceAfter = fingerDistance(fingers);
      if (distanceBefore > 0 && distanceAfter > 0) onZoom?.(distanceAfter / distanceBefore);
      return;
    }
    const degrees = 200 / Math.max(200, host.clientWidth);
    const tilt = event.pointerType === 'touch' && !onZoom ? 0 : (event.clientY - dragStart.y) * degrees;
    onTurn({ turn: dragStart.orbit.turn - (event.clientX - dragStart.x) * degrees, tilt: dragStart.orbit.tilt + tilt });
  };
  const onPointerUp = (event: PointerEvent) => {
    // The finger that stays turns on from where it is.
    if (fingers.delete(event.pointerId)) startDrag();
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // What a pinch on a touchpad says is finer than a wheel's notch.
    onZoom?.(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
  };
  host.addEventListener('pointerdown', onPointerDown);
  host.addEventListener('pointermove', onPointerMove);
  host.addEventListener('pointerup', onPointerUp);
  host.addEventListener('pointercancel', onPointerUp);
  if (onZoom) host.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    host.removeEventListener('pointerdown', onPointerDown);
    host.removeEventListener('pointermove', onPointerMove);
    host.removeEventListener('pointerup', onPointerUp);
    host.removeEventListener('pointercancel', onPointerUp);
    host.removeEventListener('wheel', onWheel);
  };
}

/** How far two fingers are apart; 0 for any other number of them. */
function fingerDistance(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = fingers.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
