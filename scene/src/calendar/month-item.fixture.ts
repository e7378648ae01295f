import type { PrintItem } from '@afterimage/contract/print.ts';

/** For tests: a small month in plain colors. */
export const monthItem = (change: Partial<Extract<PrintItem, { kind: 'month' }>> = {}): PrintItem => ({
  kind: 'month',
  place: { x: 0, y: 0, width: 10, height: 10, rotation: 0 },
  offset: 0,
  dateSlot: 9,
  titleFont: 'Noto Serif',
  font: 'Noto Sans',
  color: '#000000',
  accent: '#aa0000',
  quiet: '#777777',
  line: '#dddddd',
  ...change,
});
