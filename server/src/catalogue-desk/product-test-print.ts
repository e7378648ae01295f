import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type * as z from 'zod';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { fileReply } from '@afterimage/contract/endpoint.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { slotsWithoutChoice } from '@afterimage/contract/values/offered-slots.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { PhotoFile } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import type { FileStore } from '../files/store/store.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { paintRecipe } from '../previews/paint-preview.ts';
import { recipeOf } from '../previews/preview-recipe.ts';
import { previewSize } from '../previews/preview-view.ts';
import type { PlateNames } from '../print/plates.ts';
import { fontBytes } from '../print/print-fonts.ts';
import { printPdf } from '../print/print-pdf.ts';
import { surfaceSheets } from '../print/surface-sheets.ts';
import { readPlateNames } from '../shop-settings/order-settings.ts';
import { type ChartPlace, chartSize, printChart } from './print-chart.ts';

/** A product whose slots are filled by the shop. */
interface TestDesign {
  row: typeof products.$inferSelect;
  customizations: readonly Customization[];
  slots: FilledSlot[];
  photos: Map<string, PhotoFile>;
  readPhoto(id: string): Promise<Buffer>;
}

/** The file that a call answers. */
type TestFile = z.input<typeof fileReply>;

// Charts of large faces are some megabytes of pixels: one preview at a time leaves the processor to customers.
const painting = semaphore(1, { maxWaiting: 10, patience: 60_000 });

/** The print file of a test design, by the code that prints orders; without a production sheet, for there is no order. */
export async function testPrint(db: Database, productId: number, initialNames: PlateNames): Promise<TestFile> {
  const plateNames = await readPlateNames(db, initialNames);
  const { row, customizations, slots, photos, readPhoto } = await readTestDesign(db, productId);
  const today = dateOf(new Date());
  const scene = { template: row.printTemplate, customizations, slots, photos, viewerUrl: sampleViewer, today };
  const { surfaceList } = sceneOf(scene);
  if (surfaceList.length === 0) return fail('NOT_FOUND');
  const title = `test-${row.slug}`;
  const hash = createHash('sha256').update(JSON.stringify(surfaceList)).digest('hex');
  const about = { title, projectId: title, hash, date: new Date() };
  const sheets = await surfaceSheets(surfaceList);
  const content = printPdf(about, sheets, { readFont: fontBytes, readPhoto, plateNames });
  return { name: `${title}.pdf`, type: 'application/pdf', content };
}

/** The same design as its customer would see it in the cart. */
export async function testPreview(db: Database, productId: number, store: FileStore): Promise<TestFile> {
  const { row, slots, photos, readPhoto } = await readTestDesign(db, productId);
  const [first] = row.colors;
  const picture = first?.image ?? row.image[0] ?? null;
  const { printTemplate: template } = row;
  const design = { productId, color: first?.color ?? null, picture, template, slots, extraList: [] };
  const recipe = await recipeOf(db, design, photos);
  if (recipe.surfaceList.length === 0) return fail('NOT_FOUND');
  const content = await painting(async () => {
    const pixels = await paintRecipe(recipe, store, readPhoto);
    return sharp(pixels, { raw: { ...previewSize, channels: 3 } })
      .webp({ quality: 85 })
      .toBuffer();
  });
  return { name: `test-${row.slug}.webp`, type: 'image/webp', content };
}

async function readTestDesign(db: Database, productId: number): Promise<TestDesign> {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  if (!row) return fail('NOT_FOUND');
  const customizations = (await loadCustomizations(db, [productId])).get(productId) ?? [];
  const places = new Map<string, ChartPlace>();
  const charts = new Map<string, Buffer>();
  const slots = slotsWithoutChoice(customizations).flatMap((slot): FilledSlot[] => {
    const filledSlot = filledWith(slot);
    if (filledSlot?.kind === 'photo' && filledSlot.photo)
      places.set(filledSlot.photo, placeOf(row.printTemplate, slot));
    return filledSlot ? [filledSlot] : [];
  });
  return {
    row,
    customizations,
    slots,
    photos: new Map(Array.from(places, ([id, place]) => [id, { id, ...chartSize(place) }])),
    readPhoto: async (id) => {
      // A calendar shows one photo on many pages.
      const chart = charts.get(id) ?? (await printChart(places.get(id) ?? fail('FILE_NOT_FOUND')));
      charts.set(id, chart);
      return chart;
    },
  };
}

/** A photo or a text in a slot; the first choice where one must be made. */
function filledWith({ id: slot, kind, title, limits, required, extraList }: Customization): FilledSlot | null {
  const choices = required ? extraList.slice(0, 1).map((extra) => extra.id) : [];
  if (kind === 'photo') return { slot, kind, choices, photo: photoIdOf(slot), look: {}, medium: null };
  if (kind === 'specification') return choices.length > 0 ? { slot, kind, choices } : null;
  if (kind !== 'text' || limits.format === 'dates') return null;
  return { slot, kind, choices, text: title.slice(0, limits.maxLength ?? title.length), look: {} };
}

const photoIdOf = (slot: number): string => `00000000-0000-4000-8000-${String(slot).padStart(12, '0')}`;

/** Where the photo of a slot is printed: the chart has that shape. */
function placeOf(template: PrintTemplate | null, { id, limits }: Customization): ChartPlace {
  for (const { itemList, bleedMm } of template?.surfaceList ?? [])
    for (const item of itemList)
      if (item.kind === 'photo' && item.slot === id)
        return { width: item.place.width, height: item.place.height, bleedMm: item.bleed ? bleedMm : 0 };
  const { widthMm = 100, heightMm = 150, bleedMm = 0 } = limits;
  return { width: widthMm, height: heightMm, bleedMm };
}
