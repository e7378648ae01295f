// Frames of a sequence with their truth, to look at. Run: node bench/tracker/sequences/contact-sheet.ts NAME [FILE.png]
import sharp, { type OverlayOptions } from 'sharp';
import { readSequence } from './sequence-store.ts';

const [name = 'hand-medium-1', file = `${name}.png`] = process.argv.slice(2);
const [columns, shownFrames] = [4, 16];
const sequence = await readSequence(name);
const width = 480;
const height = Math.round((sequence.height * width) / sequence.width);
const scale = width / sequence.width;
const tiles: OverlayOptions[] = [];
let index = 0;
for await (const { gray, truth } of sequence.frames) {
  const every = Math.max(1, Math.floor(sequence.frameCount / shownFrames));
  if (index % every === 0 && tiles.length < shownFrames) {
    const outlines = truth.flatMap(({ grid, homography }) => {
      if (!homography) return [];
      const rim = [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5];
      const points = rim.map((i) => `${(grid[2 * i]! + 0.5) * scale},${(grid[2 * i + 1]! + 0.5) * scale}`).join(' ');
      return [`<polygon points="${points}" fill="none" stroke="red"/>`];
    });
    const shares = truth.map(({ visibleShare }) => visibleShare.toFixed(2)).join(' ');
    const text = `<text x="4" y="16" fill="yellow" font-size="14">${index}  ${shares}</text>`;
    const svg = Buffer.from(`<svg width="${width}" height="${height}">${outlines.join('')}${text}</svg>`);
    const frame = sharp(gray.data, { raw: { width: gray.width, height: gray.height, channels: 1 } });
    const input = await frame
      .resize(width, height)
      .toColorspace('srgb')
      .composite([{ input: svg }])
      .png()
      .toBuffer();
    tiles.push({ input, left: (tiles.length % columns) * width, top: Math.floor(tiles.length / columns) * height });
  }
  index += 1;
}
const sheet = {
  width: columns * width,
  height: Math.ceil(tiles.length / columns) * height,
  channels: 3,
  background: '#000',
} as const;
await sharp({ create: sheet }).composite(tiles).png().toFile(file);
console.log(file);
