/** The shapes of what is printed on a sample product. They say what contract's print templates say, slots by their order. */

/** Millimetres from the face's trimmed top left corner. */
export interface SampleArea {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface SampleTextStyle {
  align: 'left' | 'center' | 'right';
  color: string;
  curve: number;
  sizeMm?: number;
}

/** `slot` counts the product's customisations from 0. */
export type SamplePrintItem =
  | {
      kind: 'photo';
      slot: number;
      place: SampleArea;
      outline: 'rectangle' | 'ellipse';
      bleed: boolean;
      /** The slots whose photos are printed, alternating, while this slot is empty. */
      standInList?: number[];
    }
  | { kind: 'text'; slot: number; place: SampleArea; style: SampleTextStyle }
  | { kind: 'qr'; place: SampleArea }
  | SampleMonthItem;

/** A month of a calendar; `dateSlot` is the text slot whose dates are printed in their cells. */
export interface SampleMonthItem {
  kind: 'month';
  place: SampleArea;
  offset: number;
  dateSlot?: number;
  titleFont: string;
  font: string;
  color: string;
  accent: string;
  quiet: string;
  line: string;
}

type SampleHolidays = 'DE' | 'AT' | 'CH' | 'FR' | 'NL' | 'GB-EAW' | 'IE' | 'US';

/** The first month: a number from 1 to 12 is the next such month, `named` one that the customer enters. */
export interface SampleCalendar {
  start: number | 'next-month' | 'named';
  weekStart: 'monday' | 'sunday';
  holidays: SampleHolidays | null;
}

type SampleCorner = { x: number; y: number };

/**
 * `backgroundPrinted` false: the background is the thing's own material. `radiusMm`: the face goes round a thing of that
 * radius whose axis is upright on it. `whiteInk`: on a material that is not white, white is printed as an ink. `engraved`:
 * cut or burnt into the material, without colors. `dyed`: whether the material is in the chosen color of the
 * product; absent: where there is `whiteInk`.
 */
export interface SampleSurface {
  id: string;
  title: string;
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  safeMm: number;
  outline: 'rectangle' | 'ellipse';
  background: string;
  backgroundPrinted?: boolean;
  whiteInk?: boolean;
  dyed?: boolean;
  engraved?: boolean;
  /** The lowest resolution at which a photo is sharp on this material, in dots per inch. */
  sharpDpi?: number;
  /** The least stroke width, in millimeters; thinner strokes are lost in this kind of print. */
  leastStrokeMm?: number;
  radiusMm?: number;
  /** Where its corners lie on the product's main picture, clockwise from its top left; null when it is not seen there. */
  pictureCorners: [SampleCorner, SampleCorner, SampleCorner, SampleCorner] | null;
  itemList: SamplePrintItem[];
  /** The pages of a surface that is printed several times; their slots replace those of its items, in their order. */
  pageList?: { slotList: number[] }[];
}
