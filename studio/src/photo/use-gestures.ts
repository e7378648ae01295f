import type { Placement } from '@afterimage/contract/look.ts';
import { panBy, type PhotoFrame, zoomAbout } from '@afterimage/scene/place-photo.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { pinched, pinchOf, type Point } from './gesture.ts';

interface Hold {
  frame: PhotoFrame;
  /** How the photo lies now. */
  placement: () => Placement;
  /** A place on the screen in the frame's millimetres. */
  toMm: (at: Point) => Point;
  /** While fingers or the mouse hold it: many times a second. */
  onMove: (placement: Placement) => void;
  /** It was let go, or a turn of the wheel is done. */
  onDone: (placement: Placement, kind: 'drag' | 'wheel') => void;
}

/** A page that is being scrolled does not stop because a photo comes under the pointer; in milliseconds. */
const stillScrolling = 400;

/** Mouse, pen, fingers and wheel on an element. Never renders: it tells what moves, and when it is let go. */
export function useGestures(element: RefObject<HTMLElement | null>, hold: Hold): void {
  const now = useRef(hold);
  useEffect(() => {
    now.current = hold;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const stopPointers = watchPointers(target, now);
    const stopWheel = watchWheel(target, now);
    return () => {
      stopPointers();
      stopWheel();
    };
  }, [element]);
}

/** Mouse, pen and fingers: one drags, two pinch. */
function watchPointers(target: HTMLElement, now: RefObject<Hold>): () => void {
  const pointers = new Map<number, Point>();
  let start: { placement: Placement; points: Point[] } | null = null;
  let last: Placement | null = null;

  const points = () => [...pointers.values()].slice(0, 2).map((at) => now.current.toMm(at));
  const begin = () => {
    start = pointers.size === 0 ? null : { placement: last ?? now.current.placement(), points: points() };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    target.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
    target.dataset['held'] = '';
  };
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId) || !start) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { frame, onMove } = now.current;
    const [a, b] = start.points;
    const [c, d] = points();
    if (!a || !c) return;
    last =
      b && d
        ? pinched(frame, start.placement, pinchOf([a, b], [c, d]))
        : panBy(frame, start.placement, { x: c.x - a.x, y: c.y - a.y });
    onMove(last);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    // A finger that is lifted leaves the other one dragging from where it is.
    begin();
    if (pointers.size > 0) return;
    delete target.dataset['held'];
    if (last) now.current.onDone(last, 'drag');
    last = null;
  };

  target.addEventListener('pointerdown', down);
  target.addEventListener('pointermove', move);
  target.addEventListener('pointerup', up);
  target.addEventListener('pointercancel', up);
  return () => {
    target.removeEventListener('pointerdown', down);
    target.removeEventListener('pointermove', move);
    target.removeEventListener('pointerup', up);
    target.removeEventListener('pointercancel', up);
  };
}

/** The wheel zooms, and a trackpad's pinch. */
function watchWheel(target: HTMLElement, now: RefObject<Hold>): () => void {
  let scrolledElsewhere = -Infinity;

  const wheel = (event: WheelEvent) => {
    const { frame, placement, toMm, onDone } = now.current;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A trackpad's pinch comes as a wheel with Ctrl, in small steps.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015));
    const before = placement();
    const after = zoomAbout(frame, before, factor, toMm({ x: event.clientX, y: event.clientY }));
    const scrolling = !event.ctrlKey && event.timeStamp - scrolledElsewhere < stillScrolling;
    // Nothing to zoom out of: then the wheel scrolls the page.
    if (scrolling || (after.zoom === before.zoom && !event.ctrlKey)) {
      scrolledElsewhere = event.timeStamp;
      return;
    }
    event.preventDefault();
    onDone(after, 'wheel');
  };
  const elsewhere = (event: WheelEvent) => {
    if (!(event.target instanceof Node && target.contains(event.target))) scrolledElsewhere = event.timeStamp;
  };
  // Safari zooms the page by gestures of its own.
  const prevent = (event: Event) => event.preventDefault();

  target.addEventListener('wheel', wheel, { passive: false });
  target.addEventListener('gesturestart', prevent);
  addEventListener('wheel', elsewhere, { passive: true, capture: true });
  return () => {
    target.removeEventListener('wheel', wheel);
    target.removeEventListener('gesturestart', prevent);
    removeEventListener('wheel', elsewhere, { capture: true });
  };
}
