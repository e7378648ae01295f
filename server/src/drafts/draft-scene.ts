import { eq } from 'drizzle-orm';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { ModelChanges, SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { translatedTemplate } from '../catalogue/product-texts.ts';
import { products } from '../catalogue/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { photosOfSlots } from '../files/filled-slot.ts';
import { loadOrderedFiles, scenePhotos, type StoredFile } from '../files/stored-files.ts';

/** A draft as it looks, with the product that it is a design of. */
export interface DraftScene {
  product: Pick<typeof products.$inferSelect, 'modelUrl' | 'colors' | 'roomPlacement'>;
  slots: readonly FilledSlot[];
  /** What the product calls a slot, in the language that was asked for. */
  titles: ReadonlyMap<number, string>;
  photos: ReadonlyMap<string, StoredFile>;
  surfaceList: readonly SceneSurface[];
  /** The changes that the choices make to the model. */
  model: ModelChanges;
}

/** Reads what a draft looks like; null without its product. Photos that are gone are left out, as in the studio. */
export async function readDraftScene(
  db: Database,
  { productId, content: { slots, extraList } }: { productId: number; content: DraftDesign },
  locale: Locale = baseLocale,
): Promise<DraftScene | null> {
  const [draftRow] = await db
    .select({
      modelUrl: products.modelUrl,
      roomPlacement: products.roomPlacement,
      colors: products.colors,
      template: products.printTemplate,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!draftRow) return null;
  const { template, ...product } = draftRow;
  const customizations = (await loadCustomizations(db, [productId], locale)).get(productId) ?? [];
  const photos = await loadOrderedFiles(db, photosOfSlots(slots));
  const texts = await loadTexts(db, locale, { product: [productId] });
  const { surfaceList, model } = sceneOf({
    template: translatedTemplate(template, texts.of('product', productId), locale),
    customizations,
    slots,
    extraList,
    photos: scenePhotos(photos),
    viewerUrl: sampleViewer,
    today: dateOf(new Date()),
  });
  return {
    product,
    slots,
    titles: new Map(customizations.map(({ id, title }) => [id, title])),
    photos,
    surfaceList,
    model,
  };
}
