import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { productList } from '@afterimage/sample/products.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { defaultPlateNames } from '../server/src/print/plates.ts';
import { fontBytes, loadFonts } from '../server/src/print/print-fonts.ts';
import { printPdf } from '../server/src/print/print-pdf.ts';
import { type Raster, withPages } from '../server/src/print/pdf-pages.ts';
import type { TruthInput, TruthSample, TruthShot, TruthView } from './preview-truth.fixture.ts';

/** The patches of the chart: steps of gray, primaries and their mixtures, skin, pastels, dark and saturated colors. */
const fields = [
  '#000000', '#242424', '#484848', '#6d6d6d', '#929292', '#b6b6b6', '#dbdbdb', '#ffffff',
  '#d02020', '#20a040', '#2040c0', '#20a8c8', '#c030a0', '#f0d020', '#e87a1c', '#6a2a8c',
  '#f6d7c3', '#e6b899', '#c98f6b', '#9c6644', '#6f4428', '#40261a', '#ffe9dc', '#b98a78',
  '#f7c8d4', '#cfe6f7', '#d3f0d2', '#fdf3c4', '#e3d6f5', '#f8dcc0', '#c2e9e4', '#eeeeee',
  '#1b2a41', '#324a2f', '#4b1d26', '#7a6a1f', '#5b7da8', '#8fae6b', '#c4554a', '#3f8f8c',
] as const; // prettier-ignore
const columns = 8;
const chartSize = { width: 1600, height: 1600 };
export const chartPhotoFile = { id: 'chart', ...chartSize };

/** A test chart as a photo: patches of one color each, repeated so that every part of a face shows all of them. */
export async function chartPhoto(brightness = 1): Promise<Buffer> {
  const rows = fields.length / columns;
  const [width, height] = [chartSize.width / columns / 2, chartSize.height / rows / 2];
  const rectangles = Array.from({ length: 4 }, (_, quarter) =>
    fields.map((color, index) => {
      // Each quarter begins elsewhere, so that no color lies in the middle or at an edge alone.
      const at = (index + quarter * 11) % fields.length;
      const x = ((at % columns) + (quarter % 2) * columns) * width;
      const y = (Math.floor(at / columns) + Math.floor(quarter / 2) * rows) * height;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
    }),
  ).flat();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartSize.width} ${chartSize.height}" width="${chartSize.width}" height="${chartSize.height}" shape-rendering="crispEdges">${rectangles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).linear(brightness, 0).jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer();
}

const wordsOf = ['Team Baboon', 'Zoë & Ben', '12.06.2026'];

/** A product with the photo in all its photo slots, and with texts. */
export function filledProduct(slug: string): { surfaceList: SceneSurface[]; color: string | null } {
  const product = productList.find((one) => one.slug === slug);
  const surfaces = templates.get(slug);
  if (!product || !surfaces) throw new Error(`${slug} is not personalisable`);
  const template = { version: 1, surfaceList: surfaces } as unknown as PrintTemplate;
  const customizations = product.customizationList.map(
    ({ limits }, id) => ({ id, limits, extraList: [] }) as unknown as Customization,
  );
  const slots = product.customizationList.flatMap(({ kind }, slot): FilledSlot[] => {
    if (kind === 'photo') return [{ slot, kind, photo: 'chart', look: {}, choices: [], medium: null }];
    if (kind === 'text') return [{ slot, kind, text: wordsOf[slot % wordsOf.length] ?? '', look: {}, choices: [] }];
    return [];
  });
  const photos = new Map([[chartPhotoFile.id, chartPhotoFile]]);
  const viewerUrl = 'https://shop.example/ar/0123456789abcdefghjkmnpqrs';
  const { surfaceList } = sceneOf({ template, customizations, slots, photos, viewerUrl });
  return { surfaceList, color: product.variation[0]?.colorCode ?? null };
}

/** The faces of a product with text that is completely visible from one side. */
const wordFacesOf = (slug: string): string[] =>
  (templates.get(slug) ?? [])
    .filter(({ id, itemList, radiusMm }) => {
      const isSeen = !radiusMm && !closedFaces.has(`${slug} ${id}`);
      return isSeen && itemList.some(({ kind }) => kind === 'text');
    })
    .map(({ id }) => id);

/** Faces inside a closed model. */
const closedFaces = new Set(['keepsake-compact-mirror inside']);

/** Engraved faces: they have the color of the object instead of their own. */
const engravedFaces = new Set(['ledger-card-wallet front', 'regatta-swim-cap side', 'citrus-travel-cologne picture']);

