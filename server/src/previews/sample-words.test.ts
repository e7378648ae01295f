import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorCodes } from '@afterimage/sample/define.ts';
import { generatedPictures } from '@afterimage/sample/pictures.generated.ts';
import { readPrintMap } from '@afterimage/sample/print-map.ts';
import { templates } from '@afterimage/sample/templates.ts';
import type { FileStore } from '../files/store/store.ts';
import { paintPreview } from './paint-preview.ts';
import { previewSize } from './preview-view.ts';

const sampleFile = (path: string): URL => new URL(`../../../sample/${path}`, import.meta.url);

/** A store in which nothing is asked for: there is no photo on the things of this test. */
const noStore = {} as FileStore;

async function photographOf(picture: string): Promise<Buffer> {
  const width = generatedPictures[picture]?.widths.find((each) => each >= previewSize.width);
  return sharp(readFileSync(sampleFile(`pictures/${picture}-${width}.avif`)))
    .resize(previewSize.width, previewSize.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How much neighboring pixels differ on a face: letters are edges, bare material has few. */
function roughness(pixels: Uint8Array, mapName: string, face: string): number {
  const map = readPrintMap(readFileSync(sampleFile(`print-maps/${mapName}.map`)));
  const number = map.faces.indexOf(face) + 1;
  const valueAt = (x: number, y: number): number =>
    pixels[3 * ((map.box.top + y) * previewSize.width + map.box.left + x) + 1] ?? 0;
  const differences: number[] = [];
  for (let y = 2; y < map.box.height - 2; y += 1)
    for (let x = 2; x < map.box.width - 2; x += 1) {
      const isInside = [-2, 0, 2].every((step) =>
        [step, step * map.box.width].every((by) => map.face[y * map.box.width + x + by] === number),
      );
      if (isInside) differences.push(Math.abs(2 * valueAt(x, y) - valueAt(x - 2, y) - valueAt(x + 2, y)));
    }
  // The roughest twentieth: words cover little of a face.
  return differences.toSorted((one, other) => other - one)[Math.floor(differences.length / 20)] ?? 0;
}

describe('the words of the sample’s photographs', () => {
  it.each<[slug: string, color: keyof typeof colorCodes | null, view: string, face: string]>([
    ['loopback-hoodie', 'black', 'main', 'sleeve'],
    ['loopback-hoodie', 'yellow', 'main', 'sleeve'],
    ['letterpress-soap-trio', null, 'main', 'soap'],
    ['field-leather-belt', 'black', 'main', 'inside'],
    ['keepsake-compact-mirror', 'blue', 'second', 'inside'],
    ['orbit-earbuds', 'blue', 'second', 'inside'],
    ['regatta-swim-cap', 'black', 'second', 'other-side'],
    ['tide-signet-ring', 'yellow', 'main', 'face'],
    ['latitude-bar-necklace', null, 'main', 'front'],
    ['citrus-travel-cologne', 'black', 'main', 'side'],
  ])('are not on a customer’s %s (%s, %s, %s)', async (slug, color, view, face) => {
    const [name, picture] = [`${slug}-${view}`, `${slug}-${color ?? 'natural'}-${view}`];
    const surface = templates.get(slug)?.find(({ id }) => id === face);
    if (!surface) throw new Error(`${slug} has no surface ${face}.`);
    const { pictureCorners: _, dyed, pageList: __, ...bare } = surface;
    const shown = await paintPreview(
      {
        surfaceList: [{ ...bare, itemList: [] }],
        swatch: color ? colorCodes[color] : null,
        dyed: (dyed ?? bare.whiteInk) ? [face] : [],
        photograph: { picture, map: name, version: '' },
        photos: {},
      },
      noStore,
    );
    const before = roughness(await photographOf(picture), name, face);
    expect(before).toBeGreaterThan(8);
    expect(roughness(shown, name, face)).toBeLessThan(before / 2);
  });
});
