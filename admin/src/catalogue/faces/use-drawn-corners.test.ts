import { expect, it } from 'vitest';
import { startCorners } from './corner-moves.ts';
import { type History, stepped } from './use-drawn-corners.ts';

const corners = (x: number) => startCorners({ widthMm: 1, heightMm: 1 }, { width: 1, height: 1 }, { x, y: 0.5 });

it('a drag is one step back, and a new step ends what could be redone', () => {
  const url = '/a.webp';
  let history: History = { past: [], present: {}, future: [] };
  history = stepped(history, { kind: 'draw', url, corners: corners(0.5) });
  history = stepped(history, { kind: 'draw', url, corners: corners(0.52) });
  history = stepped(history, { kind: 'draw', url, corners: corners(0.6), isOngoing: true });
  expect(history.present).toEqual({ [url]: corners(0.6) });
  history = stepped(history, { kind: 'undo' });
  expect(history.present).toEqual({ [url]: corners(0.5) });
  expect(stepped(history, { kind: 'redo' }).present).toEqual({ [url]: corners(0.6) });
  history = stepped(history, { kind: 'draw', url, corners: null });
  expect(history).toMatchObject({ present: {}, future: [] });
  history = stepped(stepped(history, { kind: 'undo' }), { kind: 'undo' });
  expect(history.present).toEqual({});
  expect(stepped(history, { kind: 'undo' })).toBe(history);
});