/** The faces of a product on which a photo is printed. */
const photoFacesOf = (slug: string): string[] =>
  (templates.get(slug) ?? [])
    .filter(({ itemList }) => itemList.some(({ kind }) => kind === 'photo'))
    .map(({ id }) => id);

let fixture: Promise<string> | undefined;

/** The page's script: the studio's own viewer and painter. */
async function builtFixture(): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('preview-truth.fixture.ts', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  return bundle.output[0].code;
}

/** A page that shows models; close it when done. */
export async function openTruthPage(browser: Browser): Promise<Page> {
  const code = await (fixture ??= builtFixture());
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.route('http://preview.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith('/models/')) return route.fulfill({ contentType: 'text/html', body: '<body></body>' });
    const body = await readFile(new URL(`../sample${pathname}`, import.meta.url));
    return route.fulfill({ contentType: 'model/gltf-binary', body });
  });
  await page.goto('http://preview.example/');
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction(() => 'showModel' in globalThis);
  return page;
}

/** Shows a filled product as the studio does. */
export async function shootModel(
  page: Page,
  slug: string,
  { surfaceList, color }: ReturnType<typeof filledProduct>,
  photo: Buffer,
  views: readonly TruthView[],
  size = { width: 480, height: 480 },
): Promise<TruthShot[]> {
  const names = [...(await loadFonts(surfaceList)).keys()];
  const fonts = await Promise.all(
    names.map(async (name) => [name, (await fontBytes(name)).toString('base64')] as [string, string]),
  );
  const input: TruthInput = {
    modelUrl: `/models/${slug}.glb`,
    surfaceList,
    fonts,
    photos: [['chart', 'image/jpeg', photo.toString('base64')]],
    color,
    size,
    views,
  };
  return page.evaluate(
    (given) => (globalThis as unknown as { showModel(given: TruthInput): Promise<TruthShot[]> }).showModel(given),
    input,
  );
}

/** The preview of a product's faces, each compared with its print. */
export interface FaceReport {
  face: string;
  png: string;
  surface: SceneSurface;
  truth: Truth | null;
  words: ReturnType<typeof wordsSeen> | null;
}

/** Captures some faces of a product, or all of them. */
export async function reportOn(
  page: Page,
  slug: string,
  photo: Buffer,
  faces?: readonly string[],
  earlierShots?: readonly TruthShot[],
): Promise<FaceReport[]> {
  const design = filledProduct(slug);
  const surfaces = design.surfaceList.filter(({ id }) => !faces || faces.includes(id));
  const views = surfaces.map(({ id }) => ({ face: id, sampled: true }));
  const shots = earlierShots ?? (await shootModel(page, slug, design, photo, views));
  const [photoFaces, wordFaces] = [photoFacesOf(slug), wordFacesOf(slug)];
  const reports: FaceReport[] = [];
  for (const [index, surface] of surfaces.entries()) {
    const shot = shots[index];
    if (!shot?.isShown) continue;
    const { id } = surface;
    const isPrinted = photoFaces.includes(id) && !engravedFaces.has(`${slug} ${id}`);
    const truth = isPrinted ? truthOf(shot.samples, surface, await printedFace(surface, photo)) : null;
    const words = wordFaces.includes(id) ? wordsSeen(shot.samples, surface) : null;
    reports.push({ face: id, png: shot.png, surface, truth, words });
  }
  return reports;
}

/** The trimmed surface as PDFium renders the print file. */
async function printedFace(surface: SceneSurface, photo: Buffer, longest = 1200): Promise<Raster> {
  const fonts = await loadFonts([surface]);
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date(0) };
  const sheets = [{ title: 'Face', drawing: drawSurface(surface, fonts, { forPrint: true }) }];
  const sources = { readFont: fontBytes, readPhoto: async () => photo, plateNames: defaultPlateNames };
  const pdf = Buffer.concat(await printPdf(about, sheets, sources).toArray());
  const { widthMm, heightMm, bleedMm } = surface;
  const dpi = (longest / Math.max(widthMm, heightMm)) * 25.4;
  return withPages(pdf, async ([page]) => {
    if (!page) throw new Error('no page');
    const { width, height, data } = await page.raster(dpi);
    const trim = (mm: number, whole: number, pixels: number): number => Math.round((mm / whole) * pixels);
    const raw = { width, height, channels: 4 as const };
    const trimBox = {
      left: trim(bleedMm, widthMm + 2 * bleedMm, width),
      top: trim(bleedMm, heightMm + 2 * bleedMm, height),
      width: trim(widthMm, widthMm + 2 * bleedMm, width),
      height: trim(heightMm, heightMm + 2 * bleedMm, height),
    };
    const trimmed = await sharp(Buffer.from(data), { raw })
      .extract(trimBox)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: trimmed.info.width, height: trimmed.info.height, data: trimmed.data };
  });
}

