import { expect, it } from 'vitest';
import { type Column, tracksOf } from './columns.ts';

const column = (id: string, width: Column<unknown>['width'] = {}): Column<unknown> => ({
  id,
  title: id,
  cell: () => id,
  width,
});

it('D20.1 in a narrow list the columns that are not fixed get their parts of what the fixed ones leave', () => {
  const number = column('number', { share: 0.5, least: 80, isFixed: true });
  const [name, place] = [column('name', { share: 2, least: 150 }), column('place', { least: 50 })];
  expect(tracksOf([number, name, place])).toBe(
    [
      'minmax(80px, 0.5fr)',
      'minmax(min(150px, (100% - 120px) * 0.7500), 2fr)',
      'minmax(min(50px, (100% - 120px) * 0.2500), 1fr)',
    ].join(' '),
  );
});
