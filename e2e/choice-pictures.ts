import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { inkOf, isLightDeep } from '@afterimage/scene/ink.ts';
import { drawSheet } from '../server/src/print/draw-sheet.ts';
import { defaultPlateNames } from '../server/src/print/plates.ts';
import { fontBytes, loadFonts } from '../server/src/print/print-fonts.ts';
import { printPdf } from '../server/src/print/print-pdf.ts';
import { type Raster, withPages } from '../server/src/print/pdf-pages.ts';
import type { Design } from './choice-design.ts';
import type { ChoiceInput, ChoiceShot } from './choice-pictures.fixture.ts';
import { chartPhoto, chartPhotoFile } from './preview-truth.ts';

/** How a design looks: on the model by view, as proof and in the print file by surface; and the text of its print file. */
export interface DesignPictures {
  model: ReadonlyMap<string, Raster>;
  proof: ReadonlyMap<string, Raster>;
  print: ReadonlyMap<string, Raster>;
  /** The texts of the printed pages, and of the production sheet after them. */
  printTexts: readonly string[];
  sheetText: string;
}

/** Where a design is looked at; the production sheet always is. */
export interface Places {
  model: boolean;
  proof: boolean;
}

/** Makes pictures of designs; close it when done. */
export interface ChoiceStudio {
  /** All of one product. */
  show(designs: readonly (Places & { design: Design })[]): Promise<DesignPictures[]>;
  close(): Promise<void>;
}

/** `viewNames` are the views of models that are enough. */
export async function openChoiceStudio(
  browser: Browser,
  viewNames: readonly string[] | null = null,
): Promise<ChoiceStudio> {
  const [page, photo] = await Promise.all([openPage(browser), chartPhoto()]);
  return {
    async show(designs) {
      const shots = await shoot(page, viewNames, designs, photo);
      const pictures: DesignPictures[] = [];
      for (const [index, { design, proof: isPrinted }] of designs.entries()) {
        const { model, proof } = shots[index] ?? { model: [], proof: [] };
        const rastersOf = async (list: ChoiceShot['proof']) =>
          new Map(
            await Promise.all(list.map(async ([id, png]): Promise<[string, Raster]> => [id, await decoded(png)])),
          );
        pictures.push({
          model: await rastersOf(model),
          proof: await rastersOf(proof),
          ...(await printOf(design, isPrinted, photo)),
        });
      }
      return pictures;
    },
    close: () => page.close(),
  };
}

async function decoded(png: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A page with the studio's own viewer and painter. */
async function openPage(browser: Browser): Promise<Page> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('choice-pictures.fixture.ts', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  await page.route('http://choices.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith('/models/')) return route.fulfill({ contentType: 'text/html', body: '<body></body>' });
    const body = await readFile(new URL(`../sample${pathname}`, import.meta.url));
    return route.fulfill({ contentType: 'model/gltf-binary', body });
  });
  await page.goto('http://choices.example/');
  await page.addScriptTag({ content: built.output[0].code, type: 'module' });
  await page.waitForFunction(() => 'showChoices' in globalThis);
  return page;
}

async function shoot(
  page: Page,
  viewNames: readonly string[] | null,
  designs: readonly (Places & { design: Design })[],
  photo: Buffer,
): Promise<ChoiceShot[]> {
  const first = designs[0]?.design;
  if (!first || !designs.some(({ model, proof }) => model || proof)) return [];
  const fonts = await loadFonts(designs.flatMap(({ design }) => design.scene.surfaceList));
  const input: ChoiceInput = {
    modelUrl: `/models/${first.slug}.glb`,
    fonts: await Promise.all(
      Array.from(fonts.keys(), async (name) => [name, (await fontBytes(name)).toString('base64')] as [string, string]),
    ),
    photos: [[chartPhotoFile.id, 'image/jpeg', photo.toString('base64')]],
    color: first.color,
    viewNames,
    designs: designs.map(({ design, model, proof }) => ({ scene: design.scene, inModel: model, inProof: proof })),
  };
  return page.evaluate(
    (given) => (globalThis as unknown as { showChoices(given: ChoiceInput): Promise<ChoiceShot[]> }).showChoices(given),
    input,
  );
}

/** The longer side of a printed page in pixels. */
const printPixels = 300;

/** The print file with its production sheet, as PDFium reads it; `isPrinted` false: the sheet alone. */
async function printOf({ scene, sheet }: Design, isPrinted: boolean, photo: Buffer) {
  const surfaceList = isPrinted ? scene.surfaceList : [];
  const fonts = await loadFonts(surfaceList);
  const surfaces = surfaceList.map((surface) => ({
    title: surface.title,
    drawing: drawSurface(surface, fonts, { forPrint: true }),
    ink: inkOf(surface),
    isLightDeep: isLightDeep(surface.background),
  }));
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date(0) };
  const means = { readFont: fontBytes, readPhoto: async () => photo, plateNames: defaultPlateNames };
  const pdf = Buffer.concat(await printPdf(about, [...surfaces, ...(await drawSheet(sheet))], means).toArray());
  return withPages(pdf, async (pages) => {
    const print = new Map<string, Raster>();
    for (const [index, { id, widthMm, heightMm, bleedMm }] of surfaceList.entries()) {
      const dpi = (printPixels / (Math.max(widthMm, heightMm) + 2 * bleedMm)) * 25.4;
      const raster = await pages[index]?.raster(dpi);
      if (raster) print.set(id, raster);
    }
    const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    return {
      print,
      printTexts: texts.slice(0, surfaceList.length),
      sheetText: texts.slice(surfaceList.length).join(' '),
    };
  });
}
