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
  | { kind: 'photo'; slot: number; place: SampleArea; outline: 'rectangle' | 'ellipse'; bleed: boolean }
  | { kind: 'text'; slot: number; place: SampleArea; style: SampleTextStyle }
  | { kind: 'qr'; place: SampleArea };

type SampleCorner = { x: number; y: number };

/**
 * `backgroundPrinted` false: the background is the thing's own material. `radiusMm`: the face goes round a thing of that
 * radius whose axis is upright on it. `whiteInk`: on a material that is not white, white is an ink of its own. `engraved`:
 * cut or burnt into the material, without colours.
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
  engraved?: boolean;
  /** From how many dots an inch a photo is sharp on this material, from where it is looked at. */
  sharpDpi?: number;
  /** What is thinner is lost in this kind of print. */
  leastStrokeMm?: number;
  radiusMm?: number;
  /** Where its corners lie on the product's main picture, clockwise from its top left; null when it is not seen there. */
  pictureCorners: [SampleCorner, SampleCorner, SampleCorner, SampleCorner] | null;
  itemList: SamplePrintItem[];
}
