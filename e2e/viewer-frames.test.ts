import { expect, it } from 'vitest';
import { pixelLayoutOf, lumaOf, lumaRow } from '../viewer/src/capture/luma.ts';
import { rotateUpright, type Orientation } from '../viewer/src/capture/orientation.ts';
import { useBrowser } from './story-browser.ts';

const shared = useBrowser();

const picture = { width: 6, height: 4, data: Uint8Array.from({ length: 24 }, (_, at) => 10 * at) };

it('S1.13 frames that lie on their side are turned as the browser turns them', async () => {
  const page = await shared.browser.newPage();
  const turns = ([0, 90, 180, 270] as const).flatMap((rotation): Orientation[] => [
    { rotation, flip: false },
    { rotation, flip: true },
  ]);
  const drawnFrames = await page.evaluate(
    ({ width, height, grey: gray, asked }) =>
      asked.map((turn) => {
        const data = Uint8Array.from(gray.flatMap((value) => [value, value, value, 255]));
        const size = { codedWidth: width, codedHeight: height };
        const init: VideoFrameBufferInit & Orientation = { format: 'RGBA', ...size, timestamp: 0, ...turn };
        const frame = new VideoFrame(data, init);
        const context = new OffscreenCanvas(frame.displayWidth, frame.displayHeight).getContext('2d');
        context?.drawImage(frame, 0, 0);
        const pixels = context?.getImageData(0, 0, frame.displayWidth, frame.displayHeight).data ?? [];
        frame.close();
        return Array.from(pixels).filter((_, at) => at % 4 === 0);
      }),
    { width: picture.width, height: picture.height, grey: [...picture.data], asked: turns },
  );
  for (const [index, turn] of turns.entries()) {
    const mine = new Uint8Array(picture.data.length);
    rotateUpright(picture, turn, mine);
    expect(drawnFrames[index]).toEqual([...mine]);
  }
});

const coded = { width: 40, height: 24 };
/** What of it is visible: frames of cameras are often padded. */
const visible = { x: 8, y: 4, width: 22, height: 14 };
const grayAt = (x: number, y: number) => 16 + 4 * x + 3 * y;

/** The bytes of a grey picture, its planes one after the other. */
function bytesIn(format: string): number[] {
  const pixels = Array.from({ length: coded.width * coded.height }, (_, at) =>
    grayAt(at % coded.width, Math.floor(at / coded.width)),
  );
  const plane = (part: number, value: number) => Array.from({ length: pixels.length * part }, () => value);
  if (pixelLayoutOf(format) !== 'planes') return pixels.flatMap((value) => [value, value, value, 255]);
  const colors = { I420: 0.5, I420A: 0.5, NV12: 0.5, I422: 1, I444: 2 }[format] ?? 0;
  return [...pixels, ...plane(colors, 128), ...(format === 'I420A' ? plane(1, 255) : [])];
}

it.each(['I420', 'I420A', 'I422', 'I444', 'NV12', 'RGBA', 'RGBX', 'BGRA', 'BGRX'] as const)(
  'S1.13 the visible part of a padded frame in %s is read where the browser writes it',
  async (format) => {
    const page = await shared.browser.newPage();
    const reports = await page.evaluate(
      async ({ bytes, size, rect, pixels }) => {
        const init = { format: pixels, codedWidth: size.width, codedHeight: size.height };
        const frame = new VideoFrame(Uint8Array.from(bytes), { ...init, timestamp: 0, visibleRect: rect });
        const out = new Uint8Array(frame.allocationSize());
        const layout = await frame.copyTo(out);
        const { width = 0, height = 0 } = frame.visibleRect ?? {};
        const reply = { format: frame.format, width, height, layout, out: [...out] };
        frame.close();
        return reply;
      },
      { bytes: bytesIn(format), size: coded, rect: visible, pixels: format },
    );
    expect(reports).toMatchObject({ width: visible.width, height: visible.height });
    const luma = lumaOf(Uint8Array.from(reports.out), reports, reports.layout);
    if (!luma) throw new Error(`${reports.format} is not read.`);
    const room = new Uint8Array(visible.width);
    for (let y = 0; y < visible.height; y += 1) {
      const truth = Array.from({ length: visible.width }, (_, x) => grayAt(visible.x + x, visible.y + y));
      expect([...lumaRow(luma, y, room)]).toEqual(truth);
    }
  },
);
