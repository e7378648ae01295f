import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { choicesSheet } from './choices-sheet.ts';
import { effectsBySlug } from './effects.ts';
import { productList } from './products.ts';
import { templates } from './templates.ts';

const customizable = productList.filter(({ isCustomizable }) => isCustomizable);
const choicesOf = (slug: string) =>
  (customizable.find((product) => product.slug === slug)?.customizationList ?? []).filter(
    ({ kind }) => kind === 'specification' || kind === 'extra',
  );

interface GltfNames {
  materials?: { name: string }[];
  nodes?: { name?: string }[];
}

/** The JSON of a GLB (glTF 2.0, binary form): its first chunk. */
async function gltfOf(slug: string): Promise<GltfNames> {
  const bytes = await readFile(new URL(`../models/${slug}.glb`, import.meta.url));
  return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as GltfNames;
}

describe('what the choices of the sample change', () => {
  it('S3.15 every effect belongs to a choice of its product', () => {
    for (const [slug, effects] of Object.entries(effectsBySlug)) {
      const titles = choicesOf(slug).flatMap(({ extraList }) => extraList.map(({ title }) => title));
      expect(
        Object.keys(effects).filter((title) => !titles.includes(title)),
        slug,
      ).toEqual([]);
    }
  });

  it('S3.15 of the options of a choice at most one changes nothing, and every extra does something', () => {
    for (const { slug, customizationList } of customizable)
      for (const { kind, title, ofChoice, extraList } of choicesOf(slug)) {
        const choiceTitles = customizationList.flatMap((slot) => slot.ofChoice ?? []);
        const without = extraList.filter((one) => !one.effectList?.length && !choiceTitles.includes(one.title));
        // What an extra asks by a choice of its own is named on the production sheet.
        const most = ofChoice === undefined ? (kind === 'extra' ? 0 : 1) : extraList.length;
        expect(without.length, `${slug}: ${title}: ${without.map((one) => one.title).join(', ')}`).toBeLessThanOrEqual(
          most,
        );
      }
  });

  it('S3.15 metal, finish, edge, margin, lettering and ink change the model or the print, not a note alone', () => {
    const visible = [
      'Metal',
      'Glaze',
      'Edge',
      'Margin',
      'Lettering',
      'Ink',
      'Finish',
      'Rim',
      'Case',
      'Ring',
      'Buckle',
      'Hours',
      'Thread',
    ];
    const choices = customizable.flatMap(({ slug }) =>
      choicesOf(slug)
        .filter(({ title }) => visible.includes(title))
        .map((choice) => ({ slug, choice })),
    );
    expect(new Set(choices.map(({ choice }) => choice.title))).toEqual(new Set(visible));
    for (const { slug, choice } of choices) {
      const outcomes = choice.extraList.map(({ effectList = [] }) =>
        JSON.stringify(effectList.filter(({ kind }) => kind !== 'note')),
      );
      expect(new Set(outcomes).size, `${slug}: ${choice.title}`).toBe(outcomes.length);
    }
  });

  it('S2.9 materials and parts are those of the model, surfaces those of the template', async () => {
    for (const [slug, effects] of Object.entries(effectsBySlug)) {
      const { materials = [], nodes = [] } = await gltfOf(slug);
      const materialNames = materials.map(({ name }) => name);
      const partNames = nodes.map(({ name = '' }) => name.replace(/[.-]?\d+$/, ''));
      const surfaces = templates.get(slug)?.map(({ id }) => id) ?? [];
      for (const effect of Object.values(effects).flat()) {
        const unknown = {
          material: () =>
            effect.kind === 'material' && effect.materials.filter((name) => !materialNames.includes(name)),
          hide: () => effect.kind === 'hide' && effect.parts.filter((name) => !partNames.includes(name)),
          surface: () => 'surface' in effect && [effect.surface].filter((id) => !surfaces.includes(id)),
        };
        for (const [kind, find] of Object.entries(unknown)) expect(find() || [], `${slug}: ${kind}`).toEqual([]);
      }
    }
  });

  it('D7.42 the table in the documents is that of the data: npm run sample:choices', async () => {
    const stored = await readFile(new URL('../../docs/choices.md', import.meta.url), 'utf8');
    expect(stored).toBe(choicesSheet(productList));
  });
});
