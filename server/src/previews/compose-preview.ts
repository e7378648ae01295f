import { lightOf, type PrintMap as LitMap, unit, unitOffset } from '@afterimage/sample/print-map.ts';
import { toneMapped } from '@afterimage/sample/tone.ts';

/** What is printed on a face, without clear pixels; rows from the top, three bytes a pixel. */
export interface FacePicture {
  data: Uint8Array;
  width: number;
  height: number;
  /** Where it is white nothing is printed: the photograph is seen there. */
  isOnMaterial?: boolean;
}

/** Rows from the top, three bytes a pixel. */
export interface Photograph {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Without light a face shows the colors of the print: of an operator's photograph the light is not known. */
export type PrintMap = Omit<LitMap, 'light'> & { light: LitMap['light'] | null };

/** The most points of a face that are looked at for a pixel, in each direction. */
const mostSamples = 8;

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The byte of a value in linear light. */
const standardTone = (light: number): number =>
  Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

const toneSteps = 4096;
const brightest = 4;
/** Finer in the dark, as the eye is. */
const toneTable = Uint8Array.from({ length: toneSteps + 1 }, (_, index) =>
  Math.round(255 * toneMapped(brightest * (index / toneSteps) ** 2)),
);
const toneOf = (light: number): number =>
  toneTable[Math.round(Math.sqrt(Math.min(1, Math.max(0, light / brightest))) * toneSteps)] ?? 255;

const placeOf = (number: number): number => (number - unitOffset) / unit;

/**
 * Shows pictures on the printed faces of a photograph, in the light that fell on them; faces without a picture stay as they are.
 * The photograph has the size of the map.
 */
export function composePreview(
  photo: Photograph,
  map: PrintMap,
  pictures: ReadonlyMap<string, FacePicture>,
): Uint8Array {
  const out = Uint8Array.from(photo.data);
  const { box, light } = map;
  const numbered = [undefined, ...map.faces.map((face) => pictures.get(face))];
  const ink = new Float32Array(3);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const at = y * box.width + x;
      const picture = numbered[map.face[at] ?? 0];
      const share = (map.coverage[at] ?? 0) / 255;
      if (!picture || share === 0) continue;
      sampleFace(picture, map, { x, y }, ink);
      const to = 3 * ((box.top + y) * photo.width + box.left + x);
      if (picture.isOnMaterial) printOn(photo.data, to, ink);
      const lit = litBy(light, box, { x, y });
      for (let channel = 0; channel < 3; channel += 1) {
        const color = lit(ink[channel] ?? 0, channel);
        const beside = share > 0.98 ? 0 : besideFace(photo, map, { x, y }, channel);
        out[to + channel] = Math.round(color * share + beside * (1 - share));
      }
    }
  return out;
}

/** Lets the material be seen through what is printed on it, which is white where nothing is. */
function printOn(material: Uint8Array, at: number, ink: Float32Array): void {
  for (let channel = 0; channel < 3; channel += 1)
    ink[channel] = (ink[channel] ?? 0) * (linear[material[at + channel] ?? 0] ?? 0);
}

/** How a printed color is seen in a pixel. */
function litBy(
  light: PrintMap['light'],
  box: PrintMap['box'],
  at: Record<'x' | 'y', number>,
): (value: number, channel: number) => number {
  if (!light) return standardTone;
  const diffuse = lightAt(box, light, light.diffuse, at);
  const gloss = lightAt(box, light, light.gloss, at);
  return (value, channel) => toneOf(value * diffuse * (light.tint[channel] ?? 1) + gloss);
}

/** The color of a face, in linear light, where a pixel sees it: the mean over the part that the pixel covers. */
function sampleFace(picture: FacePicture, map: PrintMap, { x, y }: { x: number; y: number }, ink: Float32Array): void {
  const width = map.box.width;
  const at = y * width + x;
  const across = stepOf(map, at, x + 1 < width ? at + 1 : at - 1);
  const down = stepOf(map, at, y + 1 < map.box.height ? at + width : at - width);
  const columns = samplesFor(across, picture);
  const rows = samplesFor(down, picture);
  const [u, v] = [placeOf(map.u[at] ?? 0), placeOf(map.v[at] ?? 0)];
  ink.fill(0);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [right, low] = [(column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5];
      addSample(picture, u + right * across.u + low * down.u, v + right * across.v + low * down.v, ink);
    }
  for (let channel = 0; channel < 3; channel += 1) ink[channel] = (ink[channel] ?? 0) / (rows * columns);
}

