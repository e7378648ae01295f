import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import type { Drawing, Matrix, Path } from '@afterimage/scene/drawing.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { remakePicture } from '../server/src/files/sanitize/picture.ts';
import { fontBytes, loadFonts } from '../server/src/print/print-fonts.ts';
import { defaultPlateNames } from '../server/src/print/plates.ts';
import { printPdf } from '../server/src/print/print-pdf.ts';
import { type Raster, withPages } from '../server/src/print/pdf-pages.ts';
import { furtherStory } from './every-case.ts';
import type { PreviewInput, Preview } from './print-preview.fixture.ts';
import { useBrowser } from './story-browser.ts';

// 254 × 203.2 mm with its bleed: at 150 dpi 1500 × 1200 pixels, without a rest.
const dpi = 150;
const pxPerMm = dpi / 25.4;
const size = { widthMm: 248, heightMm: 197.2, bleedMm: 3 };
const looks = { safeMm: 5, outline: 'rectangle', background: '#f3ead8', pictureCorners: null } as const;
const areaOf = (x: number, y: number, width: number, height: number, rotation = 0) => ({
  x,
  y,
  width,
  height,
  rotation,
});
const textStyle = { align: 'center', color: '#14171c', curve: 0, sizeMm: 14 } as const;
const template: PrintTemplate = {
  version: 1,
  surfaceList: [
    {
      ...size,
      ...looks,
      id: 'front',
      title: 'Front',
      itemList: [
        { kind: 'photo', slot: 1, place: areaOf(0, 0, 248, 140), outline: 'rectangle', bleed: true },
        { kind: 'photo', slot: 2, place: areaOf(160, 100, 60, 60, 12), outline: 'ellipse', bleed: false },
        { kind: 'text', slot: 3, place: areaOf(20, 146, 120, 24), style: textStyle },
        {
          kind: 'text',
          slot: 4,
          place: areaOf(20, 165, 120, 28),
          style: { ...textStyle, color: '#8a1c2f', curve: 60 },
        },
        { kind: 'qr', place: areaOf(215, 165, 25, 25) },
      ],
    },
  ],
};

/** A photograph of twelve megapixels, as sharp as the camera made it: one of a few, again and again beside itself. */
async function largePhoto(): Promise<Buffer> {
  const coffee = await readFile(new URL('fixtures/coffee.jpg', import.meta.url));
  const tiles = Array.from({ length: 56 }, (_, index) => ({
    input: coffee,
    left: (index % 7) * 572,
    top: Math.floor(index / 7) * 375,
  }));
  const photo = sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000' } }).composite(tiles);
  // Stored on its side, as phones do.
  const aside = await sharp(await photo.png().toBuffer())
    .rotate(270)
    .jpeg({ quality: 93 })
    .toBuffer();
  return sharp(aside).withMetadata({ orientation: 6 }).jpeg({ quality: 93 }).toBuffer();
}

