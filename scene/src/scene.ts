import type { Placement } from '@afterimage/contract/customization.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { Place, PrintSurface, TextStyle } from '@afterimage/contract/print.ts';

/** A photo as it lies in the scene; `width` and `height` are its upright pixels at full size. */
export interface ScenePhoto {
  id: string;
  width: number;
  height: number;
}

/** Something on a surface, filled with what the customer gave; millimetres from the trimmed top left corner. */
export type SceneItem =
  | {
      kind: 'photo';
      slot: number;
      /** Where the photo lies; within its mat where it has one. */
      place: Place;
      outline: PrintSurface['outline'];
      /** How far the photo goes on beyond its place, in millimetres; cut off after the print. */
      bleedMm: number;
      photo: ScenePhoto | null;
      placement: Placement;
      /** Only with a photo. Its own place has the photo's within it, and it is what goes on beyond that. */
      mat?: { style: MatStyle; place: Place; bleedMm: number };
    }
  | { kind: 'text'; slot: number; place: Place; text: string; font: string; style: TextStyle }
  | { kind: 'qr'; place: Place; content: string };

/** One face of a product as it will be printed. */
export interface SceneSurface {
  id: string;
  title: string;
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  safeMm: number;
  outline: PrintSurface['outline'];
  background: string;
  /** False: the background is the thing's own material, which a preview shows and a print leaves out. */
  backgroundPrinted?: boolean | undefined;
  /** It goes round a mug of that radius whose axis is upright on it; absent: it is flat. */
  radiusMm?: number | undefined;
  itemList: SceneItem[];
}

/**
 * Everything that is printed for one piece, in millimetres, without any pixels: the one description from which the
 * browser's preview and the server's print file are drawn. JSON; `version` changes with its meaning.
 */
export interface Scene {
  version: 1;
  surfaceList: SceneSurface[];
}
