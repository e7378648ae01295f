import type { PhotoLook, Placement } from '@afterimage/contract/look.ts';
import type { MaterialChange, SizeChange } from '@afterimage/contract/effects.ts';
import type { FixedItem, ModelRegion, PrintArea, PrintSurface, TextStyle } from '@afterimage/contract/print.ts';

/** A photo as it was uploaded; `width` and `height` are its upright pixels at full size. */
export interface PhotoFile {
  id: string;
  width: number;
  height: number;
}

/** A photo as it lies in the scene, with its look. */
export interface ScenePhoto extends PhotoFile {
  look: PhotoLook & { placement: Placement };
}

/** Something on a surface, filled with what the customer gave; millimetres from the trimmed top left corner. */
export type SceneItem =
  | {
      kind: 'photo';
      /** The slot whose photo it is: on a page without a photo, another slot's. */
      slot: number;
      /** Where the photo lies; within its rim where it has one. */
      place: PrintArea;
      outline: PrintSurface['outline'];
      /** How far the photo goes on beyond its place, in millimetres; cut off after the print. */
      bleedMm: number;
      /** How far the photo is mirrored beyond the edges of its area, in millimeters; trimmed or folded after printing. */
      mirrorMm?: number;
      photo: ScenePhoto | null;
      /** Only where something is printed round the photo: the place of both, and how far that goes on beyond it. */
      rim?: { place: PrintArea; bleedMm: number };
    }
  | { kind: 'text'; slot: number; place: PrintArea; text: string; font: string; style: TextStyle }
  | { kind: 'qr'; place: PrintArea; content: string }
  | FixedItem;

/** One face of a product as it will be printed. */
export interface SceneSurface {
  id: string;
  /** The name of the face that shows it on the product's model, when it is one of several pages; absent means its own id. */
  face?: string | undefined;
  title: string;
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  safeMm: number;
  outline: PrintSurface['outline'];
  background: string;
  /** False: the background is the thing's own material, which a preview shows and a print leaves out. */
  backgroundPrinted?: boolean | undefined;
  /** White is printed as an ink here, unless the material is white. */
  whiteInk?: boolean | undefined;
  /** Engraved: cut or burnt into the material, with a depth instead of colors. */
  engraved?: boolean | undefined;
  /** The lowest resolution at which a photo is sharp here, in dots per inch. */
  sharpDpi?: number | undefined;
  /** The least stroke width, in millimeters; thinner strokes are lost in the print. */
  leastStrokeMm?: number | undefined;
  /** It goes round a mug of that radius whose axis is upright on it; absent: it is flat. */
  radiusMm?: number | undefined;
  /** The material or object of the product's model that shows it; absent: the material `artwork-<id>`. */
  modelPart?: string | undefined;
  /** The rectangle of that part's texture that it covers; absent: all of it. */
  modelRegion?: ModelRegion | undefined;
  itemList: SceneItem[];
}

/**
 * Everything that is printed for one piece, in millimetres, without any pixels: the one description from which the
 * browser's preview and the server's print file are drawn. JSON; `version` changes with its meaning.
 */
export interface Scene {
  version: 1;
  surfaceList: SceneSurface[];
  /** The changes that the choices make to the product's model. */
  model: ModelChanges;
}

export interface ModelChanges {
  materials: readonly MaterialChange[];
  /** Names of the parts that are hidden. */
  hidden: readonly string[];
  /** The address of the model that replaces the product's. */
  url?: string | undefined;
  /** The size to which the model is scaled, in millimeters. */
  size?: SizeChange | undefined;
}
