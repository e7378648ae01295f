import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintSurface, PrintTemplate, TextStyle } from '@afterimage/contract/print.ts';
import { light } from '@afterimage/contract/values/palette.ts';

const plainStyle: TextStyle = { align: 'center', color: light.ink, curve: 0 };
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
