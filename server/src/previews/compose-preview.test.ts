import { describe, expect, it } from 'vitest';
import {
  lightByte,
  type PrintMap,
  readPrintMap,
  unit,
  unitOffset,
  writePrintMap,
} from '@afterimage/sample/print-map.ts';
import { composePreview, type FacePicture } from './compose-preview.ts';

const size = { width: 40, height: 50 };
const box = { left: 10, top: 10, width: 20, height: 20 };
const count = box.width * box.height;
const grey = 200;
const photo = { ...size, data: new Uint8Array(3 * size.width * size.height).fill(grey) };

/** A face that fills the box; `place` says where on the face a point of the box lies, both in parts. */
function mapOf(
  place: (x: number, y: number) => [number, number],
  { light = 1, coverage = 255 }: { light?: number; coverage?: number } = {},
): PrintMap {
  const numbers = (axis: 0 | 1) =>
    Uint16Array.from({ length: count }, (_, at) => {
      const [x, y] = [(at % box.width) + 0.5, Math.floor(at / box.width) + 0.5];
      return Math.round(place(x / box.width, y / box.height)[axis] * unit) + unitOffset;
    });
  const plane = (value: number, length = count) => new Uint8Array(length).fill(value);
  return {
    ...size,
    box,
    faces: ['front'],
    face: plane(1),
    u: numbers(0),
    v: numbers(1),
    coverage: plane(coverage),
    light: { width: 10, height: 10, tint: [1, 1, 1], diffuse: plane(lightByte(light), 100), gloss: plane(0, 100) },
  };
}

/** Red on the left, blue on the right; green below. */
const quarters: FacePicture = {
  width: 20,
  height: 20,
  data: Uint8Array.from({ length: 3 * count }, (_, at) => {
    const [x, y, channel] = [Math.floor(at / 3) % 20, Math.floor(at / 60), at % 3];
    const color = y >= 10 ? 1 : x < 10 ? 0 : 2;
    return channel === color ? 200 : 20;
  }),
};
const pixel = (data: Uint8Array, x: number, y: number) => [...data.subarray(3 * (y * 40 + x), 3 * (y * 40 + x) + 3)];
const strongest = (data: Uint8Array, x: number, y: number) => {
  const channels = pixel(data, x, y);
  return channels.indexOf(Math.max(...channels));
};
const shown = (map: PrintMap) => composePreview(photo, map, new Map([['front', quarters]]));

