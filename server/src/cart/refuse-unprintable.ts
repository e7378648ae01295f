import { eq } from 'drizzle-orm';
import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { unprintablePhotos } from '@afterimage/scene/warnings.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { products } from '../catalogue/tables.ts';
import { type StoredFile, scenePhotos } from '../files/stored-files.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './personalize.words.ts';
import type { Sellable } from './sellables.ts';

interface Line {
  sellable: Pick<Sellable, 'productId' | 'customizationList'>;
  design: Design | null;
  files: ReadonlyMap<string, StoredFile>;
}

/** Refuses a photo that would be printed as squares, with CUSTOMIZATION_INVALID under the path of its field. */
export async function refuseUnprintable(
  db: Database,
  { productClientCustomizationList: entries }: Pick<CartAddition, 'productClientCustomizationList'>,
  { sellable, design, files }: Line,
  path: string,
): Promise<void> {
  if (!design?.slots.some(({ kind }) => kind === 'photo')) return;
  const { productId, customizationList: customizations } = sellable;
  const [product] = await db
    .select({ template: products.printTemplate })
    .from(products)
    .where(eq(products.id, productId));
  const scene = sceneOf({
    template: product?.template ?? null,
    customizations,
    slots: design.slots,
    extraList: design.extraList,
    photos: scenePhotos(files),
    viewerUrl: null,
    today: dateOf(new Date()),
  });
  const unprintable = unprintablePhotos(scene);
  if (unprintable.size === 0) return;
  fail('CUSTOMIZATION_INVALID', (locale) => ({
    fields: Object.fromEntries(
      Array.from(unprintable, ([slot, dpi]) => {
        const title = customizations.find(({ id }) => id === slot)?.title ?? '';
        const field = `productClientCustomizationList.${entries.findIndex(({ id }) => id === slot)}.input`;
        return [`${path}${field}`, inLocale(words, locale).fewPixels({ title, dpi })];
      }),
    ),
  }));
}