/** The difference between preview and print where a face is seen head-on: of 255, over all channels of all samples. */
interface Truth {
  count: number;
  mean: number;
  percentile95: number;
  /** How much brighter the preview is than the print. */
  brighter: number;
}

/** The greatest viewing angle that counts as head-on. */
const headOn = 30;

function truthOf(samples: readonly TruthSample[], surface: SceneSurface, print: Raster): Truth {
  const differences: number[] = [];
  let sum = 0;
  for (const [red, green, blue, u, v, degrees] of samples) {
    if (degrees > headOn || !isInPhoto(surface, u * surface.widthMm, v * surface.heightMm)) continue;
    const printColor = evenColor(print, u, v);
    if (!printColor) continue;
    for (const [index, channel] of [red, green, blue].entries()) {
      const difference = channel - (printColor[index] ?? 0);
      differences.push(Math.abs(difference));
      sum += difference;
    }
  }
  differences.sort((one, other) => one - other);
  const count = differences.length / 3;
  return {
    count,
    mean: differences.reduce((all, one) => all + one, 0) / differences.length,
    percentile95: differences[Math.floor(differences.length * 0.95)] ?? Number.NaN,
    brighter: sum / differences.length,
  };
}

/** For a face's text: its visible share, and the contrast in it, of 255. */
function wordsSeen(samples: readonly TruthSample[], { itemList, widthMm, heightMm }: SceneSurface) {
  const shares: number[] = [];
  const contrasts: number[] = [];
  for (const item of itemList) {
    if (item.kind !== 'text') continue;
    const { x, y, width, height } = item.place;
    const visibleCells = new Set<string>();
    const lights: number[] = [];
    for (const [red, green, blue, u, v] of samples) {
      const [across, down] = [(u * widthMm - x) / width, (v * heightMm - y) / height];
      if (across < 0 || across >= 1 || down < 0 || down >= 1) continue;
      visibleCells.add(`${Math.floor(across * wordCells)} ${Math.floor(down * 2)}`);
      lights.push(0.3 * red + 0.59 * green + 0.11 * blue);
    }
    lights.sort((one, other) => one - other);
    shares.push(visibleCells.size / wordCells / 2);
    contrasts.push(
      (lights.at(-1 - Math.floor(lights.length / 100)) ?? 0) - (lights[Math.floor(lights.length / 100)] ?? 0),
    );
  }
  return { share: Math.min(...shares), contrast: Math.min(...contrasts) };
}
const wordCells = 6;

/** Whether a point shows a photo with nothing on top of it. */
function isInPhoto({ itemList }: SceneSurface, x: number, y: number): boolean {
  const within = ({ place }: SceneSurface['itemList'][number], margin: number): boolean =>
    x > place.x + margin &&
    x < place.x + place.width - margin &&
    y > place.y + margin &&
    y < place.y + place.height - margin;
  const isPhoto = itemList.some((item) => item.kind === 'photo' && within(item, 0));
  return isPhoto && !itemList.some((item) => item.kind !== 'photo' && within(item, -1));
}

/** The print's color around a point; null where it is not uniform, as at the edge of a patch. */
function evenColor({ width, height, data }: Raster, u: number, v: number): [number, number, number] | null {
  const [x, y] = [Math.round(u * width), Math.round(v * height)];
  const reach = Math.round(Math.max(width, height) / 120);
  const sums: [number, number, number] = [0, 0, 0];
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  let count = 0;
  for (let down = -reach; down <= reach; down += reach / 2)
    for (let across = -reach; across <= reach; across += reach / 2) {
      const [px, py] = [Math.round(x + across), Math.round(y + down)];
      if (px < 0 || py < 0 || px >= width || py >= height) return null;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[4 * (py * width + px) + channel] ?? 0;
        sums[channel] = (sums[channel] ?? 0) + value;
        least[channel] = Math.min(least[channel] ?? 255, value);
        most[channel] = Math.max(most[channel] ?? 0, value);
      }
    }
  if (least.some((value, channel) => (most[channel] ?? 0) - value > 10)) return null;
  return sums.map((value) => value / count) as [number, number, number];
}
