import { type PrintMap as LitMap, unit, unitOffset } from '@afterimage/sample/print-map.ts';
import { type Material, materialGains } from './material-gains.ts';
import { lightAt, linear, type Photograph, standardTone, toneOf } from './photograph-light.ts';

/** What is printed on a face, without clear pixels; rows from the top, three bytes a pixel. */
export interface FacePicture {
  data: Uint8Array;
  width: number;
  height: number;
  /** The material of the face, where the product has that material beside the face as well. */
  material?: Material;
  /** Where it is white nothing is printed: the photograph is seen there. */
  isOnMaterial?: boolean;
}

/** Without light a face shows the colors of the print: of an operator's photograph the light is not known. */
export type PrintMap = Omit<LitMap, 'light'> & { light: LitMap['light'] | null };

/** The most points of a face that are looked at for a pixel, in each direction. */
const mostSamples = 8;

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
  const litMap = light && { ...map, light };
  const numbered = [undefined, ...map.faces.map((face) => pictures.get(face))];
  const gains = numbered.map((picture, number) =>
    picture?.material && litMap ? materialGains(photo, litMap, number, picture.material) : null,
  );
  const ink = new Float32Array(4);
  const gain = new Float32Array(3);
  const color = new Uint8Array(3);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const at = y * box.width + x;
      const picture = numbered[map.face[at] ?? 0];
      const share = (map.coverage[at] ?? 0) / 255;
      if (!picture || share === 0) continue;
      sampleFace(picture, map, { x, y }, ink);
      const to = 3 * ((box.top + y) * photo.width + box.left + x);
      if (picture.isOnMaterial) printOn(photo.data, to, ink);
      gain.fill(1);
      gains[map.face[at] ?? 0]?.(x, y, gain);
      shade(ink, picture.material, { light: light && lightOn(box, light, x, y), gain }, color);
      for (let channel = 0; channel < 3; channel += 1) {
        const beside = share > 0.98 ? 0 : besideFace(photo, map, { x, y }, channel);
        out[to + channel] = Math.round((color[channel] ?? 0) * share + beside * (1 - share));
      }
    }
  return out;
}

/** Lets the material be seen through what is printed on it, which is white where nothing is. */
function printOn(material: Uint8Array, at: number, ink: Float32Array): void {
  for (let channel = 0; channel < 3; channel += 1)
    ink[channel] = (ink[channel] ?? 0) * (linear[material[at + channel] ?? 0] ?? 0);
}

/** The light on a pixel of a face: how much of a white face is seen, and what shines on any face. */
interface FaceLight {
  diffuse: number;
  gloss: number;
  tint: readonly number[];
}

const lightOn = (box: LitMap['box'], light: LitMap['light'], x: number, y: number): FaceLight => ({
  diffuse: lightAt(box, light, light.diffuse, x, y),
  gloss: lightAt(box, light, light.gloss, x, y),
  tint: light.tint,
});

/** Writes the bytes of a face's color into `color`, as it is seen in its light where that is known. */
function shade(
  ink: Float32Array,
  material: Material | undefined,
  { light, gain }: { light: FaceLight | null; gain: Float32Array },
  color: Uint8Array,
): void {
  if (!light) {
    for (let channel = 0; channel < 3; channel += 1) color[channel] = standardTone(ink[channel] ?? 0);
    return;
  }
  const { diffuse, gloss, tint } = light;
  const evenGain = material?.engraved ? (gain.toSorted()[1] ?? 1) : 1;
  for (let channel = 0; channel < 3; channel += 1) {
    const body = diffuse * (tint[channel] ?? 1);
    color[channel] = toneOf(lightFrom(material, ink, channel, { body, gloss, gain: gain[channel] ?? 1, evenGain }));
  }
}

/** The light of one channel on a pixel of a face: what a white face reflects, what shines on any face, and the gain of the material. */
interface PixelLight {
  body: number;
  gloss: number;
  gain: number;
  /** The middle gain of the three channels. */
  evenGain: number;
}

/** The light that comes from a pixel of a face. */
function lightFrom(
  material: Material | undefined,
  ink: Float32Array,
  channel: number,
  { body, gloss, gain, evenGain }: PixelLight,
): number {
  const inkLight = ink[channel] ?? 0;
  if (!material?.engraved) return (inkLight * body + gloss) * (1 + (1 - (ink[3] ?? 1)) * (gain - 1));
  // An engraving is the material itself, darker or lighter; what shines on it is darker as well.
  const own = Math.max(linear[material.color[channel] ?? 0] ?? 0, 0.001);
  const bare = (own * body + gloss) * gain;
  // What is lighter has lost the color of the material: it takes no part in the gain of a single channel.
  return inkLight <= own ? (bare * inkLight) / own : bare + (inkLight - own) * body * evenGain;
}

/**
 * The color of a face, in linear light, where a pixel sees it, and what part of it is printed: the mean over the part of the face
 * that the pixel covers.
 */
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
  for (let channel = 0; channel < 4; channel += 1) ink[channel] = (ink[channel] ?? 0) / (rows * columns);
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
function addSample({ data, width, height, material }: FacePicture, u: number, v: number, ink: Float32Array): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const [toRight, toLow] = [x - left, y - top];
  const between = (value: (column: number, row: number) => number): number => {
    const upper = value(left, top) * (1 - toRight) + value(right, top) * toRight;
    const lower = value(left, low) * (1 - toRight) + value(right, low) * toRight;
    return upper * (1 - toLow) + lower * toLow;
  };
  for (let channel = 0; channel < 3; channel += 1)
    ink[channel] =
      (ink[channel] ?? 0) + between((column, row) => linear[data[3 * (row * width + column) + channel] ?? 0] ?? 0);
  const printed = material?.printed;
  ink[3] = (ink[3] ?? 0) + (printed ? between((column, row) => (printed[row * width + column] ?? 0) / 255) : 1);
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
