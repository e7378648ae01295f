import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot, PhotoSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { PrintItem, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import { applyEffects, chosenExtras, effectsOf, modelChanges, offeredEffects } from './apply-effects.ts';
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
import { photoSourcesOf } from './stand-ins.ts';

/** The input of a scene. */
export interface SceneInput {
  /** The print template; null makes each slot a surface of its own. */
  template: PrintTemplate | null;
  /** The slots that the product offers, with their bleed and the titles of their choices. */
  customizations: readonly Customization[];
  slots: readonly (FilledSlot | SoldSlot)[];
  /** The extras of the whole product, by id. The template of an order already includes their effects. */
  extraList?: readonly number[];
  /** The available photos, by id. A slot whose photo is not among them counts as empty. */
  photos: ReadonlyMap<string, PhotoFile>;
  /** The content of the QR code on the product; null when there is none. */
  viewerUrl: string | null;
  /**
   * The current date, as `2027-01-31`, on which the start of a calendar may depend. An ordered calendar has a fixed month and
   * does not use it.
   */
  today?: string;
}

/** The tools to make a scene. Without the layout of months, months are left out of the scene. */
interface SceneMeans {
  monthItems: typeof drawMonthItems | null;
}

/** Like `sceneOf`, for pages that load the layout of months and public holidays only for calendars. */
export function sceneWith({ monthItems }: SceneMeans, input: SceneInput): Scene {
  const effects = effectsOf(chosenExtras(input.customizations, input));
  const template = applyEffects(input.template ?? templateOf(input.customizations), effects);
  const pages = withPages(template).surfaceList.filter(isShown(input));
  const slotsById = new Map(input.slots.map((one) => [one.slot, one]));
  const photoSources = photoSourcesOf(pages, (slot) => hasPhoto(slotsById.get(slot), input));
  const calendar = calendarWithStart(template, input.today);
  return {
    version: 1,
    model: modelChanges(effects, offeredEffects(input.customizations)),
    surfaceList: pages.map(({ pictureCorners: _, pictureList: __, dyed: ___, itemList, ...surface }) => ({
      ...surface,
      title: titleOf({ ...surface, itemList }, calendar),
      itemList: itemList.flatMap((item): SceneItem[] => {
        if (item.kind === 'photo')
          return [photoItem(item, slotsById.get(photoSources.get(item.slot) ?? item.slot), surface, input)];
        if (item.kind === 'text') return [textItem(item, slotsById.get(item.slot), surface, input)];
        if (item.kind === 'month')
          return calendar && monthItems
            ? monthItems(item, calendar, ownDates(item.dateSlot, calendar, slotsById, input))
            : [];
        if (item.kind !== 'qr') return [item];
        return input.viewerUrl ? [{ kind: 'qr', place: item.place, content: input.viewerUrl }] : [];
      }),
    })),
  };
}

const hasPhoto = (slot: Filled, { photos }: SceneInput): boolean =>
  slot?.kind === 'photo' && slot.photo !== null && photos.has(slot.photo);

/** The title of a calendar page is its month. */
function titleOf({ title, itemList }: Pick<Page, 'title' | 'itemList'>, calendar: SettledCalendar | null): string {
  const month = itemList.find((item) => item.kind === 'month');
  if (!month || !calendar) return title;
  return monthTitle(monthText(addMonths(monthOf(calendar.start), month.offset)), calendar.language);
}

function calendarWithStart({ calendar }: PrintTemplate, today: string | undefined): SettledCalendar | null {
  if (!calendar) return null;
  const { start, language = 'en' } = calendar;
  const isMonth = typeof start === 'string' && /^\d/.test(start);
  if (!isMonth && today === undefined)
    throw new Error('A calendar without a first month was to be drawn without a date.');
  return { ...calendar, language, start: startMonth(start, today ?? '') };
}

/** The customer's text in the list of dates, if that list is currently offered. */
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

/** Whether a surface is printed: one whose slots all belong to choices is printed once one of them is filled. */
function isShown({ customizations, slots }: SceneInput) {
  const ofChoices = new Set(customizations.flatMap(({ id, choiceId }) => (choiceId === undefined ? [] : [id])));
  const filledIds = new Set(slots.flatMap((slot) => (isBlank(slot) ? [] : [slot.slot])));
  return ({ itemList }: Page): boolean =>
    itemList.length === 0 ||
    itemList.some((item) => !('slot' in item) || !ofChoices.has(item.slot) || filledIds.has(item.slot));
}

/** Whether a slot has nothing to print; a font alone prints nothing. */
const isBlank = (slot: FilledSlot | SoldSlot): boolean =>
  slot.kind === 'photo' ? slot.photo === null : slot.kind === 'text' && slot.text.trim() === '';

type Filled = FilledSlot | SoldSlot | undefined;
type Surface = Pick<PrintSurface, 'widthMm' | 'heightMm' | 'bleedMm' | 'engraved'>;

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

/** An ordered text keeps the font that was ordered, even if the product no longer offers it. */
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
  // A photo that fills its face has the bleed of the face: an order keeps its template, and the slot's bleed may change.
  const fillsFace = place.width === surface.widthMm && place.height === surface.heightMm;
  const ownBleed = fillsFace ? undefined : customizations.find(({ id }) => id === ownSlot)?.limits.bleedMm;
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
  const lookWithPlacement = { ...look, placement: look.placement ?? asItFits };
  return { id, width, height, look: withFixedFilter(lookWithPlacement, filter) };
}
