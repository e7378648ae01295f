import type { Customization, Placement } from '@afterimage/contract/customization.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { PrintItem, PrintSurface, PrintTemplate, TextStyle } from '@afterimage/contract/print.ts';
import { fontFor } from './fonts.ts';
import { withinMat } from './mat/mat-place.ts';
import { asItFits } from './place-photo.ts';
import type { Scene, SceneItem, ScenePhoto } from './scene.ts';

/** What the customer put into a slot; what is left out is as it comes. `font` is the title of the chosen one. */
export interface FilledSlot {
  slot: number;
  photo?: ScenePhoto | null;
  placement?: Placement | null;
  mat?: MatStyle | null;
  text?: string;
  font?: string | null;
  textStyle?: TextStyle | null;
  /** The slot's own bleed in millimetres; absent: the surface's. */
  bleedMm?: number;
}

/** The template filled with what the customer gave; without `viewerUrl` there is no code for the viewer. */
export function sceneOf(
  template: PrintTemplate,
  filled: readonly FilledSlot[],
  { viewerUrl }: { viewerUrl: string | null },
): Scene {
  const bySlot = new Map(filled.map((one) => [one.slot, one]));
  return {
    version: 1,
    surfaceList: template.surfaceList.map(({ pictureCorners: _, itemList, ...surface }) => ({
      ...surface,
      itemList: itemList.flatMap((item) => sceneItem(item, surface.bleedMm, bySlot, viewerUrl)),
    })),
  };
}

function sceneItem(
  item: PrintItem,
  surfaceBleed: number,
  bySlot: ReadonlyMap<number, FilledSlot>,
  viewerUrl: string | null,
): SceneItem[] {
  const { place } = item;
  if (item.kind === 'qr') return viewerUrl ? [{ kind: 'qr', place, content: viewerUrl }] : [];
  const given = bySlot.get(item.slot);
  if (item.kind === 'text') {
    const text = (given?.text ?? '').replaceAll(/\r\n?/g, '\n').trim();
    return [
      { kind: 'text', slot: item.slot, place, text, font: fontFor(given?.font), style: given?.textStyle ?? item.style },
    ];
  }
  const bleedMm = item.bleed ? (given?.bleedMm ?? surfaceBleed) : 0;
  const photo = given?.photo ?? null;
  const common = { kind: 'photo' as const, slot: item.slot, outline: item.outline, photo };
  const placement = given?.placement ?? asItFits;
  if (!photo || !given?.mat) return [{ ...common, place, bleedMm, placement }];
  const mat = { style: given.mat, place, bleedMm };
  return [{ ...common, place: withinMat(place), bleedMm: 0, placement, mat }];
}

const plainStyle: TextStyle = { align: 'center', color: '#14171c', curve: 0 };
const plainSurface = { safeMm: 0, outline: 'rectangle', background: '#ffffff', pictureCorners: null } as const;
/** A text's strip where the product says nothing: as wide as a gift tag is long, a centimetre for each line. */
const stripMm = { width: 80, line: 10 };
const photoMm = { width: 100, height: 150 };

/**
 * What is printed for a product that declares slots and no template: each photo is a surface of its own in the slot's
 * size, each text a strip. Choices are not printed.
 */
export function templateOf(slots: readonly Customization[]): PrintTemplate {
  return { version: 1, surfaceList: slots.flatMap((slot) => ownSurface(slot)) };
}

function ownSurface({ id, kind, title, limits }: Customization): PrintSurface[] {
  if (kind === 'photo') {
    const { widthMm = photoMm.width, heightMm = photoMm.height, bleedMm = 0, safeMm = 0 } = limits;
    const place = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
    const item = { kind: 'photo' as const, slot: id, place, outline: 'rectangle' as const, bleed: bleedMm > 0 };
    return [{ ...plainSurface, id: `photo-${id}`, title, widthMm, heightMm, bleedMm, safeMm, itemList: [item] }];
  }
  if (kind !== 'text') return [];
  const widthMm = limits.widthMm ?? stripMm.width;
  const heightMm = limits.heightMm ?? stripMm.line * (limits.maxLines ?? 1);
  const place = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
  const item = { kind: 'text' as const, slot: id, place, style: plainStyle };
  return [{ ...plainSurface, id: `text-${id}`, title, widthMm, heightMm, bleedMm: 0, itemList: [item] }];
}