interface Step {
  u: number;
  v: number;
}

/** The longest way on a face from one pixel to the next, as a part of its size: what is longer is a fold or an edge. */
const longestStep = 0.05;

function stepOf(map: PrintMap, from: number, to: number): Step {
  if (map.face[from] !== map.face[to]) return { u: 0, v: 0 };
  const u = ((map.u[to] ?? 0) - (map.u[from] ?? 0)) / unit;
  const v = ((map.v[to] ?? 0) - (map.v[from] ?? 0)) / unit;
  return Math.max(Math.abs(u), Math.abs(v)) > longestStep ? { u: 0, v: 0 } : { u, v };
}

const samplesFor = ({ u, v }: Step, { width, height }: FacePicture): number =>
  Math.min(mostSamples, Math.max(1, Math.ceil(Math.hypot(u * width, v * height))));

/** Adds the color at a place between four pixels; beyond the edges the outermost pixels go on. */
function addSample({ data, width, height }: FacePicture, u: number, v: number, ink: Float32Array): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const [toRight, toLow] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (column: number, row: number): number => linear[data[3 * (row * width + column) + channel] ?? 0] ?? 0;
    const upper = value(left, top) * (1 - toRight) + value(right, top) * toRight;
    const lower = value(left, low) * (1 - toRight) + value(right, low) * toRight;
    ink[channel] = (ink[channel] ?? 0) + upper * (1 - toLow) + lower * toLow;
  }
}

type Light = LitMap['light'];

function lightAt(box: PrintMap['box'], light: Light, plane: Uint8Array, { x, y }: Record<'x' | 'y', number>): number {
  const column = Math.min(light.width - 1, Math.max(0, ((x + 0.5) * light.width) / box.width - 0.5));
  const row = Math.min(light.height - 1, Math.max(0, ((y + 0.5) * light.height) / box.height - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const value = (atX: number, atY: number): number =>
    lightOf(plane[Math.min(light.height - 1, atY) * light.width + Math.min(light.width - 1, atX)] ?? 0);
  const upper = value(left, top) * (1 - column + left) + value(left + 1, top) * (column - left);
  const lower = value(left, top + 1) * (1 - column + left) + value(left + 1, top + 1) * (column - left);
  return upper * (1 - row + top) + lower * (row - top);
}

const reach = 2;

/** What is seen beside a face at its edge: there the photograph itself is mixed with what was printed when it was taken. */
function besideFace(photo: Photograph, map: PrintMap, { x, y }: { x: number; y: number }, channel: number): number {
  const { box } = map;
  const valueAt = (column: number, row: number): number =>
    photo.data[3 * ((box.top + row) * photo.width + box.left + column) + channel] ?? 0;
  let [sum, count] = [0, 0];
  for (let row = y - reach; row <= y + reach; row += 1)
    for (let column = x - reach; column <= x + reach; column += 1) {
      if (!isBeside(photo, map, column, row)) continue;
      sum += valueAt(column, row);
      count += 1;
    }
  return count === 0 ? valueAt(x, y) : sum / count;
}

/** Whether a pixel of the photograph, counted from the corner of the box, shows nothing of a face. */
function isBeside(photo: Photograph, { box, coverage }: PrintMap, column: number, row: number): boolean {
  const isIn = (at: number, size: number): boolean => at >= 0 && at < size;
  if (!isIn(box.left + column, photo.width) || !isIn(box.top + row, photo.height)) return false;
  const isInBox = isIn(column, box.width) && isIn(row, box.height);
  return !isInBox || (coverage[row * box.width + column] ?? 0) <= 2;
}
