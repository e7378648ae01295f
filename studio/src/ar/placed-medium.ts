import type { ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import { plainDisplayOf } from '@afterimage/scene/place-medium.ts';
import type { TakenMedium } from '../work.ts';

/** A medium as it lies on its photo. */
export interface PlacedMedium {
  medium: TakenMedium;
  display: MediumDisplay;
}

/** What lies on a photo, when something does: as it was laid, or as its kind is laid at first. */
export function placedOf(
  item: { medium?: TakenMedium | null; display?: MediumDisplay | null } | undefined,
): PlacedMedium | null {
  if (!item?.medium) return null;
  return { medium: item.medium, display: item.display ?? plainDisplayOf(item.medium.type) };
}

/** Whether a medium is a film that may have sound. */
export const mayHaveSound = ({ type, hasSound }: Pick<TakenMedium, 'type' | 'hasSound'>): boolean =>
  type === 'VIDEO' && hasSound !== false;

export const isModel = (type: ArType): boolean => type === '3D' || type === 'OBJECT_3D';

/** The ways in which something comes onto a photo; the customer's own models are found beside the gallery's. */
export const mediumKinds = ['VIDEO', '3D', 'TEXT', 'IMAGE'] as const;
export type MediumKind = (typeof mediumKinds)[number];
export const mediumKindOf = (type: ArType): MediumKind => (type === 'OBJECT_3D' ? '3D' : type);

/** A medium in the place of another of its kind lies as that did; how it plays is kept in any case. */
export function displayFor(medium: TakenMedium, before: PlacedMedium | null): MediumDisplay {
  const plain = plainDisplayOf(medium.type);
  if (!before) return plain;
  const sameKind = isModel(medium.type)
    ? isModel(before.medium.type)
    : medium.type === 'TEXT' && before.medium.type === 'TEXT';
  // What was said of the one before, and that it was clear in places, is not true of another one.
  const { description: _, stacked: __, ...layout } = before.display;
  return sameKind ? layout : { ...plain, loop: layout.loop, sound: layout.sound };
}
