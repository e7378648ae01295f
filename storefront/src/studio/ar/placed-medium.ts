import type { ArCustomization, MediumDisplay } from '@afterimage/contract/customization.ts';

/** A medium that was taken by the server, without how it lies. */
export type TakenMedium = Omit<ArCustomization, 'display'>;

/** A medium as it lies on its photo. */
export interface PlacedMedium {
  medium: TakenMedium;
  display: MediumDisplay;
}

/** How a new medium lies: it covers the photo and plays over and over. */
export const plainDisplay: MediumDisplay = {
  fit: 'cover',
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  loop: true,
  sound: true,
};
