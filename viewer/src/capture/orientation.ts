import type { GreyImage } from '@afterimage/tracker/grey.ts';

/** How a frame has to be shown: turned clockwise, then, when it is flipped, mirrored from left to right. */
export interface Orientation {
  rotation: 0 | 90 | 180 | 270;
  flip: boolean;
}

/** Of a VideoFrame, whose newest fields not every browser has. */
export function orientationOf(frame: { rotation?: number; flip?: boolean }): Orientation {
  const quarters = (((Math.round((frame.rotation ?? 0) / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return { rotation: (90 * quarters) as Orientation['rotation'], flip: frame.flip ?? false };
}

export const isUpright = ({ rotation, flip }: Orientation): boolean => rotation === 0 && !flip;

/** Width and height of what lies on its side. */
export const rotatedSize = ({ width, height }: { width: number; height: number }, { rotation }: Orientation) =>
  rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };

/** Writes the picture as it has to be shown into `out`; the size of that is `turnedSize`. */
export function rotateUpright({ width, height, data }: GreyImage, orientation: Orientation, out: Uint8Array): void {
  const size = rotatedSize({ width, height }, orientation);
  // In the picture: where the first pixel of what is shown lies, and the ways from there to the right and down
  const [right, bottom] = [width - 1, (height - 1) * width];
  const [first, across, down] = {
    0: [0, 1, width],
    90: [bottom, -width, 1],
    180: [bottom + right, -1, -width],
    270: [right, width, -1],
  }[orientation.rotation] as [number, number, number];
  const step = orientation.flip ? -across : across;
  const start = orientation.flip ? first + (size.width - 1) * across : first;
  for (let y = 0, to = 0; y < size.height; y += 1)
    for (let x = 0, at = start + y * down; x < size.width; x += 1, at += step, to += 1) out[to] = data[at]!;
}
