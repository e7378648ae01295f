import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import type { FrameOfTest, PlainSighting, StageOfTest } from './stage-page.fixture.ts';
import { serveStagePage, type StagePage } from './stage-page.ts';
import { useBrowser } from './story-browser.ts';
import { boxModel, frame, held, laid, medium, onStage, showOf, target, unseen } from './stage-targets.ts';
import { stepTimeout } from './timeouts.ts';

declare const stageOfTest: StageOfTest;

const viewport = { width: 390, height: 600 };
const gray = 110;
let served: StagePage;
const shared = useBrowser({ in3D: true });
let page: Page;

beforeAll(async () => {
  served = await serveStagePage();
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  await served.put('green.png', await plain(200, 200, '#00c800'));
  await served.put('box.glb', Buffer.from(await boxModel()));
});
afterAll(async () => {
  await served?.close();
});
beforeEach(async () => {
  page = await (await shared.browser.newContext({ viewport, deviceScaleFactor: 1 })).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(served.address);
  await page.waitForFunction(() => 'stageOfTest' in globalThis);
});

const open = (show: ViewerShow, calm = false) =>
  page.evaluate(([show, calm]) => stageOfTest.open(show, calm), [show, calm] as const);
const draw = (time: number, ...sightingList: PlainSighting[]) =>
  page.evaluate((given: FrameOfTest) => stageOfTest.draw(given), { ...frame, time, grey: gray, sightingList });
const pixels = (places: (readonly [number, number])[]) => page.evaluate((places) => stageOfTest.pixels(places), places);
const state = () => page.evaluate(() => stageOfTest.state());
const films = () => page.evaluate(() => stageOfTest.films());

/** Draws until everything has come; the time goes on by itself. */
async function settle(from: number, ...sightings: PlainSighting[]): Promise<number> {
  let time = from;
  await vi.waitFor(
    async () => {
      time += 40;
      await draw(time, ...sightings);
      expect((await state())?.playingTargets).toHaveLength(sightings.filter(({ homography }) => homography).length);
      const [seen] = await pixels([[Math.round(viewport.width / 2), Math.round(viewport.height / 2)]]);
      expect(seen?.slice(0, 3)).not.toEqual([gray, gray, gray]);
    },
    { timeout: stepTimeout, interval: 60 },
  );
  time += 2000;
  await draw(time, ...sightings);
  return time;
}

/** How far beyond where it should be a green edge is, in pixels: looked at across it, from inside outwards. */
async function edgeAt(sighting: PlainSighting, inside: readonly [number, number], edge: readonly [number, number]) {
  const [fromX, fromY] = onStage(sighting, viewport, ...inside);
  const [edgeX, edgeY] = onStage(sighting, viewport, ...edge);
  const long = Math.hypot(edgeX - fromX, edgeY - fromY);
  const [dx, dy] = [(edgeX - fromX) / long, (edgeY - fromY) / long];
  const steps = Array.from({ length: 241 }, (_, index) => -6 + index / 20);
  const colors = await pixels(steps.map((way) => [Math.floor(edgeX + dx * way), Math.floor(edgeY + dy * way)]));
  // Green is 0 where it is solid red-less, grey where it ends
  const covered = colors.reduce((sum, [red = 0]) => sum + (gray - red) / gray, 0) / 20;
  return covered - 6;
}

const edges = [
  [
    [0.1, 0.5],
    [0.1, 0],
  ],
  [
    [0.9, 0.5],
    [0.9, 0],
  ],
  [
    [0.5, 0.1],
    [1, 0.1],
  ],
  [
    [0.5, 0.9],
    [1, 0.9],
  ],
  [
    [0.9, 0.5],
    [0.9, 1],
  ],
  [
    [0.1, 0.5],
    [0.1, 1],
  ],
  [
    [0.5, 0.9],
    [0, 0.9],
  ],
  [
    [0.5, 0.1],
    [0, 0.1],
  ],
] as const;

const green = () => medium({ type: 'IMAGE', url: 'green.png', mimeType: 'image/png', width: 200, height: 200 });

