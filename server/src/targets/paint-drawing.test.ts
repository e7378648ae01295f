import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Placement } from '@afterimage/contract/look.ts';
import { photoFilters } from '@afterimage/contract/values/looks.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { inverse, mapped } from '@afterimage/scene/matrix.ts';
import { filterPixels } from '@afterimage/scene/photo-filter.ts';
import type { Region } from '@afterimage/scene/region.ts';
import type { SceneItem } from '@afterimage/scene/scene.ts';
import { fontBytes, loadFonts } from '../print/print-fonts.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { printPdf } from '../print/print-pdf.ts';
import { type Raster, withPages } from '../print/pdf-pages.ts';
import { paintDrawing, type Painting } from './paint-drawing.ts';
import {
  discPhoto,
  discPicture,
  discs,
  expectedAt,
  paintRegion,
  photoItem,
  regionIn,
  spotAround,
  surfaceWith,
} from './test-paintings.ts';
import { turnedBack } from '../print/test-turned.ts';

type TestArea = { x: number; y: number; width: number; height: number; rotation: number };
const whole: TestArea = { x: 0, y: 0, width: 121, height: 96, rotation: 0 };
const coffee = fileURLToPath(new URL('../../../e2e/fixtures/coffee.jpg', import.meta.url));
const run = promisify(execFile);
const stored = discPicture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

const colorAt = ({ data, width }: Painting, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];
const near = (expectedColor: readonly number[], by = 3) =>
  expectedColor.map((value) => expect.toSatisfy((is: number) => Math.abs(is - value) <= by, `about ${value}`));

/** How far each disc that is seen lies from where the contract says, in pixels of the painting. */
async function offsets(
  photo: Buffer,
  {
    place = whole,
    bleedMm = 0,
    placement = {},
  }: { place?: TestArea; bleedMm?: number; placement?: Partial<Placement> },
): Promise<number[]> {
  const placementCase = { zoom: 1, x: 0, y: 0, rotation: 0, ...placement };
  const region = regionIn(surfaceWith([photoItem({ place, bleedMm, look: { placement: placementCase } })]));
  const painting = await paintRegion(region, photo);
  expect(Math.max(painting.width, painting.height)).toBe(1024);
  const [across, down] = [painting.width / region.widthMm, painting.height / region.heightMm];
  return discs.flatMap((disc) => {
    const at = expectedAt(disc, { ...place, bleedMm }, placement);
    const expected = { x: (at.x + region.photo.x) * across, y: (at.y + region.photo.y) * down };
    const spot = spotAround(painting, expected);
    return spot ? [Math.hypot(spot.x - expected.x, spot.y - expected.y)] : [];
  });
}

