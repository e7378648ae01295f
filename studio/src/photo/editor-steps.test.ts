import { asItFits } from '@afterimage/scene/place-photo.ts';
import { describe, expect, it } from 'vitest';
import { type EditorStep, stepOfKey } from './editor-steps.ts';

const frame = {
  photo: { width: 4000, height: 3000 },
  place: { x: 0, y: 0, width: 100, height: 100, rotation: 0 },
  bleedMm: 0,
};
const placement = { zoom: 2, x: 0, y: 0, rotation: 0 };
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {}) =>
  stepOfKey(frame, placement, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });
const placed = (step: EditorStep | null) => (step && 'placement' in step ? step.placement : null);

describe('the keyboard on a photo', () => {
  it('S3.8 arrows move it, with Shift further', () => {
    expect(placed(press('ArrowRight'))?.x).toBeGreaterThan(0);
    expect(placed(press('ArrowUp'))?.y).toBeLessThan(0);
    const [short, long] = [placed(press('ArrowDown')), placed(press('ArrowDown', { shiftKey: true }))];
    expect(long?.y).toBeCloseTo((short?.y ?? 0) * 5, 9);
  });

  it('S3.8 plus, minus, brackets, R and Home zoom, turn and begin again', () => {
    expect(placed(press('+'))?.zoom).toBeCloseTo(2.2, 9);
    expect(placed(press('-'))?.zoom).toBeCloseTo(2 / 1.1, 9);
    expect([placed(press(']'))?.rotation, placed(press('['))?.rotation]).toEqual([1, -1]);
    expect([placed(press('r'))?.rotation, placed(press('R', { shiftKey: true }))?.rotation]).toEqual([90, -90]);
    expect(placed(press('Home'))).toEqual(asItFits);
  });

  it('S3.8 Ctrl+Z takes back, with Shift or Y puts back; other keys are left to the browser', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ kind: 'redo' });
    for (const [key, held] of [
      ['r', { ctrlKey: true }],
      ['ArrowLeft', { altKey: true }],
      ['Tab', {}],
      ['a', {}],
    ] as const)
      expect(press(key, held)).toBeNull();
  });
});
