import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Bend, drawnAt, type Sheet } from './drawn.ts';
import { observed } from './generate.ts';
import { cameraOf, type Pose } from './projection.ts';
import { seeded } from './random.ts';
import { type Lens, render, type Shutter, spanOf } from './render.ts';
import { blur, exposed } from './sensor.ts';
import { textureOf } from './texture.ts';

const camera = cameraOf(320, 240, 60);
const still: Shutter = { readoutMs: 0, exposureMs: 0 };
const straight: Lens = { bend: 0 };
const facing: Pose = { x: 160.3, y: 118.6, size: 240, tilt: 0, azimuth: 0, roll: 0 };

type Dots = { width: number; height: number; spread: number; at: [number, number][]; data: Float32Array };

/** Bright spots on dark ground, all of one kind. */
function dots(width: number, height: number, spread: number): Dots {
  const at: [number, number][] = [];
  for (const v of [0.2, 0.5, 0.8]) for (const u of [0.15, 0.5, 0.85]) at.push([u * width, v * height]);
  const data = new Float32Array(width * height).fill(0.1);
  for (const [u, v] of at)
    for (let y = Math.floor(v - 5 * spread); y < v + 5 * spread; y += 1)
      for (let x = Math.floor(u - 5 * spread); x < u + 5 * spread; x += 1)
        data[y * width + x]! += 0.6 * Math.exp(-((x - u) ** 2 + (y - v) ** 2) / (2 * spread * spread));
  return { width, height, spread, at, data };
}

function sheetOf({ width, height, data }: Dots, pose: (ms: number) => Pose, bend: Bend | null = null): Sheet {
  const place = { x: 0, y: 0, scale: 1, turn: 0 };
  return { texture: textureOf(width, height, data), marginU: 0, marginV: 0, paper: 0.5, place, pose, bend };
}

function drawn(sheet: Sheet, shutter = still, lens = straight): Float32Array {
  const out = new Float32Array(camera.width * camera.height);
  render(camera, lens, shutter, [drawnAt(camera, sheet, 0, spanOf(shutter))], 0.1, out);
  return out;
}

/** The center of what is brighter than the ground in a window; the window follows, so that it cuts nothing off. */
function centerOf(picture: ArrayLike<number>, ground: number, from: readonly [number, number], reach: number) {
  let [x, y] = from;
  for (let round = 0; round < 8; round += 1) {
    let [sum, sumX, sumY] = [0, 0, 0];
    for (let row = Math.ceil(y - reach); row <= y + reach; row += 1)
      for (let column = Math.ceil(x - reach); column <= x + reach; column += 1) {
        const far = ((column - x) ** 2 + (row - y) ** 2) / reach ** 2;
        if (far >= 1) continue;
        const weight = (picture[row * camera.width + column]! - ground) * (1 - far) ** 2;
        sum += weight;
        sumX += weight * column;
        sumY += weight * row;
      }
    // The window pulls towards its own middle; going on from there reaches the place where it does not
    [x, y] = [x + 1.5 * (sumX / sum - x), y + 1.5 * (sumY / sum - y)];
  }
  return [x, y] as const;
}

function worst(
  picture: ArrayLike<number>,
  sheet: Sheet,
  pattern: Dots,
  { shutter = still, lens = straight, ground = 0.1, reach = 9 } = {},
) {
  const errors = pattern.at.map(([u, v]) => {
    const truth = observed({ camera, lens, shutter }, sheet, 0, u, v);
    const [x, y] = centerOf(picture, ground, truth, reach);
    return Math.hypot(x - truth[0], y - truth[1]);
  });
  return Math.max(...errors);
}

it('S1.12 a print seen face on is drawn where the projection says, integers being centers of pixels', () => {
  const pattern = dots(240, 180, 3);
  for (const x of [160, 160.25, 160.5, 160.75]) {
    const sheet = sheetOf(pattern, () => ({ ...facing, x, y: x - 41 }));
    expect(worst(drawn(sheet), sheet, pattern)).toBeLessThan(0.005);
  }
});

it('S1.12 one pixel of the picture for one of the frame: it is drawn as it is', () => {
  const random = seeded('noise');
  const data = Float32Array.from({ length: 240 * 180 }, () => random.between(0.2, 0.6));
  // Facing, 240 px for 240 px, its middle (119.5, 89.5) at a whole offset from the frame's pixels
  const sheet = sheetOf({ width: 240, height: 180, spread: 0, at: [], data }, () => ({
    ...facing,
    x: 159.5,
    y: 119.5,
  }));
  const picture = drawn(sheet);
  let [same, moved] = [0, 0];
  for (let y = 20; y < 160; y += 1)
    for (let x = 20; x < 220; x += 1) {
      const here = picture[(y + 30) * camera.width + x + 40]!;
      same += (here - data[y * 240 + x]!) ** 2;
      moved += (here - data[y * 240 + x + 1]!) ** 2;
    }
  expect(same).toBeLessThan(0.25 * moved);
});

