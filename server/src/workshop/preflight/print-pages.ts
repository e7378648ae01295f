import type { SceneSurface } from '@afterimage/scene/scene.ts';

/** A page of a print file that is printed, with what is drawn over its picture: all in millimeters. */
export interface PrintPage {
  title: string;
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  safeMm: number;
  outline: SceneSurface['outline'];
}

/** The pages of the surfaces, in the order of the file. */
export const printPages = (surfaceList: readonly SceneSurface[]): PrintPage[] =>
  surfaceList.map(({ title, widthMm, heightMm, bleedMm, safeMm, outline }) => ({
    title,
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    outline,
  }));
