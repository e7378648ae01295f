import type { Placement } from '@afterimage/contract/look.ts';
import { asItFits, panBy, type PhotoFrame, quarterTurn, rotateTo, zoomAbout } from '@afterimage/scene/place-photo.ts';

/** A step by button or key: a share of the frame's width, a factor, degrees. */
const [nudge, stride, zoomStep, tilt] = [0.01, 0.05, 1.1, 1];

export type EditorStep =
  | { kind: 'undo' | 'redo' }
  /** `apart`: taken back on its own, whatever came before. */
  | { kind: string; placement: Placement; apart?: boolean };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The photo moved by steps of a hundredth of the frame's width, right and down. */
export function nudged(frame: PhotoFrame, placement: Placement, right: number, down: number): Placement {
  const step = frame.place.width * nudge;
  return panBy(frame, placement, { x: right * step, y: down * step });
}

export const zoomed = (frame: PhotoFrame, placement: Placement, direction: 1 | -1): Placement =>
  zoomAbout(frame, placement, zoomStep ** direction);

export const tilted = (frame: PhotoFrame, placement: Placement, direction: 1 | -1): Placement =>
  rotateTo(frame, placement, Math.round(placement.rotation + direction * tilt));

const arrows = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
] as const);

const steps = new Map<string, { kind: string; step: typeof zoomed; way: 1 | -1 }>([
  ['+', { kind: 'zoom', step: zoomed, way: 1 }],
  ['=', { kind: 'zoom', step: zoomed, way: 1 }],
  ['-', { kind: 'zoom', step: zoomed, way: -1 }],
  ['_', { kind: 'zoom', step: zoomed, way: -1 }],
  ['[', { kind: 'tilt', step: tilted, way: -1 }],
  [']', { kind: 'tilt', step: tilted, way: 1 }],
]);

/** What a key means together with Ctrl or Cmd. */
function historyStep(key: string, shiftKey: boolean): EditorStep | null {
  if (key === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { kind: 'redo' } : null;
}

/** What a key means to the photo; null for those that mean nothing here. */
export function stepOfKey(frame: PhotoFrame, placement: Placement, pressed: Pressed): EditorStep | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return null;
  if (ctrlKey || metaKey) return historyStep(key.toLowerCase(), shiftKey);
  const arrow = arrows.get(key as 'ArrowLeft');
  if (arrow) {
    const times = shiftKey ? stride / nudge : 1;
    return { kind: 'nudge', placement: nudged(frame, placement, arrow[0] * times, arrow[1] * times) };
  }
  const stepped = steps.get(key);
  if (stepped) return { kind: stepped.kind, placement: stepped.step(frame, placement, stepped.way) };
  if (key.toLowerCase() === 'r')
    return { kind: 'turn', placement: quarterTurn(frame, placement, shiftKey ? -1 : 1), apart: true };
  return key === 'Home' ? { kind: 'reset', placement: asItFits, apart: true } : null;
}
