import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compileTarget, createTracker } from '../../tracker/src/index.ts';
import { cornersOf, stampedNumber, stampPlaces, swaying, writeFilm } from '../camera-film.ts';
import { mugView, turningMug } from '../mug-film.ts';

const photo = new URL('../fixtures/photo.jpg', import.meta.url);

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

it('S1.13 a mug in the film is bent as the tracker believes mugs to be', async () => {
  const picture = await sharp(await readFile(photo))
    .resize(450, 400, { fit: 'cover' })
    .png()
    .toBuffer();
  const [size, frame] = [
    { width: 450, height: 400 },
    { width: 480, height: 640 },
  ];
  const mug = { widthMm: 90, radiusMm: 41 };
  const viewList = turningMug(frame, 12).map((view) => mugView(size, frame, mug, view));
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-film-'));
  try {
    await writeFilm(join(folder, 'mug.y4m'), frame, [{ picture, viewList }]);
    const film = await readFile(join(folder, 'mug.y4m'));
    const data = await sharp(picture).ensureAlpha().raw().toBuffer();
    const surface = { kind: 'cylinder' as const, radius: mug.radiusMm / mug.widthMm };
    const tracker = createTracker({ packs: [compileTarget({ ...size, data }, { surface })], ...frame });
    let at = film.indexOf(10) + 1;
    let worst = 0;
    for (const [index, view] of viewList.entries()) {
      at += 'FRAME\n'.length;
      const luma = film.subarray(at, at + frame.width * frame.height);
      at += frame.width * frame.height * 1.5;
      const [sighting] = tracker.process({ ...frame, data: luma }, index * 33);
      if (!sighting?.cylinder) continue;
      const { pose, focal, radius } = sighting.cylinder;
      for (const s of [-0.3, 0, 0.3])
        for (const y of [-0.35, 0, 0.35]) {
          const angle = s / radius;
          const printPoint = [radius * Math.sin(angle), y, radius * (1 - Math.cos(angle))];
          const [cx = 0, cy = 0, cz = 1] = [0, 3, 6].map(
            (row, axis) =>
              [0, 1, 2].reduce((sum, n) => sum + (pose.rotation[row + n] ?? 0) * (printPoint[n] ?? 0), 0) +
              (pose.translation[axis] ?? 0),
          );
          const picturePoint = view.toPicture(
            (focal * cx) / cz + (frame.width - 1) / 2,
            (focal * cy) / cz + (frame.height - 1) / 2,
          );
          if (!picturePoint) continue;
          const [u, v] = [(s + 0.5) * size.width - 0.5, y * size.width + (size.height - 1) / 2];
          worst = Math.max(worst, Math.hypot(picturePoint[0] - u, picturePoint[1] - v));
        }
      expect(sighting.state).toBe('tracking');
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(1.5);
    tracker.free();
  } finally {
    await rm(folder, { recursive: true });
  }
});