describe('the viewer’s stage', () => {
  it('S1.13 a picture covers its photo to the pixel, under perspective, and is cut off at the photo’s edge', async () => {
    for (const display of [null, { ...laid, scale: 1.6, rotation: 20 }]) {
      await open(showOf(target({ ...green(), display })));
      const sighting = held();
      await settle(0, sighting);
      for (const [inside, edge] of edges)
        expect(Math.abs(await edgeAt(sighting, inside, edge)), JSON.stringify(edge)).toBeLessThan(0.4);
    }
  });

  it('S1.13 it is cut off at an oval photo’s outline', async () => {
    const photo = { x: 5, y: 5, width: 90, height: 70, outline: 'ellipse' } as const;
    await open(showOf(target(green(), { photo })));
    const sighting = held({ tilt: 0 });
    await settle(0, sighting);
    const far = 0.5 - Math.SQRT1_2 / 2;
    expect(Math.abs(await edgeAt(sighting, [0.5, 0.5], [far, far]))).toBeLessThan(0.4);
    expect(Math.abs(await edgeAt(sighting, [0.5, 0.5], [1, 0.5]))).toBeLessThan(0.4);
    const [corner] = await pixels([onStage(sighting, viewport, 0.03, 0.03).map(Math.floor) as [number, number]]);
    expect(corner?.slice(0, 3)).toEqual([gray, gray, gray]);
  });

  it('S1.13 a medium fades in over 300 ms, stays 400 ms when its print is lost, then fades out over 300 ms', async () => {
    await open(showOf(target(green())));
    const sighting = held();
    await settle(0, sighting);
    const middle = onStage(sighting, viewport, 0.5, 0.5).map(Math.floor) as [number, number];
    const share = async () => {
      const [[red = 0] = []] = await pixels([middle]);
      return (gray - red) / gray;
    };
    for (const time of [100_000, 100_400, 100_800]) await draw(time, unseen);
    expect(await share()).toBe(0);
    expect((await state())?.fadingTarget).toBeNull();
    const course: [number, PlainSighting, number][] = [
      [200_000, sighting, 0],
      [200_150, sighting, 0.5],
      [200_300, sighting, 1],
      [201_000, sighting, 1],
      [201_033, unseen, 1],
      [201_400, unseen, 1],
      [201_433, unseen, 1],
      [201_583, unseen, 0.5],
      [201_600, sighting, 0.443],
      [201_700, sighting, 0.776],
      [202_000, sighting, 1],
      [202_100, unseen, 1],
      [202_900, unseen, 0],
      [203_000, unseen, 0],
    ];
    for (const [time, sighting, wanted] of course) {
      await draw(time, sighting);
      expect(Math.abs((await share()) - wanted), `at ${time}`).toBeLessThan(0.03);
      if (time === 201_433) expect(await state()).toMatchObject({ playingTargets: [], fadingTarget: 0 });
    }
  });

  it('S1.13 a film with its opacity below is clear where it should be', async () => {
    const url = await page.evaluate(() => stageOfTest.stackedFilm());
    const display = { ...laid, stacked: true, fit: 'contain' as const };
    await open(
      showOf(target(medium({ type: 'VIDEO', url, mimeType: 'video/webm', width: 128, height: 256, display }))),
    );
    const sighting = held({ tilt: 0, turn: 0 });
    const at = (u: number) => onStage(sighting, viewport, u, 0.5).map(Math.floor) as [number, number];
    let time = 0;
    await vi.waitFor(
      async () => {
        time += 400;
        await draw(time, sighting);
        const [solid, clear] = await pixels([at(0.3), at(0.7)]);
        expect(solid?.[0]).toBeGreaterThan(225);
        expect(solid?.[1]).toBeLessThan(40);
        expect(clear?.slice(0, 3)).toEqual([gray, gray, gray]);
      },
      { timeout: stepTimeout },
    );
  });

  it('S1.13 a film stands still while its print is lost and goes on where it stopped; only the central one is heard', async () => {
    const film = medium({ type: 'VIDEO', url: 'fixtures/film.mp4', mimeType: 'video/mp4' });
    await open(showOf(target(film), target(film)));
    const [left, right] = [held({ x: 290, size: 130 }), held({ x: 420, size: 130 })];
    let time = 0;
    const until = (check: () => Promise<void>, ...sightings: PlainSighting[]) =>
      vi.waitFor(
        async () => {
          time += 50;
          await draw(time, ...sightings);
          await check();
        },
        { timeout: stepTimeout },
      );
    await until(
      async () => {
        for (const { paused, time, muted } of await films())
          expect([paused, time > 0.1, muted]).toEqual([false, true, true]);
      },
      left,
      right,
    );
    expect(await state()).toMatchObject({ playingTargets: [0, 1], hasSound: true, isSoundOn: false });
    await page.evaluate(() => stageOfTest.call('setSound', true));
    expect((await films()).map(({ muted }) => muted)).toEqual([false, true]);

    await draw((time += 50), unseen, right);
    const [stopped, other] = await films();
    expect([stopped?.paused, stopped?.muted, other?.paused, other?.muted]).toEqual([true, true, false, false]);
    for (let frames = 0; frames < 20; frames += 1) await draw((time += 50), unseen, right);
    expect((await films())[0]?.time).toBe(stopped?.time);
    await draw((time += 50), left, right);
    const [again] = await films();
    expect(again?.paused).toBe(false);
    expect(again?.begun).toBe(stopped?.time);

    await page.evaluate(() => stageOfTest.call('suspend'));
    expect((await films()).map(({ paused }) => paused)).toEqual([true, true]);
    await page.evaluate(() => stageOfTest.call('resume'));
    await draw((time += 50), left, right);
    expect((await films()).map(({ paused }) => paused)).toEqual([false, false]);

    const whole = await page.evaluate(() => stageOfTest.whole(0, true));
    expect([whole?.tag, whole?.paused]).toEqual(['VIDEO', false]);
    await draw((time += 50), unseen, unseen);
    expect((await films()).map(({ paused }) => paused)).toEqual([false, true]);
    await page.evaluate(() => stageOfTest.whole(0, false));
    await draw((time += 50), unseen, unseen);
    expect((await films()).map(({ paused }) => paused)).toEqual([true, true]);
  });

  it('S1.13 whoever wants no motion presses play first; what cannot be loaded says so and leaves the rest alone', async () => {
    const film = medium({ type: 'VIDEO', url: 'fixtures/film.mp4', mimeType: 'video/mp4' });
    await open(showOf(target(film), target(medium({ type: 'IMAGE', url: 'nothing.png' }))), true);
    const [left, right] = [held({ x: 260, size: 120 }), held({ x: 400, size: 120 })];
    let time = 0;
    await vi.waitFor(
      async () => {
        await draw((time += 200), left, right);
        const [dark] = await pixels([onStage(right, viewport, 0.1, 0.1).map(Math.floor) as [number, number]]);
        expect(dark?.[0]).toBeLessThan(gray / 2);
        // It is there a moment after the frame in which it was loaded
        const [still] = await pixels([onStage(left, viewport, 0.3, 0.5).map(Math.floor) as [number, number]]);
        expect(still?.slice(0, 3)).not.toEqual([gray, gray, gray]);
      },
      { timeout: stepTimeout },
    );
    expect([(await state())?.isPaused, (await films())[0]?.paused]).toEqual([true, true]);
    await page.evaluate(() => stageOfTest.call('setPaused', false));
    expect((await films())[0]?.paused).toBe(false);
  });

  it('S1.12 the viewer sets a text as the studio does, sign by sign', async () => {
    for (const font of ['Caveat', 'Noto Serif'])
      for (const align of ['left', 'center', 'right'] as const) {
        const text = 'Happy birthday,\ndear Grandma! 👩‍👧';
        const look = { version: 1, color: '#ffffff', background: null, animation: 'none' } as const;
        const given = { ...look, text, font, align };
        const { studio, viewer } = await page.evaluate((given) => stageOfTest.text(given, 1.3), given);
        expect(viewer).toHaveLength(studio.length);
        for (const [index, [x = 0, y = 0]] of viewer.entries()) {
          const [studioX = 0, studioY = 0] = studio[index] ?? [];
          expect(Math.abs(x - studioX), `${font} ${align} ${index}`).toBeLessThan(0.01);
          expect(Math.abs(y - studioY), `${font} ${align} ${index}`).toBeLessThan(0.01);
        }
      }
  });

  it('S1.13 a model stands on its print where the pose says', async () => {
    const display = { ...laid, fit: 'contain' as const, scale: 0.5, stance: 'standing' as const };
    await open(showOf(target(medium({ type: 'OBJECT_3D', url: 'box.glb', display }))));
    const sighting = held({ tilt: 0.6 });
    await settle(0, sighting);
    // The box counts as large as its front: half of the photo's height, in millimetres about the picture's middle
    const side = 0.5 * 70;
    const hull = boxOnStage(sighting, side);
    const isRed = ([red = 0, green = 0]: number[]) => red > green + 60;
    for (const [index, [x, y]] of hull.points.entries()) {
      const [toX, toY] = [hull.middle[0] - x, hull.middle[1] - y];
      const long = Math.hypot(toX, toY);
      const [inside, outside] = await pixels(
        [4, -4].map((way) => [Math.floor(x + (toX / long) * way), Math.floor(y + (toY / long) * way)] as const),
      );
      expect([isRed(inside ?? []), isRed(outside ?? [])], `corner ${index}`).toEqual([true, false]);
    }
    for (const time of [900_000, 900_500, 901_000]) await draw(time, unseen);
    expect((await pixels([hull.middle.map(Math.floor) as [number, number]]))[0]?.slice(0, 3)).toEqual([
      gray,
      gray,
      gray,
    ]);
  });
});

