import { expect, it } from 'vitest';
import { entryOf } from './bounded-entries.ts';

it('D2.12 an address that names what every object has finds nothing', () => {
  const entries: Record<string, string> = { mug: 'A mug' };
  expect(entryOf(entries, 'mug')).toBe('A mug');
  for (const name of ['cup', '__proto__', 'constructor', 'toString']) expect(entryOf(entries, name)).toBeUndefined();
});