const shared = useBrowser();
/** The slots of the texts, with the face of each. */
const customizations = [
  [3, 30, 'Playfair Display'],
  [4, 40, 'Caveat'],
].map(([id, font, title]) => ({ id, limits: {}, extraList: [{ id: font, title, price: 0 }] }) as Customization);
let folder: string;
let painter: string;
let surface: SceneSurface;
const photos = new Map<string, Buffer>();
let preview: Raster;
let drawing: Drawing;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-print-'));
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('print-preview.fixture.ts', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  painter = built.output[0].code;

  photos.set('large', await largePhoto());
  photos.set('small', await readFile(new URL('fixtures/photo.jpg', import.meta.url)));
  const photoIn = (slot: number, photo: string, look: PhotoLook): FilledSlot => {
    const common = { choices: [], medium: null };
    return { ...common, slot, kind: 'photo', photo, look };
  };
  const textIn = (slot: number, text: string, font: number): FilledSlot => ({
    slot,
    kind: 'text',
    text,
    choices: [font],
    look: {},
  });
  const slots = [
    photoIn(1, 'large', { placement: { zoom: 1.15, x: 0.4, y: -0.3, rotation: -20 }, filter: 'warm' }),
    photoIn(2, 'small', { placement: { zoom: 1, x: 0.5, y: 0, rotation: 0 }, filter: 'black-and-white' }),
    textIn(3, 'Für immer, Zoë & Łukasz', 30),
    textIn(4, 'Sommer 2026', 40),
  ];
  const files = new Map([
    ['large', { id: 'large', width: 4032, height: 3024 }],
    ['small', { id: 'small', width: 1600, height: 1200 }],
  ]);
  const viewerUrl = 'https://shop.example/ar/0123456789abcdefghjkmnpqrs';
  surface = sceneOf({ template, customizations, slots, photos: files, viewerUrl }).surfaceList[0] ?? expect.fail();
  const fonts = await loadFonts([surface]);
  drawing = drawSurface(surface, fonts, { forPrint: true });
  const painted = await paintInBrowser([...fonts.keys()]);
  // Both sides have worked out the same, but for the last digits of a sine.
  expect(inDigits(painted.drawing)).toEqual(inDigits(drawing));
  const { data, info } = await sharp(Buffer.from(painted.png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  preview = { width: info.width, height: info.height, data };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inDigits = (what: Drawing): unknown =>
  JSON.parse(JSON.stringify(what), (_, value: unknown) => (typeof value === 'number' ? value.toFixed(9) : value));

/** What the studio would show: photos as the shop shows them, faces as it sends them. */
async function paintInBrowser(names: readonly string[]): Promise<Preview> {
  const fonts = await Promise.all(
    names.map(async (name) => [name, (await fontBytes(name)).toString('base64')] as [string, string]),
  );
  const renderedPairs: [string, string, string][] = [];
  for (const [id, original] of photos) {
    const path = join(folder, id);
    await writeFile(path, original);
    const { data, mimeType } = await remakePicture(path, 'image/jpeg', { moving: false });
    renderedPairs.push([id, mimeType, data.toString('base64')]);
  }
  const page = await shared.browser.newPage();
  await page.route('http://preview.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body></body>' }),
  );
  await page.goto('http://preview.example/');
  await page.addScriptTag({ content: painter, type: 'module' });
  const painted = await page.evaluate(
    (given) => (globalThis as unknown as { paintPreview(given: PreviewInput): Promise<Preview> }).paintPreview(given),
    { surface, fonts, photos: renderedPairs, pxPerMm } satisfies PreviewInput,
  );
  await page.close();
  return painted;
}

async function printed(what: Drawing): Promise<Raster> {
  const readPhoto = async (id: string) => photos.get(id) ?? expect.fail();
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date(0) };
  const sheets = [{ title: 'Front', drawing: what }];
  const pdf = Buffer.concat(
    await printPdf(about, sheets, { readFont: fontBytes, readPhoto, plateNames: defaultPlateNames }).toArray(),
  );
  return withPages(pdf, async ([page]) => averaged((await page?.raster(dpi * finer)) ?? expect.fail()));
}

/** PDFium lays pictures on whole pixels: of finer ones, taken together, little of that is left. */
const finer = 4;
function averaged({ width, height, data }: Raster): Raster {
  const small = { width: width / finer, height: height / finer };
  const sums = new Float64Array(small.width * small.height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [4 * (y * width + x), 4 * (Math.floor(y / finer) * small.width + Math.floor(x / finer))];
      for (let channel = 0; channel < 4; channel += 1)
        sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0);
    }
  return { ...small, data: Uint8Array.from(sums, (sum) => Math.round(sum / finer ** 2)) };
}

/** How far two pictures are apart, one of them moved by whole pixels; the edges, over which it would be moved, do not count. */
function apart(one: Raster, other: Raster, [moveX, moveY]: readonly [number, number] = [0, 0]) {
  let [sum, squares, off, count] = [0, 0, 0, 0];
  for (let y = 2; y < one.height - 2; y += 1)
    for (let x = 2; x < one.width - 2; x += 1) {
      const here = 4 * (y * one.width + x);
      const there = 4 * ((y + moveY) * other.width + x + moveX);
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const difference = Math.abs((one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0));
        sum += difference;
        squares += difference ** 2;
        most = Math.max(most, difference);
      }
      if (most > 16) off += 1;
      count += 1;
    }
  return { mean: sum / count / 3, square: squares / count / 3, share: off / count };
}

