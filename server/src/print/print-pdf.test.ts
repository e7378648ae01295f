import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { placement as placementSchema, type Placement } from '@afterimage/contract/look.ts';
import { printAreaSchema as placeSchema, type PrintItem } from '@afterimage/contract/print.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import type { Drawing } from '@afterimage/scene/drawing.ts';
import { mapped } from '@afterimage/scene/matrix.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { fontBytes, loadFonts } from './print-fonts.ts';
import { defaultPlateNames } from './plates.ts';
import { printPdf } from './print-pdf.ts';
import { type Raster, type PdfPage, withPages } from './pdf-pages.ts';
import { turnedBack } from './test-turned.ts';

afterEach(() => void vi.useRealTimers());

const about = {
  title: 'A10001-1-framed-print',
  projectId: 'the project',
  hash: 'content',
  date: new Date('2026-01-02T03:04:05Z'),
};
const pdfOf = async (drawings: Drawing[], photo?: Buffer) => {
  const sheets = drawings.map((drawing, index) => ({ title: `Face ${index + 1}`, drawing }));
  const readPhoto = async () => photo ?? Promise.reject(new Error('There is no photo.'));
  return Buffer.concat(
    await printPdf(about, sheets, { readFont: fontBytes, readPhoto, plateNames: defaultPlateNames }).toArray(),
  );
};

/** 127 × 101.6 mm with its bleed: at 300 dpi 1500 × 1200 pixels, at 600 twice as many, without a remainder. */
const surface = { widthMm: 121, heightMm: 95.6, bleedMm: 3 };
const whole = { x: 0, y: 0, width: 121, height: 95.6 };
const dpi = 300;
/** PDFium draws a picture half a pixel too large on each side: less of a millimetre when there are more of them. */
const fineDpi = 600;
const pxPerMmOf = ({ width }: Raster) => width / (surface.widthMm + 2 * surface.bleedMm);

