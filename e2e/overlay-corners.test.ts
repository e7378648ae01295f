import sharp from 'sharp';
import { expect, it } from 'vitest';
import { magenta, overlayCorners } from './overlay-corners.ts';

it('S1.13 the corners of an overlay are measured from its pixels to a fifth of one', async () => {
  const corners = [60.3, 41.7, 251.2, 66.6, 233.9, 207.1, 48.8, 190.4];
  const points = [0, 2, 4, 6].map((at) => `${corners[at]},${corners[at + 1]}`).join(' ');
  const backgroundSvg =
    '<rect width="320" height="240" fill="#8a7050"/><circle cx="150" cy="120" r="90" fill="#4d6b2f"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">${backgroundSvg}<polygon points="${points}" fill="#ff00ff"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, data };
  const about = corners.map((value, at) => value + (at % 3) * 2 - 2);
  const foundCorners = overlayCorners(image, about, magenta);
  for (const [at, value] of corners.entries())
    expect(Math.abs((foundCorners?.[at] ?? Number.NaN) - value)).toBeLessThan(0.2);
  expect(
    overlayCorners(
      image,
      corners.map((value) => value + 60),
      magenta,
    ),
  ).toBeNull();
});