/** By how many millimetres the second picture lies off: where a parabola through the squares at -1, 0 and 1 px is least. */
function offsetMm(one: Raster, other: Raster): { x: number; y: number } {
  const at = (x: number, y: number) => apart(one, other, [x, y]).square;
  const here = at(0, 0);
  const least = (before: number, after: number) => (before - after) / (2 * (before - 2 * here + after)) / pxPerMm;
  return { x: least(at(-1, 0), at(1, 0)), y: least(at(0, -1), at(0, 1)) };
}

const moved = (path: Path, by: number): Path =>
  path.map((step) => step.map((value) => (typeof value === 'number' ? value + by : value)) as unknown as Path[number]);
const movedBy = ([a, b, c, d, e, f]: Matrix, by: number): Matrix => [a, b, c, d, e + by, f + by];

/** Everything that is drawn, so many millimetres further right and down. */
const misplaced = (what: Drawing, by: number): Drawing => ({
  ...what,
  nodes: what.nodes.map((node) => {
    if (node.kind === 'fill') return { ...node, path: moved(node.path, by) };
    if (node.kind === 'image') return { ...node, matrix: movedBy(node.matrix, by), clip: moved(node.clip, by) };
    return { ...node, glyphs: node.glyphs.map((glyph) => ({ ...glyph, matrix: movedBy(glyph.matrix, by) })) };
  }),
});

/** What is still the same: of 255, and as a share of the pixels of which a channel is more than 16 off. */
const bounds = { mean: 2.5, share: 0.03, offsetMm: 0.05 };

describe('preview and print', () => {
  it('S3.8 show the same, to the pixel', async () => {
    const print = await printed(drawing);
    expect([print.width, print.height]).toEqual([preview.width, preview.height]);
    const { mean, share } = apart(preview, print);
    const off = offsetMm(preview, print);
    console.log(
      `  preview and print at ${dpi} dpi: mean difference ${mean.toFixed(2)} of 255, ` +
        `${(share * 100).toFixed(2)} % of the pixels more than 16 off, ` +
        `moved by ${off.x.toFixed(3)}, ${off.y.toFixed(3)} mm`,
    );
    expect(mean).toBeLessThan(bounds.mean);
    expect(share).toBeLessThan(bounds.share);
    expect(Math.hypot(off.x, off.y)).toBeLessThan(bounds.offsetMm);
    for (const shift of [-1, 1])
      for (const renderWay of [
        [shift, 0],
        [0, shift],
        [shift, shift],
      ] as const)
        expect(apart(preview, print, renderWay).mean).toBeGreaterThan(mean * 1.5);
  });

  furtherStory('S3.8 would be seen apart if the print of the smaller photo lacked its filter', async () => {
    const nodes = drawing.nodes.map((node) => {
      if (node.kind !== 'image' || node.photo.id !== 'small') return node;
      return { ...node, photo: { ...node.photo, look: { ...node.photo.look, filter: undefined } } };
    });
    const { share } = apart(preview, await printed({ ...drawing, nodes }));
    console.log(`  without a filter: ${(share * 100).toFixed(2)} % of the pixels more than 16 off`);
    expect(share).toBeGreaterThan(bounds.share);
  });

  furtherStory('S3.8 would be seen apart if the print lay 0.3 mm off', async () => {
    const print = await printed(misplaced(drawing, 0.3 / Math.SQRT2));
    const { mean, share } = apart(preview, print);
    const off = offsetMm(preview, print);
    console.log(`  0.3 mm off: mean ${mean.toFixed(2)}, ${(share * 100).toFixed(2)} % of the pixels`);
    expect(mean).toBeGreaterThan(bounds.mean);
    expect(share).toBeGreaterThan(bounds.share);
    expect(Math.hypot(off.x, off.y)).toBeGreaterThan(bounds.offsetMm);
  });
});