describe('a painted photo', () => {
  it.each(photoFilters)(
    'S1.13 is %s as the studio shows it, and the ground round it keeps its color',
    async (filter) => {
      const photo = { id: 'photo', width: 300, height: 200 };
      const colors = sharp({ create: { ...photo, channels: 3, background: '#b43c78' } }).png();
      const place = { x: 20, y: 20, width: 60, height: 40, rotation: 0 };
      const surface = surfaceWith([photoItem({ photo, place, look: { filter } })]);
      const fonts = await loadFonts([surface]);
      const size = { width: 121, height: 96 };
      const painted = await paintDrawing(
        drawSurface(surface, fonts),
        { fonts, readPhoto: async () => colors.toBuffer() },
        size,
      );
      const expectedColor = Uint8ClampedArray.of(0xb4, 0x3c, 0x78, 255);
      filterPixels(expectedColor, filter);
      expect(colorAt(painted, 50, 40)).toEqual(near([...expectedColor], 1));
      expect(colorAt(painted, 10, 10)).toEqual([0x20, 0x40, 0x60, 255]);
    },
  );

  it.each<[string, Parameters<typeof offsets>[1], number]>([
    ['as it fits', {}, 5],
    ['zoomed and moved', { placement: { zoom: 1.7, x: 0.6, y: -0.4 } }, 3],
    ['with what bleeds cut off', { bleedMm: 3 }, 5],
    ['turned', { placement: { rotation: 23, zoom: 1.1 } }, 3],
    ['turned the other way, zoomed and moved', { placement: { rotation: -41, zoom: 1.3, x: -0.5, y: 0.3 } }, 2],
    ['on its side', { placement: { rotation: 90 } }, 3],
    ['on its head', { placement: { rotation: 180, x: 0.5 } }, 3],
    ['in a place that is turned', { place: { x: 40, y: 30, width: 50, height: 40, rotation: 33 } }, 4],
    ['in a place over the edge', { place: { x: 80, y: 20, width: 60, height: 50, rotation: 0 } }, 2],
  ])('S1.13 lies within a third of a pixel of where the contract says: %s', async (_, placementCase, least) => {
    const off = await offsets(await stored, placementCase);
    expect(off.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...off)).toBeLessThan(0.34);
  });

  it('S1.13 lies there too when it is painted from a smaller picture of it', async () => {
    const smaller = await discPicture(0.5).webp({ quality: 95 }).toBuffer();
    const off = await offsets(smaller, { bleedMm: 2, placement: { zoom: 1.2, rotation: -8 } });
    expect(off.length).toBeGreaterThan(2);
    expect(Math.max(...off)).toBeLessThan(0.34);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('S1.13 is upright, whatever its file says by orientation %i', async (orientation) => {
    const aside = await turnedBack(await stored, orientation);
    const off = await offsets(aside, { placement: { zoom: 1.4, x: 0.3, y: -0.2, rotation: 10 } });
    expect(off.length).toBeGreaterThan(2);
    expect(Math.max(...off)).toBeLessThan(0.34);
  });

  it('S1.13 fills its place to the very edges', async () => {
    const red = await sharp({ create: { ...discPhoto, channels: 3, background: '#c81e1e' } })
      .jpeg()
      .toBuffer();
    for (const place of [whole, { x: 33.3, y: 21.7, width: 41.7, height: 33.1, rotation: 17 }]) {
      const painting = await paintRegion(regionIn(surfaceWith([photoItem({ place })])), red);
      const { width, height } = painting;
      for (const [x, y] of [
        [0, 0],
        [width - 1, 0],
        [width - 1, height - 1],
        [0, height - 1],
      ] as const)
        expect(colorAt(painting, x, y)).toEqual(near([200, 30, 30, 255], 6));
    }
  });

  it('S1.13 ends with its outline, and lets what is behind it be seen', async () => {
    const half = await sharp({ create: { ...discPhoto, channels: 4, background: '#c81e1e80' } })
      .png()
      .toBuffer();
    const place = { x: 40, y: 30, width: 40, height: 40, rotation: 0 };
    const item = photoItem({ place, outline: 'ellipse', bleedMm: 3 });
    const painting = await paintRegion(regionIn(surfaceWith([item])), half);
    expect([painting.width, painting.height]).toEqual([1024, 1024]);
    const backgroundColor = [0x20, 0x40, 0x60, 255];
    // The circle has a radius of 23 mm with what bleeds: the corners of the place lie 28 mm from its middle.
    expect(colorAt(painting, 512, 512)).toEqual(near([116, 47, 63, 255]));
    expect(colorAt(painting, 0, 512)).toEqual(near([116, 47, 63, 255]));
    expect(colorAt(painting, 60, 60)).toEqual(near(backgroundColor));
    const fromMiddle = (mm: number) => Math.round(512 - (mm / Math.SQRT2) * 25.6);
    expect(colorAt(painting, fromMiddle(22.8), fromMiddle(22.8))).toEqual(near([116, 47, 63, 255], 8));
    expect(colorAt(painting, fromMiddle(23.3), fromMiddle(23.3))).toEqual(near(backgroundColor));
  });

  it('S1.13 keeps its colours, in whatever space it comes', async () => {
    const sourcePicture = sharp({
      create: { width: 300, height: 200, channels: 3, background: { r: 190, g: 70, b: 40 } },
    });
    const spot = async (photo: Buffer) =>
      colorAt(await paintRegion(regionIn(surfaceWith([photoItem()])), photo), 500, 400);
    expect(await spot(await sourcePicture.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer())).toEqual(
      near([190, 70, 40, 255], 5),
    );
    expect(await spot(await sourcePicture.clone().toColourspace('rgb16').png().toBuffer())).toEqual(
      near([190, 70, 40, 255]),
    );
    const printers = sourcePicture.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 });
    expect(await spot(await printers.toBuffer())).toEqual(near([190, 70, 40, 255], 20));
    const [red, green, blue] = await spot(await sourcePicture.clone().greyscale().png().toBuffer());
    expect([green, blue]).toEqual([red, red]);
  });

  it('S1.13 is none when its file is another one, or none', async () => {
    const region = regionIn(surfaceWith([photoItem()]));
    const other = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await expect(paintRegion(region, other)).rejects.toThrow('3000 × 2000');
    await expect(paintRegion(region, Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
    const cut = (await stored).subarray(0, 20_000);
    await expect(paintRegion(region, cut)).rejects.toThrow();
  });
});

describe('a photo of 60 megapixels', () => {
  it('S1.13 is painted strip by strip, without ever standing whole in memory', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'afterimage-large-'));
    const most = async (width: number, height: number) => {
      const path = join(folder, `${width}.jpg`);
      await sharp(coffee).resize(width, height, { fit: 'fill' }).jpeg({ quality: 80 }).toFile(path);
      const script = fileURLToPath(new URL('./test-memory.ts', import.meta.url));
      const { stdout } = await run(process.execPath, [script, path, String(width), String(height)]);
      return { kilobytes: Number(stdout), fileKilobytes: (await stat(path)).size / 1024 };
    };
    const small = await most(300, 200);
    const huge = await most(9486, 6324);
    // Decoded it is 176 megabytes.
    expect(huge.kilobytes - small.kilobytes - 2 * huge.fileKilobytes).toBeLessThan(80_000);
    await rm(folder, { recursive: true });
  });
});