/** The corners of a standing cube that make its outline on the stage, and its middle. */
function boxOnStage(sighting: PlainSighting, side: number) {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [0, 2].map((z) => inSpace(sighting, (x * side) / 2, (y * side) / 2, (z * side) / 2))),
  );
  return { points: outlineOf(corners), middle: inSpace(sighting, 0, 0, side / 2) };
}

function inSpace({ pose }: PlainSighting, x: number, y: number, z: number): [number, number] {
  if (!pose) throw new Error('no pose');
  const { rotation: r, translation: t, focal } = pose;
  const point = [x / 100, -y / 100, -z / 100];
  const [cx = 0, cy = 0, cz = 1] = [0, 3, 6].map((row) =>
    point.reduce((sum, value, column) => sum + (r[row + column] ?? 0) * value, t[row / 3] ?? 0),
  );
  const scale = Math.max(viewport.width / frame.width, viewport.height / frame.height);
  return [viewport.width / 2 + ((focal * cx) / cz) * scale, viewport.height / 2 + ((focal * cy) / cz) * scale];
}

/** The corners of the convex hull (Andrew's monotone chain). */
function outlineOf(points: [number, number][]): [number, number][] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: [number, number][]) => {
    const chain: [number, number][] = [];
    for (const point of list) {
      while (chain.length > 1) {
        const [[ax, ay], [bx, by]] = chain.slice(-2) as [[number, number], [number, number]];
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