/** Light discs on a dark ground, with the pixel in whose middle each lies. */
const [photoWidth, photoHeight] = [3000, 2000];
const discs = [
  [450, 300],
  [2550, 330],
  [1500, 1000],
  [420, 1700],
  [2600, 1650],
  [1100, 620],
  [1900, 1380],
] as const;
const discPhoto = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${photoWidth}" height="${photoHeight}"><rect width="100%" height="100%" fill="#203040"/>${discs
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16" fill="#fff"/>`)
      .join('')}</svg>`,
  ),
)
  .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  .toBuffer();

const photoItem = (place: object, outline: 'rectangle' | 'ellipse' = 'rectangle'): PrintItem => ({
  kind: 'photo',
  slot: 1,
  place: placeSchema.parse(place),
  outline,
  bleed: true,
});

const viewerUrl = 'https://shop.test/ar/0123456789abcdefghjkmnpqrs';

async function drawingOf(
  itemList: PrintItem[],
  { placement = {}, text = '', background = '#ffffff' }: TextCase = {},
): Promise<Drawing> {
  const looks = { safeMm: 0, outline: 'rectangle', background, pictureCorners: null } as const;
  const template = {
    version: 1 as const,
    surfaceList: [{ id: 'front', title: 'Front', ...surface, ...looks, itemList }],
  };
  const photo = { id: 'photo', width: photoWidth, height: photoHeight };
  const look = { placement: placementSchema.parse(placement) };
  const slots: FilledSlot[] = [
    { slot: 1, kind: 'photo', photo: photo.id, choices: [], look, medium: null },
    { slot: 2, kind: 'text', text, choices: [], look: {} },
  ];
  const photos = new Map([[photo.id, photo]]);
  const { surfaceList } = sceneOf({ template, customizations: [], slots, photos, viewerUrl });
  return drawSurface(surfaceList[0] ?? expect.fail('no surface'), await loadFonts(surfaceList), { forPrint: true });
}
interface TextCase {
  placement?: Partial<Placement>;
  text?: string;
  background?: string;
}

/** Where the contract says that a pixel of the photo lies: worked out here once more, and in another way. */
function expectedAt(
  [px, py]: readonly [number, number],
  place: { x: number; y: number; width: number; height: number; rotation?: number },
  { zoom = 1, x = 0, y = 0, rotation = 0 }: Partial<Placement>,
): { x: number; y: number } {
  const [width, height] = [place.width + 6, place.height + 6];
  const inner = rotation * (Math.PI / 180);
  const [cos, sin] = [Math.abs(Math.cos(inner)), Math.abs(Math.sin(inner))];
  const box = {
    width: width * cos + height * sin,
    height: width * sin + height * cos,
  };
  const scale = zoom * Math.max(box.width / photoWidth, box.height / photoHeight);
  const fromMiddle = {
    x: (px - photoWidth / 2) * scale + (x * (photoWidth * scale - box.width)) / 2,
    y: (py - photoHeight / 2) * scale + (y * (photoHeight * scale - box.height)) / 2,
  };
  const angle = ((rotation + (place.rotation ?? 0)) * Math.PI) / 180;
  return {
    x: place.x + place.width / 2 + fromMiddle.x * Math.cos(angle) - fromMiddle.y * Math.sin(angle),
    y: place.y + place.height / 2 + fromMiddle.x * Math.sin(angle) + fromMiddle.y * Math.cos(angle),
  };
}

/** Whether a disc is not cut by the end of the place. */
function isWithin(
  at: { x: number; y: number },
  { x, y, width, height, rotation = 0 }: Parameters<typeof expectedAt>[1],
) {
  const turn = (-rotation * Math.PI) / 180;
  const [fromX, fromY] = [at.x - x - width / 2, at.y - y - height / 2];
  const across = Math.abs(fromX * Math.cos(turn) - fromY * Math.sin(turn));
  const down = Math.abs(fromX * Math.sin(turn) + fromY * Math.cos(turn));
  return across < width / 2 && down < height / 2;
}

const lightAt = ({ width, data }: Raster, x: number, y: number) => data[4 * (y * width + x)] ?? 0;
const colorAt = (raster: Raster, xMm: number, yMm: number): number[] => {
  const { width, data } = raster;
  const pxPerMm = pxPerMmOf(raster);
  const at = 4 * (Math.floor((yMm + 3) * pxPerMm) * width + Math.floor((xMm + 3) * pxPerMm));
  return [...data.subarray(at, at + 3)];
};

/** The middle of the light spot around a point, in millimetres; null when it is not wholly on the page. */
function spotAround(raster: Raster, at: { x: number; y: number }): { x: number; y: number } | null {
  const pxPerMm = pxPerMmOf(raster);
  const reach = Math.ceil(2.2 * pxPerMm);
  const middle = { x: Math.round((at.x + 3) * pxPerMm), y: Math.round((at.y + 3) * pxPerMm) };
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = middle.y - reach; y <= middle.y + reach; y += 1)
    for (let x = middle.x - reach; x <= middle.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return null;
      const light = Math.max(0, lightAt(raster, x, y) - 100);
      sum += light;
      sumX += light * (x + 0.5);
      sumY += light * (y + 0.5);
    }
  return sum < 1000 ? null : { x: sumX / sum / pxPerMm - 3, y: sumY / sum / pxPerMm - 3 };
}

const firstPage = <Result>(pdf: Buffer, look: (page: PdfPage) => Promise<Result>): Promise<Result> =>
  withPages(pdf, ([page]) => look(page ?? expect.fail('no page')));

describe('a photo in a print file', () => {
  it.each<[string, object, Partial<Placement>, number]>([
    ['as it fits', {}, {}, 7],
    ['zoomed and moved', {}, { zoom: 1.7, x: 0.6, y: -0.4 }, 3],
    ['turned', {}, { rotation: 23, zoom: 1.1 }, 3],
    ['turned the other way, zoomed and moved', {}, { rotation: -41, zoom: 1.3, x: -0.5, y: 0.3 }, 2],
    ['on its side', {}, { rotation: 90 }, 3],
    ['on its head', {}, { rotation: 180, x: 0.5 }, 3],
    ['in a place that is turned', { x: 30, y: 20, width: 60, height: 50, rotation: 33 }, {}, 3],
  ])('S3.8 lies within 0.1 mm of where the contract says: %s', async (_, place, placement, least) => {
    const its = { ...whole, ...place };
    const pdf = await pdfOf([await drawingOf([photoItem(its)], { placement, background: '#203040' })], await discPhoto);
    const raster = await firstPage(pdf, (page) => page.raster(fineDpi));
    const off = discs.flatMap((disc) => {
      const expected = expectedAt(disc, its, placement);
      const spot = isWithin(expected, its) && spotAround(raster, expected);
      return spot ? [Math.hypot(spot.x - expected.x, spot.y - expected.y)] : [];
    });
    expect(off.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...off)).toBeLessThan(0.1);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('S3.8 is upright, whatever its file says by orientation %i', async (orientation) => {
    // Undoing each by the one that undoes it: what comes out is stored aside and shown upright.
    const stored = await turnedBack(await discPhoto, orientation);
    const placement = { zoom: 1.4, x: 0.3, y: -0.2 };
    const pdf = await pdfOf([await drawingOf([photoItem(whole)], { placement })], stored);
    const raster = await firstPage(pdf, (page) => page.raster(dpi));
    for (const disc of [discs[2], discs[5], discs[6]]) {
      const expected = expectedAt(disc, whole, placement);
      const spot = spotAround(raster, expected) ?? expect.fail('the disc is not there');
      expect(Math.hypot(spot.x - expected.x, spot.y - expected.y)).toBeLessThan(0.1);
    }
    expect(pdf.includes('Exif')).toBe(false);
  });

  it('S3.8 goes on to the end of the bleed, ends with its outline, and lets what is behind it be seen', async () => {
    const place = { x: 40, y: 30, width: 40, height: 40 };
    const items = [photoItem(place, 'ellipse')];
    const plain = sharp({ create: { width: 300, height: 200, channels: 4, background: '#c81e1e80' } }).png();
    const drawing = await drawingOf(items, { background: '#204060' });
    const raster = await firstPage(await pdfOf([smaller(drawing)], await plain.toBuffer()), (page) => page.raster(dpi));
    expect(colorAt(raster, -2.9, -2.9)).toEqual([0x20, 0x40, 0x60]);
    expect(colorAt(raster, 123.9, 98.5)).toEqual([0x20, 0x40, 0x60]);
    // Half of each, in the middle and just within the circle of 46 mm; its box's corner is the ground.
    for (const [x, y] of [
      [60, 50],
      [37.2, 50],
      [60, 72.8],
    ] as const)
      expect(near(colorAt(raster, x, y), [116, 47, 63])).toBe(true);
    expect(colorAt(raster, 36.8, 50)).toEqual([0x20, 0x40, 0x60]);
    expect(colorAt(raster, 38, 28)).toEqual([0x20, 0x40, 0x60]);
  });

  it('S3.8 keeps its colours, in whatever space it comes', async () => {
    const color = { r: 190, g: 70, b: 40 };
    const base = sharp({ create: { width: 300, height: 200, channels: 3, background: color } });
    const wide = await base.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const printers = await base.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    const gray = await base.clone().greyscale().png().toBuffer();
    const deep = await base.clone().toColourspace('rgb16').png().toBuffer();
    const colorOf = async (photo: Buffer) => {
      const pdf = await pdfOf([smaller(await drawingOf([photoItem(whole)]))], photo);
      return colorAt(await firstPage(pdf, (page) => page.raster(dpi)), 60, 50);
    };
    expect((await sharp(wide).raw().toColourspace('srgb').toBuffer()).subarray(0, 3)).not.toEqual(
      Buffer.of(190, 70, 40),
    );
    expect(near(await colorOf(wide), [190, 70, 40])).toBe(true);
    expect(near(await colorOf(deep), [190, 70, 40])).toBe(true);
    expect(near(await colorOf(printers), [190, 70, 40], 20)).toBe(true);
    const [red, green, blue] = await colorOf(gray);
    expect([green, blue]).toEqual([red, red]);
  });

  it('S3.8 has 300 pixels to the inch of its slot, and never more than it came with', async () => {
    const sizes = (pdf: Buffer) =>
      Array.from(pdf.toString('latin1').matchAll(/\/Width (\d+)\n\/Height (\d+)/g), ([, width, height]) => [
        Number(width),
        Number(height),
      ]);
    const photo = await discPhoto;
    // 127 × 101.6 mm are 1500 × 1200 at 300 dpi.
    expect(sizes(await pdfOf([await drawingOf([photoItem(whole)])], photo))).toEqual([[1500, 1200]]);
    // Zoomed in four times it has 600 × 500 pixels for that.
    const zoomed = await pdfOf([await drawingOf([photoItem(whole)], { placement: { zoom: 4 } })], photo);
    expect(sizes(zoomed)).toEqual([
      [626, 501].map((size) => expect.toSatisfy((is: number) => Math.abs(is - size) <= 2)),
    ]);
  });
});

describe('a print file', () => {
  const textItem = (place: object): PrintItem => ({
    kind: 'text',
    slot: 2,
    place: placeSchema.parse(place),
    style: { align: 'center', color: '#aa1133', curve: 0, sizeMm: 12 },
  });

  it('S3.8 sets text as text: found by its words, in faces that it brings along, where the scene has set it', async () => {
    const text = 'Grüße office\nΓειά σου';
    const drawing = await drawingOf([textItem({ x: 10, y: 20, width: 100, height: 50 })], { text });
    const pdf = await pdfOf([drawing]);
    const [page, raster] = await firstPage(pdf, async (pdfPage) => [pdfPage, await pdfPage.raster(dpi)] as const);
    expect(page.text.split(/\s+/).filter(Boolean)).toEqual(['Grüße', 'office', 'Γειά', 'σου']);
    expect(page.fonts.length).toBeGreaterThan(0);
    for (const { name, embedded } of page.fonts)
      expect([name, embedded]).toEqual([expect.stringMatching(/^[A-Z]{6}\+/), true]);
    const fonts = await loadFonts([
      {
        ...surface,
        id: 'a',
        title: '',
        safeMm: 0,
        outline: 'rectangle',
        background: '#ffffff',
        itemList: [
          {
            kind: 'text',
            slot: 2,
            place: placeSchema.parse(whole),
            text,
            font: 'Noto Serif',
            style: { align: 'center', color: '#000000', curve: 0 },
          },
        ],
      },
    ]);
    const points = drawing.nodes.flatMap((node) =>
      node.kind === 'glyphs'
        ? node.glyphs.flatMap(({ index, matrix }) =>
            (fonts.get(node.font)?.outline(index) ?? []).flatMap((step) =>
              step[0] === 'Z' ? [] : [mapped(matrix, { x: step.at(-2) as number, y: step.at(-1) as number })],
            ),
          )
        : [],
    );
    const inked = inkOf(raster);
    const set = {
      left: Math.min(...points.map(({ x }) => x)),
      right: Math.max(...points.map(({ x }) => x)),
      top: Math.min(...points.map(({ y }) => y)),
      bottom: Math.max(...points.map(({ y }) => y)),
    };
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(inked[side] - set[side])).toBeLessThan(0.1);
  });

  it('S4.2 carries the code of the viewer where the product wants it, in lines and not in pixels', async () => {
    const place = { x: 90, y: 60, width: 20, height: 20, rotation: 0 };
    const pdf = await pdfOf([await drawingOf([{ kind: 'qr', place }], { background: '#446688' })]);
    const raster = await firstPage(pdf, (page) => page.raster(dpi));
    expect(pdf.includes('/Subtype /Image')).toBe(false);
    expect(decodeQR(raster)).toBe(viewerUrl);
    const ends = inkOf(raster, ([r, g, b]) => r === 0 && g === 0 && b === 0);
    // Four modules of white on each side of it.
    expect(ends.left - 90).toBeGreaterThan(1.5);
    expect(ends.left - 90).toBeCloseTo(110 - ends.right, 0.5);
    expect(ends.top - 60).toBeCloseTo(80 - ends.bottom, 0.5);
  });

  it('S3.8 has a page for each face, with the boxes of a printer, and says what it is and not for whom', async () => {
    const front = await drawingOf([]);
    const pdf = await pdfOf([front, { ...front, widthMm: 50, heightMm: 40, bleedMm: 0 }]);
    const pages = await withPages(pdf, async (pdfPages) => pdfPages.map(({ boxes }) => boxes));
    const point = 72 / 25.4;
    const [first, second] = pages.map((boxes) =>
      Object.fromEntries(
        Object.entries(boxes).map(([name, box]) => [name, Object.values(box).map((at) => at / point)]),
      ),
    );
    const close = (values: number[]) => values.map((value) => expect.closeTo(value, 3));
    expect(first).toEqual({
      media: close([0, 0, 127, 101.6]),
      bleed: close([0, 0, 127, 101.6]),
      trim: close([3, 3, 124, 98.6]),
    });
    expect(second?.['trim']).toEqual(close([0, 0, 50, 40]));
    const raw = pdf.toString('latin1');
    expect(raw).toContain('/S /GTS_PDFA1');
    expect(raw).toContain('/OutputIntents');
    expect(raw).toContain('A10001-1-framed-print');
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
  });

  it('S3.8 is the same bytes whenever it is made', async () => {
    const items = [photoItem(whole), textItem({ x: 10, y: 20, width: 100, height: 50 })];
    const drawing = smaller(await drawingOf(items, { text: 'Once and again', placement: { rotation: 12 } }));
    const photo = await sharp(await discPhoto)
      .resize(300, 200)
      .jpeg()
      .toBuffer();
    const first = await pdfOf([drawing, drawing], photo);
    vi.setSystemTime('2033-07-06T05:04:03Z');
    expect((await pdfOf([drawing, drawing], photo)).equals(first)).toBe(true);
  });

  it('S3.8 is none when a photo cannot be had, or is another', async () => {
    const drawing = await drawingOf([photoItem(whole)]);
    await expect(pdfOf([drawing])).rejects.toThrow('There is no photo');
    const other = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await expect(pdfOf([drawing], other)).rejects.toThrow('30 × 20');
  });
});

const near = (is: readonly number[], values: readonly number[], by = 4) =>
  is.every((value, index) => Math.abs(value - (values[index] ?? 0)) <= by);

/** With a photo of 300 × 200 pixels in the place of the large one. */
const smaller = (drawing: Drawing): Drawing => ({
  ...drawing,
  nodes: drawing.nodes.map((node) => {
    if (node.kind !== 'image') return node;
    const [a, b, c, d, e, f] = node.matrix;
    const photo = { ...node.photo, width: 300, height: 200 };
    return { ...node, photo, matrix: [a * 10, b * 10, c * 10, d * 10, e, f] };
  }),
});

/** What is inked in millimetres; without `isInk` whatever is clearly no white. */
function inkOf(raster: Raster, isInk: (color: [number, number, number]) => boolean = ([, green]) => green < 128) {
  const { width, height, data } = raster;
  const pxPerMm = pxPerMmOf(raster);
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      if (!isInk([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) continue;
      ink.left = Math.min(ink.left, x / pxPerMm - 3);
      ink.right = Math.max(ink.right, (x + 1) / pxPerMm - 3);
      ink.top = Math.min(ink.top, y / pxPerMm - 3);
      ink.bottom = Math.max(ink.bottom, (y + 1) / pxPerMm - 3);
    }
  return ink;
}
