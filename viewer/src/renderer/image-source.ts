import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { Size } from '../session/object-fit.ts';
import { openAnimatedImage, type AnimatedImage } from './animated-image.ts';
import type { Painter } from './painter.ts';
import { createCardCanvas } from './text-card.ts';
import type { TextureSource } from './texture-source.ts';
import { loadImage } from './load-image.ts';

/** A picture, moving if it does and the browser can take it apart. */
export function createImageSource(painter: Painter, medium: ArCustomization, description: string): TextureSource {
  const slot = painter.createTexture();
  let size: Size | null = medium.width && medium.height ? { width: medium.width, height: medium.height } : null;
  let stillImage: ImageBitmap | HTMLCanvasElement | null = null;
  let animation: AnimatedImage | null = null;
  let [isRequested, isDisposed, isPlaying, startedAt, elapsedMs] = [false, false, false, -1, 0];

  const fetchImage = () => {
    if (isRequested) return;
    isRequested = true;
    loadImage(medium.url).then(
      (result) => {
        if (isDisposed) return result.close();
        stillImage = result;
        size ??= { width: result.width, height: result.height };
      },
      () => (stillImage = createCardCanvas(description, size)),
    );
    // A JPEG never moves: it is not asked for twice.
    if (medium.mimeType === 'image/jpeg') return;
    openAnimatedImage(medium.url).then(
      (result) => {
        if (isDisposed) result?.close();
        else animation = result;
      },
      () => undefined,
    );
  };

  return {
    texture: slot,
    isStacked: false,
    get size() {
      return size;
    },
    get isReady() {
      return stillImage !== null;
    },
    prepare: fetchImage,
    setPlayback(playing) {
      if (playing) fetchImage();
      isPlaying = playing;
    },
    updateTexture(to, now) {
      if (animation) {
        // Time stands still with it, so that it goes on from where it was.
        if (!isPlaying) startedAt = -1;
        else if (startedAt < 0) startedAt = now - elapsedMs;
        if (isPlaying) elapsedMs = now - startedAt;
        const frame = animation.frameAt(elapsedMs);
        if (frame) {
          to.upload(slot, frame, true);
          slot.isPremultiplied = true;
          return;
        }
      }
      if (stillImage && !slot.isFilled) to.upload(slot, stillImage, true);
    },
    dispose() {
      isDisposed = true;
      if (stillImage instanceof ImageBitmap) stillImage.close();
      animation?.close();
      painter.deleteTexture(slot);
    },
  };
}
