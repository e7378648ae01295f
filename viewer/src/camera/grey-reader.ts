import type { GreyImage } from '@afterimage/tracker/grey.ts';
import { kindOf, lumaOf, lumaOfCanvas, type Luma } from './luma.ts';
import type { CameraImage } from './messages.ts';
import { createReduction, trackedSize, type Reduction } from './reduce.ts';
import { isUpright, turnedSize, turnOf, turnUpright, type Turn } from './upright.ts';

interface Size {
  width: number;
  height: number;
}

/** Takes the grey out of camera pictures, at about `side` pixels on the longer side. */
export interface GreyReader {
  /** The next call writes over what the last one gave. Does not close the image. @throws when the browser refuses. */
  read(image: CameraImage, side: number): Promise<GreyImage>;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const isFrame = (image: CameraImage): image is VideoFrame =>
  typeof VideoFrame !== 'undefined' && image instanceof VideoFrame;

/** How a frame is shown, and whether its bytes can be read without knowing how it lies. */
function shownOf(frame: VideoFrame): { size: Size; turn: Turn; isKnown: boolean } {
  const turn = turnOf(frame as { rotation?: number; flip?: boolean });
  const size = { width: frame.displayWidth, height: frame.displayHeight };
  const lying = turnedSize(size, turn);
  const rect = frame.visibleRect;
  // A browser that turns frames and does not say so
  const isKnown = rect !== null && (rect.width > rect.height === lying.width > lying.height || isSquare(lying));
  return { size, turn, isKnown };
}

const isSquare = ({ width, height }: Size) => Math.abs(width / height - 1) < 0.1;

/** `canvasOf` makes something to draw on: in a worker, an OffscreenCanvas. */
export function createGreyReader(canvasOf: () => Canvas): GreyReader {
  let bytes = new Uint8Array(0);
  let out = new Uint8Array(0);
  let lying = new Uint8Array(0);
  let context: Context | null = null;
  let reduction: { key: string; reduce: Reduction } | null = null;
  /** Formats of which this browser gives no bytes. */
  const refused = new Set<string | null>();

  function reduced(luma: Luma, target: Size, turn: Turn): GreyImage {
    const key = `${luma.width} ${luma.height} ${target.width} ${target.height}`;
    if (reduction?.key !== key) {
      reduction = { key, reduce: createReduction(luma, target) };
      out = new Uint8Array(target.width * target.height);
      lying = new Uint8Array(isUpright(turn) ? 0 : out.length);
    }
    if (isUpright(turn)) {
      reduction.reduce(luma, out);
      return { ...target, data: out };
    }
    if (lying.length !== out.length) lying = new Uint8Array(out.length);
    reduction.reduce(luma, lying);
    turnUpright({ ...target, data: lying }, turn, out);
    return { ...turnedSize(target, turn), data: out };
  }

  /** The bytes of a frame as they are, or converted by the browser; null when it does neither. */
  async function copied(frame: VideoFrame): Promise<Luma | null> {
    const { format, visibleRect: rect } = frame;
    if (!rect || refused.has(format)) return null;
    const isOther = kindOf(format) === 'other';
    const options: VideoFrameCopyToOptions = isOther ? { format: 'RGBA' } : {};
    try {
      const length = frame.allocationSize(options);
      if (bytes.length < length) bytes = new Uint8Array(length);
      const layout = await frame.copyTo(bytes, options);
      // One that does not know the option tells the planes of what it has
      const luma =
        isOther && layout.length !== 1
          ? null
          : lumaOf(bytes, { format: isOther ? 'RGBA' : format, width: rect.width, height: rect.height }, layout);
      if (!luma) refused.add(format);
      return luma;
    } catch (error) {
      // A frame that was closed meanwhile says nothing of the browser
      if (frame.format === null && format !== null) throw error;
      refused.add(format);
      return null;
    }
  }

  /** What a canvas makes of it: every browser can, none quickly. */
  function drawn(image: CameraImage, size: Size): GreyImage {
    if (!context || context.canvas.width !== size.width || context.canvas.height !== size.height) {
      const canvas = canvasOf();
      canvas.width = size.width;
      canvas.height = size.height;
      context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
      if (!context) throw new Error('No canvas to draw on');
      // Halves and thirds come out as means
      context.imageSmoothingQuality = 'medium';
    }
    context.drawImage(image, 0, 0, size.width, size.height);
    return reduced(lumaOfCanvas(context.getImageData(0, 0, size.width, size.height)), size, turnOf({}));
  }

  return {
    async read(image, side) {
      if (!isFrame(image)) return drawn(image, trackedSize(image, side));
      const { size, turn, isKnown } = shownOf(image);
      const target = trackedSize(size, side);
      const luma = isKnown ? await copied(image) : null;
      if (!luma) return drawn(image, target);
      const asItLies = turnedSize(target, turn);
      return reduced(
        luma,
        { width: Math.min(asItLies.width, luma.width), height: Math.min(asItLies.height, luma.height) },
        turn,
      );
    },
  };
}
