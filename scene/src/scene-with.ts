import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot, PhotoSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { PrintItem, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import { applyEffects, chosenExtras, effectsOf, modelChanges } from './apply-effects.ts';
import type { monthItems as drawMonthItems, SettledCalendar } from './calendar/month-items.ts';
import { addMonths, monthOf, monthText, monthTitle, startMonth } from './calendar/months.ts';
import { type OwnDate, readDates } from './calendar/own-dates.ts';
import { fontFor } from './fonts.ts';
import { fixedFilterOf, styleOn, withFixedFilter } from './ink.ts';
import { withinMat } from './mat/mat-frame.ts';
import { type Page, withPages } from './pages.ts';
import { asItFits } from './place-photo.ts';
import type { PhotoFile, Scene, SceneItem } from './scene.ts';
import { templateOf } from './slot-template.ts';
import { shownSlots } from './stand-ins.ts';

/** All that a scene is made of. */
export interface SceneInput {
  /** What is printed where; null: every slot is a surface of its own. */
  template: PrintTemplate | null;
  /** The slots as the product offers them: their bleed, and the titles of their choices. */
  customizations: readonly Customization[];
  slots: readonly (FilledSlot | SoldSlot)[];
  /** The extras of the whole thing, by id. The template of an order has their effects already. */
  extraList?: readonly number[];
  /** The photos that there are, by id; a slot whose photo is not among them is empty. */
  photos: ReadonlyMap<string, PhotoFile>;
  /** What the code on the product holds; null: there is none. */
  viewerUrl: string | null;
  /** The present date, as `2027-01-31`: a calendar may begin by it. What was ordered has its month and needs none. */
  today?: string;
}

/** What a scene is made with: months are left out while nobody can lay them out. */
interface SceneMeans {
  monthItems: typeof drawMonthItems | null;
}

/** As `sceneOf`, for pages that load the layout of months and public holidays only when there is a calendar. */
export function sceneWith({ monthItems }: SceneMeans, input: SceneInput): Scene {
  const effects = effectsOf(chosenExtras(input.customizations, input));
  const template = applyEffects(input.template ?? templateOf(input.customizations), effects);
  const pages = withPages(template).surfaceList.filter(isShown(input));
  const filled = new Map(input.slots.map((one) => [one.slot, one]));
  const shown = shownSlots(pages, (slot) => hasPhoto(filled.get(slot), input));
  const calendar = settled(template, input.today);
  return {
    version: 1,
    model: modelChanges(effects),
    surfaceList: pages.map(({ pictureCorners: _, dyed: __, itemList, ...surface }) => ({
      ...surface,
      title: titleOf({ ...surface, itemList }, calendar),
      itemList: itemList.flatMap((item): SceneItem[] => {
        if (item.kind === 'photo')
          return [photoItem(item, filled.get(shown.get(item.slot) ?? item.slot), surface, input)];
        if (item.kind === 'text') return [textItem(item, filled.get(item.slot), surface, input)];
        if (item.kind === 'month')
          return calendar && monthItems
            ? monthItems(item, calendar, ownDates(item.dateSlot, calendar, filled, input))
            : [];
        if (item.kind !== 'qr') return [item];
        return input.viewerUrl ? [{ kind: 'qr', place: item.place, content: input.viewerUrl }] : [];
      }),
    })),
  };
}

const hasPhoto = (slot: Filled, { photos }: SceneInput): boolean =>
  slot?.kind === 'photo' && slot.photo !== null && photos.has(slot.photo);

/** A page of a calendar is called by its month. */
function titleOf({ title, itemList }: Pick<Page, 'title' | 'itemList'>, calendar: SettledCalendar | null): string {
  const month = itemList.find((item) => item.kind === 'month');
  if (!month || !calendar) return title;
  return monthTitle(monthText(addMonths(monthOf(calendar.start), month.offset)), calendar.language);
}

function settled({ calendar }: PrintTemplate, today: string | undefined): SettledCalendar | null {
  if (!calendar) return null;
  const { start, language = 'en' } = calendar;
  const isMonth = typeof start === 'string' && /^\d/.test(start);
  if (!isMonth && today === undefined)
    throw new Error('A calendar without a first month was to be drawn without a date.');
  return { ...calendar, language, start: startMonth(start, today ?? '') };
}

/** What a customer has written into the list of dates, as long as the list is offered. */
function ownDates(
  slot: number | undefined,
  { language }: SettledCalendar,
  filled: ReadonlyMap<number, FilledSlot | SoldSlot>,
  { customizations, ...choices }: SceneInput,
): OwnDate[] {
  const list = slot === undefined ? undefined : filled.get(slot);
  if (list?.kind !== 'text') return [];
  const chosenIds = new Set(chosenExtras(customizations, choices).map(({ id }) => id));
  const isOffered = offeredSlots(customizations, chosenIds).some(({ id }) => id === slot);
  return 'sold' in list || isOffered ? readDates(list.text, language).dates : [];
}

/** A surface that holds nothing but slots of choices is there once one of them is filled. */
function isShown({ customizations, slots }: SceneInput) {
  const ofChoices = new Set(customizations.flatMap(({ id, choiceId }) => (choiceId === undefined ? [] : [id])));
  const filledIds = new Set(slots.flatMap((slot) => (isBlank(slot) ? [] : [slot.slot])));
  return ({ itemList }: Page): boolean =>
    itemList.length === 0 ||
    itemList.some((item) => !('slot' in item) || !ofChoices.has(item.slot) || filledIds.has(item.slot));
}

/** A typeface alone prints nothing. */
const isBlank = (slot: FilledSlot | SoldSlot): boolean =>
  slot.kind === 'photo' ? slot.photo === null : slot.kind === 'text' && slot.text.trim() === '';

type Filled = FilledSlot | SoldSlot | undefined;
type Surface = Pick<PrintSurface, 'bleedMm' | 'engraved'>;

function textItem(
  { slot, place, style, fixedColor }: Extract<PrintItem, { kind: 'text' }>,
  filled: Filled,
  surface: Surface,
  { customizations }: SceneInput,
): SceneItem {
  const textSlot = filled?.kind === 'text' ? filled : undefined;
  const text = (textSlot?.text ?? '').replaceAll(/\r\n?/g, '\n').trim();
  const font = fontFor(textSlot && fontTitle(textSlot, customizations));
  const fixed = { fixedColor: surface.engraved || fixedColor };
  return { kind: 'text', slot, place, text, font, style: styleOn(fixed, style, textSlot?.look.textStyle) };
}

/** What was ordered is set in the face that was ordered, whatever the product offers now. */
function fontTitle(slot: FilledSlot | SoldSlot, customizations: readonly Customization[]): string | undefined {
  if ('sold' in slot) return slot.sold[0]?.title;
  const extras = customizations.find(({ id }) => id === slot.slot)?.extraList;
  return extras?.find(({ id }) => slot.choices.includes(id))?.title;
}

function photoItem(
  { slot: ownSlot, place, outline, bleed, mirrored, filter }: Extract<PrintItem, { kind: 'photo' }>,
  filled: Filled,
  surface: Surface,
  { customizations, photos }: SceneInput,
): SceneItem {
  const slot = filled?.slot ?? ownSlot;
  const ownBleed = customizations.find(({ id }) => id === ownSlot)?.limits.bleedMm;
  const bleedMm = bleed ? (ownBleed ?? surface.bleedMm) : 0;
  const mirror = mirrored && { mirrorMm: ownBleed ?? surface.bleedMm };
  const photo = filled?.kind === 'photo' ? photoOf(filled, photos, fixedFilterOf(surface, { filter })) : null;
  const common = { kind: 'photo' as const, slot, outline, photo };
  if (!photo?.look.mat) return { ...common, place, bleedMm, ...mirror };
  return { ...common, place: withinMat(place), bleedMm: 0, rim: { place, bleedMm } };
}

function photoOf({ photo, look }: PhotoSlot, photos: SceneInput['photos'], filter: PhotoLook['filter']) {
  const file = photo === null ? undefined : photos.get(photo);
  if (!file) return null;
  const { id, width, height } = file;
  const placed = { ...look, placement: look.placement ?? asItFits };
  return { id, width, height, look: withFixedFilter(placed, filter) };
}
