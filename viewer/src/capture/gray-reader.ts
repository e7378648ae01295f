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
  return new FrameGrayReader(canvasOf);
}

class FrameGrayReader implements GrayReader {
  readonly #canvasOf: () => Canvas;
  #bytes = new Uint8Array(0);
  #output = new Uint8Array(0);
  #rotated = new Uint8Array(0);
  #context: Context | null = null;
  #downscaler: { key: string; reduce: Downscaler } | null = null;
  /** Formats of which this browser gives no bytes. */
  readonly #unsupportedFormats = new Set<string | null>();

  constructor(canvasOf: () => Canvas) {
    this.#canvasOf = canvasOf;
  }

  async read(image: CameraImage, side: number): Promise<GrayImage> {
    if (!isFrame(image)) return this.#drawGray(image, trackedSize(image, side));
    const { size, orientation, isKnown } = displayOf(image);
    const target = trackedSize(size, side);
    const luma = isKnown ? await this.#copyLuma(image) : null;
    if (!luma) return this.#drawGray(image, target);
    const storedSize = rotatedSize(target, orientation);
    const width = Math.min(storedSize.width, luma.width);
    return this.#downscale(luma, { width, height: Math.min(storedSize.height, luma.height) }, orientation);
  }

  #downscale(luma: Luma, target: Size, orientation: Orientation): GrayImage {
    const key = `${luma.width} ${luma.height} ${target.width} ${target.height}`;
    if (this.#downscaler?.key !== key) {
      this.#downscaler = { key, reduce: createDownscaler(luma, target) };
      this.#output = new Uint8Array(target.width * target.height);
      this.#rotated = new Uint8Array(isUpright(orientation) ? 0 : this.#output.length);
    }
    const { reduce } = this.#downscaler;
    if (isUpright(orientation)) {
      reduce(luma, this.#output);
      return { ...target, data: this.#output };
    }
    if (this.#rotated.length !== this.#output.length) this.#rotated = new Uint8Array(this.#output.length);
    reduce(luma, this.#rotated);
    rotateUpright({ ...target, data: this.#rotated }, orientation, this.#output);
    return { ...rotatedSize(target, orientation), data: this.#output };
  }

  /** The bytes of a frame as they are, or converted by the browser; null when it does neither. */
  async #copyLuma(frame: VideoFrame): Promise<Luma | null> {
    const { format, visibleRect: rect } = frame;
    if (!rect || this.#unsupportedFormats.has(format)) return null;
    const needsConversion = pixelLayoutOf(format) === 'other';
    const options: VideoFrameCopyToOptions = needsConversion ? { format: 'RGBA' } : {};
    try {
      const length = frame.allocationSize(options);
      if (this.#bytes.length < length) this.#bytes = new Uint8Array(length);
      const layout = await frame.copyTo(this.#bytes, options);
      const shape = { format: needsConversion ? 'RGBA' : format, width: rect.width, height: rect.height };
      // A browser that ignores the option describes the planes of the original format
      const luma = needsConversion && layout.length !== 1 ? null : lumaOf(this.#bytes, shape, layout);
      if (!luma) this.#unsupportedFormats.add(format);
      return luma;
    } catch (error) {
      // A frame that was closed meanwhile says nothing of the browser
      if (frame.format === null && format !== null) throw error;
      this.#unsupportedFormats.add(format);
      return null;
    }
  }

  /** Reads the gray of a picture by a canvas: every browser can, none quickly. */
  #drawGray(image: CameraImage, size: Size): GrayImage {
    const context = this.#contextOf(size);
    context.drawImage(image, 0, 0, size.width, size.height);
    const luma = lumaOfCanvas(context.getImageData(0, 0, size.width, size.height));
    return this.#downscale(luma, size, orientationOf({}));
  }

  #contextOf({ width, height }: Size): Context {
    if (this.#context?.canvas.width === width && this.#context.canvas.height === height) return this.#context;
    const canvas = this.#canvasOf();
    canvas.width = width;
    canvas.height = height;
    this.#context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (!this.#context) throw new Error('No canvas to draw on');
    // Halves and thirds are averages
    this.#context.imageSmoothingQuality = 'medium';
    return this.#context;
  }
}
