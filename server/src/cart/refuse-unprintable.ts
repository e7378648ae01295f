import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { unprintablePhotos } from '@afterimage/scene/warnings.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type StoredFile, scenePhotos } from '../files/stored-files.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './personalize.words.ts';
import type { Sellable } from './sellables.ts';

interface Line {
  sellable: Pick<Sellable, 'customizationList'>;
  printTemplate: PrintTemplate | null;
  design: Design | null;
  files: ReadonlyMap<string, StoredFile>;
}

/** Refuses a photo that would be printed as squares, with CUSTOMIZATION_INVALID under the path of its field. */
export function refuseUnprintable(
  { productClientCustomizationList: entries }: Pick<CartAddition, 'productClientCustomizationList'>,
  { sellable, printTemplate: template, design, files }: Line,
  path: string,
): void {
  if (!design?.slots.some(({ kind }) => kind === 'photo')) return;
  const { customizationList: customizations } = sellable;
  const scene = sceneOf({
    template,
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
