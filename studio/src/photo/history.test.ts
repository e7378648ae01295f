import { describe, expect, it } from 'vitest';
import { beginHistory, changeHistory, type History, type HistoryAction } from './history.ts';

const after = (...actions: HistoryAction<number>[]): History<number> =>
  actions.reduce<History<number>>(changeHistory, beginHistory(0));
const changed = (value: number, at: number, kind = 'drag') => ({ type: 'changed', value, kind, at }) as const;
const [undone, redone] = [{ type: 'undone' }, { type: 'redone' }] as const;

describe('taking back how a photo lies', () => {
  it('S3.8 takes back one step after another, and puts them back', () => {
    const steps = [changed(1, 0), changed(2, 2000), changed(3, 4000)];
    expect(after(...steps, undone).present).toBe(2);
    expect(after(...steps, undone, undone).present).toBe(1);
    expect(after(...steps, undone, undone, undone, undone).present).toBe(0);
    expect(after(...steps, undone, undone, redone).present).toBe(2);
    expect(after(...steps, undone, redone, redone).present).toBe(3);
  });

  it('S3.8 like changes in a row are one step, others and later ones are not', () => {
    const row = [changed(1, 0, 'nudge'), changed(2, 300, 'nudge'), changed(3, 900, 'nudge')];
    expect(after(...row, undone).present).toBe(0);
    expect(after(...row, changed(4, 1000, 'zoom'), undone).present).toBe(3);
    expect(after(...row, changed(4, 2000, 'nudge'), undone).present).toBe(3);
    expect(after(changed(1, 0), { ...changed(2, 10), apart: true }, undone).present).toBe(1);
  });

  it('S3.8 a new change after taking back leaves nothing to put back', () => {
    const history = after(changed(1, 0), changed(2, 2000), undone, changed(5, 2100));
    expect([history.present, history.future]).toEqual([5, []]);
    expect(changeHistory(history, undone).present).toBe(1);
  });

  it('S3.8 begins anew with another photo, and keeps a hundred steps', () => {
    expect(after(changed(1, 0), { type: 'begun', value: 9 }, undone).present).toBe(9);
    const many = Array.from({ length: 150 }, (_, index) => changed(index + 1, index * 2000));
    expect(after(...many).past).toHaveLength(100);
  });
});
