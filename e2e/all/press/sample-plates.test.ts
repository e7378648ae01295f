import { expect, it } from 'vitest';
import { templates } from '@afterimage/sample/templates.ts';
import { inkOf } from '@afterimage/scene/ink.ts';
import { opaquePhoto, samplePdf } from '../../../server/src/print/test-shirt.ts';
import { processPlates, separated } from './separated.ts';

const surfaces = Array.from(templates, ([slug, list]) => list.map((surface) => ({ slug, surface }))).flat();
const all = { left: 0, right: 1, top: 0, bottom: 1 };

it.each(surfaces.map(({ slug, surface }) => ({ name: `${slug} ${surface.id}`, slug, surface })))(
  'S7.33 $name separates into its own plates and no other',
  async ({ slug, surface }) => {
    const pdf = await samplePdf({ slug, surface: surface.id, photo: await opaquePhoto, text: 'Ada' });
    const plates = await separated(pdf);
    const inked = [...plates].filter(([, ink]) => ink(all) > 0).map(([name]) => name);
    const hasColor = surface.itemList.some(({ kind }) => kind === 'photo');
    const ofInk = { process: [], white: ['White'], engraving: ['Engraving'] }[inkOf(surface)];
    const spot = inked.filter((name) => !processPlates.includes(name));
    expect(spot).toEqual(ofInk);
    const process = inked.filter((name) => processPlates.includes(name));
    if (ofInk[0] === 'Engraving') expect(process).toEqual([]);
    else if (hasColor) expect(process).toContain('Yellow');
  },
);
