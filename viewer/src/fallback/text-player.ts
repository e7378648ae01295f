import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { openText } from '../renderer/text-source.ts';
import { isShown } from '../screens/is-visible.ts';

/** Sets a text on its photo in its own font and lets it come up, as it does on the print; still for whoever wants no motion. */
export function showText(place: HTMLElement, { medium, photo }: ViewerTarget, calm: boolean): void {
  if (!medium.text) return;
  const picture = openText(medium.text, photo.width / photo.height, !calm && medium.display?.loop !== false);
  const { canvas } = picture;
  canvas.setAttribute('aria-hidden', 'true');
  let begun: number | null = null;
  const draw = (now: number): void => {
    if (!place.isConnected) return;
    // Out of sight nothing is drawn.
    if (picture.ready && isShown(place)) {
      begun ??= now;
      picture.paint(calm ? longAfter : now - begun);
      if (!canvas.isConnected) place.replaceChildren(canvas);
      if (calm) return;
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** By then every text that comes once has come, in milliseconds. */
const longAfter = 3_600_000;
