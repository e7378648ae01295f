import { lightOf, type PrintMap } from '@afterimage/sample/print-map.ts';
import { toneMapped } from '@afterimage/sample/tone.ts';

/** Rows from the top, three bytes a pixel. */
export interface Photograph {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The light that an sRGB byte stands for. */
export const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The byte of a light in a picture whose colors are what they are, without the tone curve of the photographs. */
export const standardTone = (light: number): number =>
  Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

const toneSteps = 4096;
const brightest = 4;
/** Finer in the dark, as the eye is. */
const toneTable = Uint8Array.from({ length: toneSteps + 1 }, (_, index) =>
  Math.round(255 * toneMapped(brightest * (index / toneSteps) ** 2)),
);

/** The byte of a photograph that shows a light. */
export const toneOf = (light: number): number =>
  toneTable[Math.round(Math.sqrt(Math.min(1, Math.max(0, light / brightest))) * toneSteps)] ?? 255;

/** The light that each byte of a photograph shows. */
const lightTable = lightsOfTones();

function lightsOfTones(): Float32Array {
  const lights = new Float32Array(256);
  let step = 0;
  for (let byte = 0; byte < lights.length; byte += 1) {
    while (step < toneSteps && (toneTable[step] ?? 255) < byte) step += 1;
    lights[byte] = brightest * (step / toneSteps) ** 2;
  }
  return lights;
}

export const lightOfTone = (byte: number): number => lightTable[byte] ?? 0;

/** One part of the measured light at a pixel of the box. */
export function lightAt(
  box: PrintMap['box'],
  light: PrintMap['light'],
  plane: Uint8Array,
  x: number,
  y: number,
): number {
  const column = Math.min(light.width - 1, Math.max(0, ((x + 0.5) * light.width) / box.width - 0.5));
  const row = Math.min(light.height - 1, Math.max(0, ((y + 0.5) * light.height) / box.height - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const value = (atX: number, atY: number): number =>
    lightOf(plane[Math.min(light.height - 1, atY) * light.width + Math.min(light.width - 1, atX)] ?? 0);
  const upper = value(left, top) * (1 - column + left) + value(left + 1, top) * (column - left);
  const lower = value(left, top + 1) * (1 - column + left) + value(left + 1, top + 1) * (column - left);
  return upper * (1 - row + top) + lower * (row - top);
}