describe('a painted drawing', () => {
  it('S1.13 is clear where nothing is printed', async () => {
    const square = [['M', 0, 0], ['L', 5, 0], ['L', 5, 10], ['L', 0, 10], ['Z']] as const;
    const nodes = [{ kind: 'fill' as const, path: square, color: '#ff8800' }];
    const drawing = { widthMm: 10, heightMm: 10, bleedMm: 0, nodes };
    const sources = { fonts: new Map(), readPhoto: () => Promise.reject(new Error('none')) };
    const painting = await paintDrawing(drawing, sources, { width: 40, height: 20 });
    expect([painting.width, painting.height, painting.data.length]).toEqual([40, 20, 3200]);
    expect([colorAt(painting, 19, 10), colorAt(painting, 20, 10)]).toEqual([
      [255, 136, 0, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('S1.13 agrees with the print, as PDFium sees it, to a fraction of a pixel', async () => {
    const { width, height } = await sharp(coffee).metadata();
    const style = { align: 'center' as const, color: '#ffffff', curve: 40, sizeMm: 14 };
    const items: SceneItem[] = [
      photoItem({
        place: { x: 12, y: 14, width: 90, height: 66, rotation: -11 },
        photo: { id: 'photo', width, height },
        look: { placement: { zoom: 1.15, x: 0.4, y: 0.2, rotation: 7 } },
      }),
      {
        kind: 'text',
        slot: 2,
        place: { x: 20, y: 50, width: 80, height: 22, rotation: 4 },
        text: 'Grüße, Ada',
        font: 'Caveat',
        style,
      },
      { kind: 'qr', place: { x: 76, y: 20, width: 18, height: 18, rotation: 0 }, content: 'https://shop.test/ar/0123' },
    ];
    const surface = surfaceWith(items);
    const region = regionIn(surface);
    const painting = await paintRegion(region, await readFile(coffee));
    const fonts = await loadFonts([surface]);
    const about = { title: 'A1', projectId: 'p', hash: 'h', date: new Date(0) };
    const sheets = [{ title: 'Front', drawing: drawSurface(surface, fonts) }];
    const pdf = printPdf(about, sheets, {
      readFont: fontBytes,
      readPhoto: () => readFile(coffee),
      plateNames: defaultPlateNames,
    });
    // 127 × 102 mm with its bleed: whole pixels. PDFium draws pictures half a pixel too large on each side.
    const raster = await withPages(Buffer.concat(await pdf.toArray()), ([page]) => page!.raster(dpi));
    const { shifts, difference } = compare(painting, printedThere(raster, painting, region));

    expect(shifts.length).toBeGreaterThan(8);
    expect(Math.max(...shifts)).toBeLessThan(0.34);
    expect(difference).toBeLessThan(3);
  });
});

const dpi = 762;

/** Grey of what a print shows where each pixel of the painting lies. */
function printedThere(raster: Raster, { width, height }: Painting, region: Region): Float32Array {
  const toSurface = inverse(region.matrix);
  const spot = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const own = { x: ((x + 0.5) * region.widthMm) / width, y: ((y + 0.5) * region.heightMm) / height };
      const at = mapped(toSurface, own);
      const [px, py] = [((at.x + 3) * dpi) / 25.4 - 0.5, ((at.y + 3) * dpi) / 25.4 - 0.5];
      const [remaining, top] = [Math.floor(px), Math.floor(py)];
      const [right, down] = [px - remaining, py - top];
      const grayValue = (dx: number, dy: number) =>
        grayAt(raster.data, 4 * ((top + dy) * raster.width + remaining + dx));
      spot[y * width + x] =
        (1 - down) * ((1 - right) * grayValue(0, 0) + right * grayValue(1, 0)) +
        down * ((1 - right) * grayValue(0, 1) + right * grayValue(1, 1));
    }
  return spot;
}

const grayAt = (data: Uint8Array, at: number) =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);

/** How far what is seen in each block that has detail is shifted against the print (Lucas and Kanade), and the mean difference. */
function compare({ data, width, height }: Painting, print: Float32Array) {
  const block = 120;
  const shifts: number[] = [];
  let sum = 0;
  for (let top = 2; top + block < height - 2; top += block)
    for (let remaining = 2; remaining + block < width - 2; remaining += block) {
      let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + block; y += 1)
        for (let x = remaining; x < remaining + block; x += 1) {
          const at = y * width + x;
          const gx = ((print[at + 1] ?? 0) - (print[at - 1] ?? 0)) / 2;
          const gy = ((print[at + width] ?? 0) - (print[at - width] ?? 0)) / 2;
          const t = grayAt(data, 4 * at) - (print[at] ?? 0);
          sum += Math.abs(t);
          [xx, xy, yy, xt, yt] = [xx + gx * gx, xy + gx * gy, yy + gy * gy, xt + gx * t, yt + gy * t];
        }
      const size = xx * yy - xy * xy;
      const flattest = (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2;
      if (flattest < block * block * 4) continue;
      shifts.push(Math.hypot((yy * xt - xy * yt) / size, (xx * yt - xy * xt) / size));
    }
  const blocks = Math.floor((height - 4) / block) * Math.floor((width - 4) / block);
  return { shifts, difference: sum / (blocks * block * block) };
}
