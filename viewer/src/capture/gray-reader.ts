import type { GrayImage } from '@afterimage/tracker/gray-image.ts';
import { pixelLayoutOf, lumaOf, lumaOfCanvas, type Luma } from './luma.ts';
import type { CameraImage } from './worker-messages.ts';
import { createDownscaler, trackedSize, type Downscaler } from './downscale.ts';
import { isUpright, rotatedSize, orientationOf, rotateUpright, type Orientation } from './orientation.ts';

interface Size {
  width: number;
  height: number;
}

/** Takes the grey out of camera pictures, at about `side` pixels on the longer side. */
export interface GrayReader {
  /** The next call writes over what the last one gave. Does not close the image. @throws when the browser refuses. */
  read(image: CameraImage, side: number): Promise<GrayImage>;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const isFrame = (image: CameraImage): image is VideoFrame =>
  typeof VideoFrame !== 'undefined' && image instanceof VideoFrame;

/** How a frame is shown, and whether its bytes can be read without knowing how it lies. */
function displayOf(frame: VideoFrame): { size: Size; orientation: Orientation; isKnown: boolean } {
  const orientation = orientationOf(frame as { rotation?: number; flip?: boolean });
  const size = { width: frame.displayWidth, height: frame.displayHeight };
  const rotated = rotatedSize(size, orientation);
  const rect = frame.visibleRect;
  // A browser that turns frames and does not say so
  const isKnown = rect !== null && (rect.width > rect.height === rotated.width > rotated.height || isSquare(rotated));
  return { size, orientation, isKnown };
}

const isSquare = ({ width, height }: Size) => Math.abs(width / height - 1) < 0.1;

/** `canvasOf` makes something to draw on: in a worker, an OffscreenCanvas. */
export function createGrayReader(canvasOf: () => Canvas): GrayReader {
  let bytes = new Uint8Array(0);
  let output = new Uint8Array(0);
  let rotated = new Uint8Array(0);
  let context: Context | null = null;
  let downscaler: { key: string; reduce: Downscaler } | null = null;
  /** Formats of which this browser gives no bytes. */
  const unsupportedFormats = new Set<string | null>();

  function downscale(luma: Luma, target: Size, orientation: Orientation): GrayImage {
    const key = `${luma.width} ${luma.height} ${target.width} ${target.height}`;
    if (downscaler?.key !== key) {
      downscaler = { key, reduce: createDownscaler(luma, target) };
      output = new Uint8Array(target.width * target.height);
      rotated = new Uint8Array(isUpright(orientation) ? 0 : output.length);
    }
    if (isUpright(orientation)) {
      downscaler.reduce(luma, output);
      return { ...target, data: output };
    }
    if (rotated.length !== output.length) rotated = new Uint8Array(output.length);
    downscaler.reduce(luma, rotated);
    rotateUpright({ ...target, data: rotated }, orientation, output);
    return { ...rotatedSize(target, orientation), data: output };
  }

  /** The bytes of a frame as they are, or converted by the browser; null when it does neither. */
  async function copyLuma(frame: VideoFrame): Promise<Luma | null> {
    const { format, visibleRect: rect } = frame;
    if (!rect || unsupportedFormats.has(format)) return null;
    const needsConversion = pixelLayoutOf(format) === 'other';
    const options: VideoFrameCopyToOptions = needsConversion ? { format: 'RGBA' } : {};
    try {
      const length = frame.allocationSize(options);
      if (bytes.length < length) bytes = new Uint8Array(length);
      const layout = await frame.copyTo(bytes, options);
      // One that does not know the option tells the planes of what it has
      const luma =
        needsConversion && layout.length !== 1
          ? null
          : lumaOf(
              bytes,
              { format: needsConversion ? 'RGBA' : format, width: rect.width, height: rect.height },
              layout,
            );
      if (!luma) unsupportedFormats.add(format);
      return luma;
    } catch (error) {
      // A frame that was closed meanwhile says nothing of the browser
      if (frame.format === null && format !== null) throw error;
      unsupportedFormats.add(format);
      return null;
    }
  }

  /** What a canvas makes of it: every browser can, none quickly. */
  function drawGray(image: CameraImage, size: Size): GrayImage {
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
    return downscale(lumaOfCanvas(context.getImageData(0, 0, size.width, size.height)), size, orientationOf({}));
  }

  return {
    async read(image, side) {
      if (!isFrame(image)) return drawGray(image, trackedSize(image, side));
      const { size, orientation, isKnown } = displayOf(image);
      const target = trackedSize(size, side);
      const luma = isKnown ? await copyLuma(image) : null;
      if (!luma) return drawGray(image, target);
      const storedSize = rotatedSize(target, orientation);
      return downscale(
        luma,
        { width: Math.min(storedSize.width, luma.width), height: Math.min(storedSize.height, luma.height) },
        orientation,
      );
    },
  };
}
