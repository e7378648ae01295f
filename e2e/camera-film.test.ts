import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compileTarget, createTracker } from '../tracker/src/index.ts';
import { cornersOf, stampedNumber, stampPlaces, swaying, writeFilm } from './camera-film.ts';

const photo = new URL('fixtures/photo.jpg', import.meta.url);

it('S1.13 a film for the fake camera shows its print where its truth says, and each frame tells its number', async () => {
  const picture = await sharp(await readFile(photo))
    .resize(480, 360, { fit: 'cover' })
    .png()
    .toBuffer();
  const [size, frame] = [
    { width: 480, height: 360 },
    { width: 640, height: 480 },
  ];
  const viewList = [...swaying(size, frame, 12), null];
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-film-'));
  try {
    await writeFilm(join(folder, 'film.y4m'), frame, [{ picture, viewList }]);
    const film = await readFile(join(folder, 'film.y4m'));
    const data = await sharp(picture).ensureAlpha().raw().toBuffer();
    const tracker = createTracker({ packs: [compileTarget({ ...size, data })], ...frame });
    let at = film.indexOf(10) + 1;
    for (const [index, view] of viewList.entries()) {
      at += 'FRAME\n'.length;
      const luma = film.subarray(at, at + frame.width * frame.height);
      at += frame.width * frame.height * 1.5;
      const brightness = stampPlaces(frame).map(({ x, y }) => luma[Math.round(y) * frame.width + Math.round(x)] ?? 0);
      expect(stampedNumber(brightness)).toBe(index);
      const [sighting] = tracker.process({ ...frame, data: luma }, index * 33);
      expect(sighting?.state === 'tracking').toBe(view !== null);
      if (!view) continue;
      const truth = cornersOf(size, view);
      const worst = Math.max(...truth.map((value, n) => Math.abs(value - (sighting?.corners?.[n] ?? Number.NaN))));
      expect(worst).toBeLessThan(0.5);
    }
    expect(at).toBe(film.length);
    tracker.free();
  } finally {
    await rm(folder, { recursive: true });
  }
});