describe('a print on a photograph', () => {
  it('lies where the map says, and all beside it is the photograph', () => {
    const out = shown(mapOf((x, y) => [x, y]));
    expect([strongest(out, 12, 12), strongest(out, 27, 12), strongest(out, 12, 27)]).toEqual([0, 2, 1]);
    for (const [x, y] of [
      [9, 15],
      [30, 15],
      [15, 9],
      [15, 30],
      [0, 0],
    ] as const)
      expect(pixel(out, x, y)).toEqual([grey, grey, grey]);
  });

  it('in full light it has nearly its own colors, in half of it it is darker', () => {
    const [red = 0] = pixel(shown(mapOf((x, y) => [x, y])), 12, 12);
    expect(Math.abs(red - 200)).toBeLessThan(12);
    const [dark = 0] = pixel(shown(mapOf((x, y) => [x, y], { light: 0.5 })), 12, 12);
    expect(dark).toBeGreaterThan(110);
    expect(dark).toBeLessThan(165);
  });

  it('is turned with its face', () => {
    // A quarter turn: the face's left edge is above.
    const out = shown(mapOf((x, y) => [y, 1 - x]));
    expect([strongest(out, 27, 12), strongest(out, 27, 27), strongest(out, 12, 20)]).toEqual([0, 2, 1]);
  });

  it('blends at its edges, and a face without a picture stays as it was photographed', () => {
    const edge = pixel(shown(mapOf((x, y) => [x, y], { coverage: 128 })), 12, 12);
    const [red = 0, green = 0] = edge;
    expect(green).toBeGreaterThan(90);
    expect(green).toBeLessThan(130);
    expect(red).toBeGreaterThan(190);
    expect(
      composePreview(
        photo,
        mapOf((x, y) => [x, y]),
        new Map(),
      ),
    ).toEqual(photo.data);
  });

  it('takes the mean where a pixel sees many points of the face', () => {
    const stripes: FacePicture = {
      width: 400,
      height: 20,
      data: Uint8Array.from({ length: 3 * 400 * 20 }, (_, at) => (Math.floor(at / 3) % 2 === 0 ? 255 : 0)),
    };
    const out = composePreview(
      photo,
      mapOf((x, y) => [x, y]),
      new Map([['front', stripes]]),
    );
    const row = Array.from({ length: 16 }, (_, x) => pixel(out, 12 + x, 20)[0] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(12);
  });
});

describe('the material of a face', () => {
  const color = [grey, grey, grey] as const;
  const filled = (bytes: readonly number[], printed: number): FacePicture => ({
    width: 20,
    height: 20,
    data: Uint8Array.from({ length: 3 * count }, (_, at) => bytes[at % 3] ?? 0),
    material: { color, printed: new Uint8Array(count).fill(printed), engraved: false },
  });
  // The photograph shows a warmer and darker material than the light on the face would make of it.
  const warm = [180, 150, 110];
  const cloth = { ...size, data: photo.data.map((_, at) => warm[at % 3] ?? 0) };
  const map = mapOf((x, y) => [x, y]);
  const shownOn = (data: Uint8Array, face: FacePicture) =>
    composePreview({ ...size, data }, map, new Map([['front', face]]));
  const isNear = (seen: readonly number[], asked: readonly number[]) =>
    seen.every((value, channel) => Math.abs(value - (asked[channel] ?? 0)) <= 3);

  it('looks beside a print as it looks beside the face', () => {
    const out = shownOn(cloth.data, filled(color, 0));
    for (const [x, y] of [
      [11, 11],
      [20, 20],
      [28, 28],
    ] as const)
      expect(isNear(pixel(out, x, y), warm), `${x} ${y}: ${pixel(out, x, y).join()}`).toBe(true);
  });

  it('is not taken from another thing that lies beside the face', () => {
    const data = cloth.data.slice();
    // A white label along the lower part of the left edge.
    for (let y = 20; y < 30; y += 1) data.fill(250, 3 * (y * size.width), 3 * (y * size.width + box.left));
    expect(isNear(pixel(shownOn(data, filled(color, 0)), 12, 25), warm)).toBe(true);
  });

  it('is darker where it is engraved, and keeps its own color there', () => {
    const dark = [70, 70, 70];
    const { material, ...face } = filled(dark, 255);
    const out = shownOn(cloth.data, { ...face, ...(material && { material: { ...material, engraved: true } }) });
    const [red = 0, green = 0, blue = 0] = pixel(out, 20, 20);
    expect(red).toBeLessThan(100);
    // Each channel in the proportion that the material has beside the face.
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    const [printedRed = 0, , printedBlue = 0] = pixel(shownOn(cloth.data, filled(dark, 255)), 20, 20);
    expect(Math.abs(printedRed - printedBlue)).toBeLessThan(3);
  });

  it('changes nothing of a print', () => {
    const red = [200, 20, 20];
    const { material: _, ...plain } = filled(red, 255);
    expect(shownOn(cloth.data, filled(red, 255))).toEqual(shownOn(cloth.data, plain));
    expect(pixel(shownOn(cloth.data, filled(red, 255)), 20, 20)[1]).toBeLessThan(40);
  });
});

it('a map is read as it was written', () => {
  const map = mapOf((x, y) => [x * x, y]);
  expect(readPrintMap(writePrintMap(map))).toEqual(map);
});
