import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPrintMap } from './print-map.ts';
import { printMaps } from './print-maps.generated.ts';
import { templates } from './templates.ts';

const folder = new URL('../print-maps/', import.meta.url);

it('every print map that is listed is there, and says where its faces lie', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.map'));
  expect(files.toSorted()).toEqual(
    Object.keys(printMaps)
      .map((name) => `${name}.map`)
      .toSorted(),
  );
  for (const [name, { faces }] of Object.entries(printMaps)) {
    const map = readPrintMap(readFileSync(new URL(`${name}.map`, folder)));
    expect([map.width, map.height]).toEqual([800, 1000]);
    expect(map.faces).toEqual(Object.keys(faces));
    const surfaces = templates.get(name.replace(/-(?:main|second)$/, ''))?.map(({ id }) => id);
    for (const [at, face] of map.faces.entries()) {
      expect(surfaces, name).toContain(face);
      expect(map.face.includes(at + 1), `${name} ${face}`).toBe(true);
    }
  }
});

it('every personalizable product is shown on its photograph, apart from two whose engraving cannot be composed', () => {
  const withoutMap = Array.from(templates.keys()).filter(
    (slug) => !(`${slug}-main` in printMaps) && !(`${slug}-second` in printMaps),
  );
  expect(withoutMap.toSorted()).toEqual(['amber-room', 'ledger-card-wallet']);
});
