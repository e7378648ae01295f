import sharp from 'sharp';
import { project } from '../../tracker/src/geometry/homography.ts';
import type { GrayImage } from '../../tracker/src/gray-image.ts';

/** A frame for a contact sheet: truth in green, detections in red, and a line of text. */
export type Still = {
  readonly image: GrayImage;
  readonly truth: readonly Outline[];
  readonly detected: readonly Outline[];
  readonly text: string;
};

/** Where a picture of this size lies. */
type Outline = { readonly width: number; readonly height: number; readonly homography: ArrayLike<number> };

const cell = 320;
const columns = 5;

/** Draws stills beside and below each other into a PNG. */
export async function writeSheet(stills: readonly Still[], file: string): Promise<void> {
  const cells = await Promise.all(stills.map(drawn));
  const tallest = Math.max(...cells.map(({ height }) => height));
  await sharp({
    create: {
      width: columns * cell,
      height: Math.ceil(cells.length / columns) * tallest,
      channels: 3,
      background: '#222',
    },
  })
    .composite(
      cells.map(({ png }, i) => ({
        input: png,
        left: (i % columns) * cell,
        top: Math.floor(i / columns) * tallest,
      })),
    )
    .png()
    .toFile(file);
}

async function drawn({ image, truth, detected, text }: Still): Promise<{ png: Buffer; height: number }> {
  const { width, height, data } = image;
  const scale = cell / width;
  const tall = Math.round(height * scale);
  const lines = [
    ...truth.map((outline) => polygon(outline, '#2f2', 1.5)),
    ...detected.map((outline) => polygon(outline, '#f33', 1.5)),
  ];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${tall}">
<g transform="scale(${scale}) translate(0.5 0.5)" fill="none">${lines.join('')}</g>
<rect width="${cell}" height="15" fill="#000a"/><text x="3" y="11" font-size="11" font-family="monospace" fill="#fff">${escaped}</text></svg>`;
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(cell, tall)
    .toColorspace('srgb')
    .png()
    .toBuffer();
  const png = await sharp(small)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  return { png, height: tall };
}

function polygon({ width, height, homography }: Outline, color: string, thick: number): string {
  const corners = [
    [-0.5, -0.5],
    [width - 0.5, -0.5],
    [width - 0.5, height - 0.5],
    [-0.5, height - 0.5],
  ] as const;
  const points = corners.map(([x, y]) => project(homography, x, y));
  if (!points.flat().every((value) => Math.abs(value) < 1e5)) return '';
  const text = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polygon points="${text}" stroke="${color}" stroke-width="${thick}" vector-effect="non-scaling-stroke"/>`;
}