it('S1.12 tilted, turned and smaller prints are drawn where the projection says', () => {
  for (const [size, spread] of [
    [240, 3],
    [120, 14],
    [60, 28],
  ] as const)
    for (const tilt of [0, 0.6, 1.1]) {
      // The middle of a tilted spot of some size is not where its center is seen: that grows with its square
      const pattern = dots(720, 540, Math.max(2.5, spread * (tilt > 1 ? 0.35 : 0.6)));
      const sheet = sheetOf(pattern, () => ({ ...facing, size, tilt, azimuth: 0.7, roll: 0.4 }));
      expect(worst(drawn(sheet), sheet, pattern, { reach: size > 100 ? 8 : 6 }), `${size} ${tilt}`).toBeLessThan(0.04);
    }
});

it('S1.12 a smaller picture is as bright as the large one', () => {
  const random = seeded('mean');
  const data = Float32Array.from({ length: 512 * 512 }, () => (random.sign() > 0 ? 1 : 0));
  for (const size of [200, 120, 50]) {
    const sheet = sheetOf({ width: 512, height: 512, spread: 0, at: [], data }, () => ({ ...facing, size, roll: 0.3 }));
    const picture = drawn(sheet);
    let [sum, square, count] = [0, 0, 0];
    for (let y = 119 - size / 4; y < 119 + size / 4; y += 1)
      for (let x = 160 - size / 4; x < 160 + size / 4; x += 1) {
        const value = picture[Math.round(y) * camera.width + Math.round(x)]!;
        sum += value;
        square += value * value;
        count += 1;
      }
    expect(sum / count).toBeCloseTo(0.5, 1);
    // No aliases: the mean of n × n pixels of noise varies n times less
    const deviation = Math.sqrt(square / count - (sum / count) ** 2);
    expect(deviation).toBeLessThan((1.6 * 0.5 * size) / 512);
  }
});

it('S1.12 the truth has each row at its own time, and motion blur lies evenly about it', () => {
  const pattern = dots(240, 180, 4);
  const moving = (ms: number): Pose => ({ ...facing, x: 150 + 0.4 * ms, y: 120 - 0.2 * ms, roll: 0.1 + 0.002 * ms });
  const shutter: Shutter = { readoutMs: 20, exposureMs: 10 };
  const sheet = sheetOf(pattern, moving);
  const picture = drawn(sheet, shutter);
  expect(worst(picture, sheet, pattern, { shutter, reach: 14 })).toBeLessThan(0.05);
  const middleRow = observed({ camera, lens: straight, shutter }, sheet, 0, 119.5, 89.5);
  const asIfStill = observed({ camera, lens: straight, shutter: still }, sheet, 0, 119.5, 89.5);
  expect(middleRow[0]).toBeCloseTo(asIfStill[0], 1);
});

it('S1.12 the truth has the lens in it', () => {
  const pattern = dots(240, 180, 3);
  const lens: Lens = { bend: 0.02 };
  const sheet = sheetOf(pattern, () => ({ ...facing, size: 290 }));
  const picture = drawn(sheet, still, lens);
  expect(worst(picture, sheet, pattern, { lens, reach: 7 })).toBeLessThan(0.02);
  expect(worst(picture, sheet, pattern, { reach: 7 })).toBeGreaterThan(0.5);
});

it('S1.12 prints on mugs and curled prints are drawn where the projection says', () => {
  const pattern = dots(480, 360, 5);
  for (const bend of [
    { radius: 0.45, away: 1 },
    { radius: 1.5, away: -1 },
  ] satisfies Bend[]) {
    const sheet = sheetOf(pattern, () => ({ ...facing, tilt: 0.3, azimuth: 1.2, roll: 0.2 }), bend);
    expect(worst(drawn(sheet), sheet, pattern, { reach: 5 }), `${bend.radius}`).toBeLessThan(0.1);
  }
});

it('S1.12 focus, tone curve, sharpening and JPEG move nothing', async () => {
  const pattern = dots(240, 180, 4);
  const sheet = sheetOf(pattern, () => facing);
  const picture = drawn(sheet);
  const scratch = new Float32Array(picture.length);
  blur(picture, camera.width, camera.height, 1.7, scratch);
  expect(worst(picture, sheet, pattern, { reach: 12 })).toBeLessThan(0.005);
  const fields = () => ({ slopeX: 0, slopeY: 0, shadow: null, glares: [] });
  const gray = exposed(picture, scratch, {
    camera,
    sensor: { shot: 0, read: 0, sharpening: 0.5 },
    light: { gain: () => 1, flicker: 0, fields },
    ms: 0,
    readoutMs: 0,
    noise: new Float32Array(16),
    random: seeded('none'),
  });
  const ground = gray[0]!;
  const options = { ground, reach: 12 };
  expect(worst(gray, sheet, pattern, options)).toBeLessThan(0.02);
  const jpeg = await sharp(gray, { raw: { width: camera.width, height: camera.height, channels: 1 } })
    .toColorspace('b-w')
    .jpeg({ quality: 84 })
    .toBuffer();
  const { data } = await sharp(jpeg).toColorspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(worst(data, sheet, pattern, options)).toBeLessThan(0.05);
});
