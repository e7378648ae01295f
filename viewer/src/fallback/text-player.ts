import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { createTextPicture } from '../renderer/text-source.ts';
import { isVisible } from '../screens/is-visible.ts';

/** Sets a text on its photo in its own font and lets it come up, as it does on the print; still for whoever wants no motion. */
export function playText(container: HTMLElement, { medium, photo }: ViewerTarget, prefersReducedMotion: boolean): void {
  if (!medium.text) return;
  const picture = createTextPicture(
    medium.text,
    photo.width / photo.height,
    !prefersReducedMotion && medium.display?.loop !== false,
  );
  const { canvas } = picture;
  canvas.setAttribute('aria-hidden', 'true');
  let startedAt: number | null = null;
  const draw = (now: number): void => {
    if (!container.isConnected) return;
    // Out of sight nothing is drawn.
    if (picture.isReady && isVisible(container)) {
      startedAt ??= now;
      picture.paint(prefersReducedMotion ? endMs : now - startedAt);
      if (!canvas.isConnected) container.replaceChildren(canvas);
      if (prefersReducedMotion) return;
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** By then every text that comes once has come, in milliseconds. */
const endMs = 3_600_000;
