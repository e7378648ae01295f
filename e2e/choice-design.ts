import type { Customization, Extra } from '@afterimage/contract/customization.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { FilledSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import { chosenExtras, effectsOf, notesOf } from '@afterimage/scene/apply-effects.ts';
import { inProductColor } from '@afterimage/scene/product-color.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { chosenParts } from '../server/src/print/line-choices.page.ts';
import type { ProductionSheet } from '../server/src/print/production-sheet.page.ts';
import { proofChecksum } from '../server/src/projects/proof-checksum.ts';
import { asPrinted } from '../server/src/print/sheet-content.ts';
import { effectOf, slotIdsByTitle } from '../server/src/seed/seed-effects.ts';
import { printTemplateOf } from '../server/src/seed/seed-templates.ts';
import { chartPhotoFile } from './preview-truth.ts';

/** An option of a choice or an extra of a product. */
export interface Option {
  slug: string;
  /** The title of its choice. */
  choice: string;
  title: string;
  slot: number;
  extra: Extra;
  effects: readonly Effect[];
  /** The slots that it asks to be filled. */
  askedSlots: readonly number[];
}

/** A product with all its slots filled, and with one option or none. */
export interface Design {
  slug: string;
  scene: Scene;
  /** The chosen color of the product. */
  color: string | null;
  sheet: ProductionSheet;
}

interface Fillable {
  product: SampleProduct;
  template: PrintTemplate;
  customizations: readonly Customization[];
}

/** A day on which no two of a calendar's first months are the same. */
const today = '2026-11-23';
/** The month that a customer names, where one is asked for. */
const namedMonth = '2028-04';
const words = ['Team Baboon', 'Zoë & Ben', '12.06.2026'];
/** What is written into slots that an option asks for: a list of dates where it is one. */
export const askedName = 'Ida';
export const askedWords = { text: `${askedName} 7`, dates: `24.3. ${askedName}` };

/** A product of the sample with slots and options numbered as in a catalog. */
function fillable(slug: string): Fillable {
  const product = productList.find((one) => one.slug === slug);
  if (!product) throw new Error(`The sample has no ${slug}.`);
  const slotIds = product.customizationList.map((_, index) => index + 1);
  const template = printTemplateOf(slug, slotIds);
  if (!template) throw new Error(`Nothing is printed on ${slug}.`);
  const idOfSlot = slotIdsByTitle(product, slotIds);
  const slots = product.customizationList.map(({ ofChoice, extraList, ...slot }, index) => ({
    ...slot,
    id: index + 1,
    ofChoice,
    extraList: extraList.map(({ effectList = [], ...extra }, place) => ({
      ...extra,
      id: (index + 1) * 100 + place,
      effectList: effectList.map((effect) => effectOf(effect, idOfSlot)),
    })),
  }));
  const extras = slots.flatMap(({ extraList }) => extraList);
  const customizations = slots.map(({ ofChoice, ...slot }) => {
    const choiceId = extras.find(({ title }) => title === ofChoice)?.id;
    return { ...slot, ...(choiceId !== undefined && { choiceId }) };
  });
  return { product, template, customizations };
}

/** Every option of every choice and extra of a product. */
export function optionsOf(slug: string): Option[] {
  const { customizations } = fillable(slug);
  return customizations
    .filter(({ kind }) => kind === 'specification' || kind === 'extra')
    .flatMap(({ id: slot, title: choice, extraList }) =>
      extraList.map((extra) => ({
        slug,
        choice,
        title: extra.title,
        slot,
        extra,
        effects: extra.effectList ?? [],
        askedSlots: customizations.filter(({ choiceId }) => choiceId === extra.id).map(({ id }) => id),
      })),
    );
}

export function optionOf(slug: string, choice: string, title: string): Option {
  const option = optionsOf(slug).find((one) => one.choice === choice && one.title === title);
  if (!option) throw new Error(`${slug} has no ${choice}: ${title}.`);
  return option;
}

/** A product with photos and words in all its slots, and with that option; null: with none. */
export function designWith(slug: string, option: Option | null): Design {
  const { product, template, customizations } = fillable(slug);
  const asked = new Set(option?.askedSlots);
  const slots = customizations
    .filter(({ id, choiceId }) => choiceId === undefined || asked.has(id) || id === option?.slot)
    .flatMap((slot) => filledSlot(slot, option, asked.has(slot.id)) ?? []);
  const ownChoice = customizations.find(({ id }) => id === option?.slot);
  const extraId = ownChoice?.kind === 'extra' ? option?.extra.id : ownChoice?.choiceId;
  const extraList = extraId === undefined ? [] : [extraId];
  const color = product.variation[0]?.colorCode ?? null;
  const photos = new Map([[chartPhotoFile.id, chartPhotoFile]]);
  const scene = sceneOf({
    template: inProductColor(template, color),
    customizations,
    slots,
    extraList,
    photos,
    viewerUrl: 'https://shop.example/ar/0123456789abcdefghjkmnpqrs',
    today,
  });
  return { slug, scene, color, sheet: sheetOf(product, scene, { customizations, slots, extraList }) };
}

function filledSlot({ id: slot, kind, limits, title }: Customization, option: Option | null, isAsked: boolean) {
  if (kind === 'photo')
    return { slot, kind, photo: chartPhotoFile.id, look: {}, choices: [], medium: null } satisfies FilledSlot;
  if (kind === 'text') {
    const asked = limits.format === 'dates' ? askedWords.dates : askedWords.text.slice(0, limits.maxLength);
    const text = isAsked ? asked : (words[title.length % words.length] ?? '').slice(0, limits.maxLength);
    return { slot, kind, text, choices: [], look: {} } satisfies FilledSlot;
  }
  if (kind !== 'specification' || slot !== option?.slot) return null;
  const isNamed = option.effects.some((effect) => effect.kind === 'calendar' && effect.start === 'named');
  return { slot, kind, choices: [option.extra.id], ...(isNamed && { month: namedMonth }) } satisfies FilledSlot;
}

interface Chosen {
  customizations: readonly Customization[];
  slots: readonly FilledSlot[];
  extraList: readonly number[];
}

/** What production reads of a line with this design. */
function sheetOf({ name, sku }: SampleProduct, scene: Scene, chosen: Chosen): ProductionSheet {
  const { customizations, slots, extraList } = chosen;
  const offered = customizations.flatMap((one) => one.extraList);
  const soldExtras = (ids: readonly number[]) => ids.flatMap((id) => offered.filter((extra) => extra.id === id));
  const soldSlots = slots.map((slot): SoldSlot => ({
    ...slot,
    title: customizations.find(({ id }) => id === slot.slot)?.title ?? '',
    sold: soldExtras(slot.choices),
  }));
  return {
    order: 'A10001',
    line: 1,
    lineCount: 1,
    pieces: { first: 1, last: 1, total: 1 },
    product: name,
    sku,
    color: null,
    size: null,
    parts: chosenParts(asPrinted(soldSlots, scene.surfaceList), soldExtras(extraList)),
    pages: [],
    warnings: [],
    notes: notesOf(effectsOf(chosenExtras(customizations, { slots, extraList }))),
    proofChecksum: proofChecksum(scene),
  };
}
