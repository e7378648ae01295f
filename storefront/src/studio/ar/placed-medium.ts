import type { ArCustomization, ArType, MediumDisplay } from '@afterimage/contract/customization.ts';

/** A medium that was taken by the server, without how it lies. */
export type TakenMedium = Omit<ArCustomization, 'display'>;

/** A medium as it lies on its photo. */
export interface PlacedMedium {
  medium: TakenMedium;
  display: MediumDisplay;
}

export const isModel = (type: ArType): boolean => type === '3D' || type === 'OBJECT_3D';

/** The ways in which something comes onto a photo; the customer's own models are found beside the gallery's. */
export const ways = ['VIDEO', '3D', 'TEXT', 'IMAGE'] as const;
export type Way = (typeof ways)[number];
export const wayOf = (type: ArType): Way => (type === 'OBJECT_3D' ? '3D' : type);
