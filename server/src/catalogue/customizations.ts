import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Customization } from '@afterimage/contract/customization.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { choiceSlots, customizations, extras } from './tables.ts';

/** The slots of these products with all that can be chosen in them, by product; two queries, and one for their texts. */
export async function loadCustomizations(
  db: Database,
  productIds: Iterable<number>,
  locale: Locale = baseLocale,
): Promise<Map<number, Customization[]>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const ofProducts = inArray(customizations.productId, ids);
  const slots = await db
    .select({ ...getTableColumns(customizations), choiceId: choiceSlots.extraId })
    .from(customizations)
    .leftJoin(choiceSlots, eq(choiceSlots.customizationId, customizations.id))
    .where(ofProducts)
    .orderBy(asc(customizations.position), asc(customizations.id));
  const choices = await db
    .select({
      customizationId: extras.customizationId,
      id: extras.id,
      title: extras.title,
      price: extras.price,
      effectList: extras.effectList,
    })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId))
    .where(ofProducts)
    .orderBy(asc(extras.position), asc(extras.id));
  const texts = await loadTexts(db, locale, {
    customization: slots.map(({ id }) => id),
    extra: choices.map(({ id }) => id),
  });
  const translatedChoices = choices.map(({ effectList, ...choice }) => ({
    ...translated(choice, texts.of('extra', choice.id), ['title']),
    ...(effectList.length > 0 && { effectList }),
  }));
  const bySlot = Map.groupBy(translatedChoices, ({ customizationId }) => customizationId);
  const offeredSlots = slots.map(({ choiceId, ...slot }) => ({
    ...translated(slot, texts.of('customization', slot.id), ['title']),
    ...(choiceId !== null && { choiceId }),
    extraList: bySlot.get(slot.id) ?? [],
  }));
  return Map.groupBy(offeredSlots, ({ productId }) => productId);
}
