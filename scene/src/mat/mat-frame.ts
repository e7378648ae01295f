import type { PrintArea } from '@afterimage/contract/print.ts';

/** Width of a mat as a share of its place's shorter side. */
const share = 0.1;
/** Narrower ones show too little of their pattern, in millimetres; small prints have as much as leaves them a photo. */
const leastMm = 5;
const most = 0.16;

/** How wide a mat is on each side of a photo, in millimetres. */
export function matWidthMm({ width, height }: Pick<PrintArea, 'width' | 'height'>): number {
  const short = Math.min(width, height);
  return Math.min(Math.max(short * share, leastMm), short * most);
}

/** Where a photo lies that has a mat round it in this place. */
export function withinMat(place: PrintArea): PrintArea {
  const wide = matWidthMm(place);
  return {
    ...place,
    x: place.x + wide,
    y: place.y + wide,
    width: place.width - 2 * wide,
    height: place.height - 2 * wide,
  };
}
