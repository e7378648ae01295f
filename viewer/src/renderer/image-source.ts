import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { Size } from '../session/object-fit.ts';
import { openMovingPicture, type MovingPicture } from './animated-image.ts';
import type { Painter } from './painter.ts';
import { signFor } from './text-card.ts';
import type { Source } from './texture-source.ts';
import { loadStill } from './load-image.ts';

/** A picture, moving if it does and the browser can take it apart. */
export function createPicture(painter: Painter, medium: ArCustomization, words: string): Source {
  const slot = painter.slot();
  let size: Size | null = medium.width && medium.height ? { width: medium.width, height: medium.height } : null;
  let still: ImageBitmap | HTMLCanvasElement | null = null;
  let moving: MovingPicture | null = null;
  let [asked, freed, running, begun, stood] = [false, false, false, -1, 0];

  const fetchPicture = () => {
    if (asked) return;
    asked = true;
    loadStill(medium.url).then(
      (found) => {
        if (freed) return found.close();
        still = found;
        size ??= { width: found.width, height: found.height };
      },
      () => (still = signFor(words, size)),
    );
    // A JPEG never moves: it is not asked for twice.
    if (medium.mimeType === 'image/jpeg') return;
    openMovingPicture(medium.url).then(
      (found) => {
        if (freed) found?.close();
        else moving = found;
      },
      () => undefined,
    );
  };

  return {
    slot,
    stacked: false,
    get size() {
      return size;
    },
    get ready() {
      return still !== null;
    },
    prepare: fetchPicture,
    run(playing) {
      if (playing) fetchPicture();
      running = playing;
    },
    show(to, now) {
      if (moving) {
        // Time stands still with it, so that it goes on from where it was.
        if (!running) begun = -1;
        else if (begun < 0) begun = now - stood;
        if (running) stood = now - begun;
        const frame = moving.at(stood);
        if (frame) {
          to.fill(slot, frame, true);
          slot.premultiplied = true;
          return;
        }
      }
      if (still && !slot.filled) to.fill(slot, still, true);
    },
    free() {
      freed = true;
      if (still instanceof ImageBitmap) still.close();
      moving?.close();
      painter.forget(slot);
    },
  };
}
