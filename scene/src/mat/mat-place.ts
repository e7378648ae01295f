import type { Place } from '@afterimage/contract/print.ts';
import type { SceneItem } from '../scene.ts';

/** Width of a mat as a share of its place's shorter side. */
const share = 0.1;
/** Narrower ones show too little of their pattern, in millimetres; small prints have as much as leaves them a photo. */
const leastMm = 5;
const most = 0.16;

/** How wide a mat is on each side of a photo, in millimetres. */
export function matWidthMm({ width, height }: Pick<Place, 'width' | 'height'>): number {
  const short = Math.min(width, height);
  return Math.min(Math.max(short * share, leastMm), short * most);
}

/** Where a photo lies that has a mat round it in this place. */
export function withinMat(place: Place): Place {
  const wide = matWidthMm(place);
  return {
    ...place,
    x: place.x + wide,
    y: place.y + wide,
    width: place.width - 2 * wide,
    height: place.height - 2 * wide,
  };
}

/** All that is printed of a photo, up to where it is cut: with its mat where it has one. */
export const printedPlace = ({ place, mat }: Extract<SceneItem, { kind: 'photo' }>): Place => mat?.place ?? place;
