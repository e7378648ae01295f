import type { Extra } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintWarning } from '@afterimage/contract/print.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';

/** The content of a slot of a line, or the extras of the whole product, for the shop's staff. */
export interface ChosenPart {
  /** The id of the slot; null for the extras of the whole product. */
  slot: number | null;
  title: string;
  /** The customer's text, with its line breaks; null without a text. */
  text: string | null;
  /** All other options, by their titles. */
  details: readonly string[];
}

const filterNames: Record<NonNullable<PhotoLook['filter']>, string> = {
  'black-and-white': 'black and white',
  warm: 'warm colors',
};

/** Every slot of a line and all its selected options, in the order of the product. */
export function chosenParts(slots: readonly SoldSlot[], extras: readonly Extra[]): ChosenPart[] {
  const ofSlots = slots.map((slot): ChosenPart => {
    const titles = slot.sold.map(({ title }) => title);
    const { slot: id, title } = slot;
    if (slot.kind === 'text')
      return { slot: id, title, text: slot.text, details: slot.text === '' ? ['left empty', ...titles] : titles };
    if (slot.kind === 'photo') return { slot: id, title, text: null, details: [...photoDetails(slot), ...titles] };
    return { slot: id, title, text: null, details: titles.length > 0 ? titles : ['nothing chosen'] };
  });
  const titles = extras.map(({ title }) => title);
  return [...ofSlots, ...(titles.length > 0 ? [{ slot: null, title: 'Extras', text: null, details: titles }] : [])];
}

function photoDetails({ photo, look, medium }: Extract<SoldSlot, { kind: 'photo' }>): string[] {
  if (photo === null) return ['no photo'];
  return [
    'photo',
    ...(look.filter ? [filterNames[look.filter]] : []),
    ...(look.mat ? [`mat “${look.mat}”`] : []),
    ...(medium ? ['plays in AR'] : []),
  ];
}

/** The warnings that the customer accepted, in short form. */
const warningNames: Record<PrintWarning, string> = {
  LOW_RESOLUTION: 'few pixels',
  MODERATE_RESOLUTION: 'not many pixels',
  SMALL_TEXT: 'small letters',
  THIN_STROKES: 'thin strokes',
  SUBSTITUTED_GLYPHS: 'signs that are left out',
  OUTSIDE_SAFE_AREA: 'close to the edge',
};

/** A line's accepted warnings, each with the title of its slot. */
export const acceptedWarnings = (
  list: readonly { customizationId: number; code: PrintWarning; dpi?: number | undefined }[],
  slots: readonly Pick<SoldSlot, 'slot' | 'title'>[],
): string[] =>
  list.map(({ customizationId, code, dpi }) => {
    const title = slots.find(({ slot }) => slot === customizationId)?.title ?? '';
    return `${title}: ${warningNames[code]}${dpi === undefined ? '' : ` (${dpi} dpi)`}`;
  });
