import type { TextMedium } from '@afterimage/contract/customization.ts';
import { describeMedium } from '../screens/medium-description.ts';
import type { FilmSource } from './film-source.ts';
import type { TargetView } from './target-view.ts';
import { createTextPicture } from './text-source.ts';

/** A medium by itself, to fill what it is put into; a film plays on from where it is. Null when there is none. */
export function createFullScreenMedium(
  view: TargetView,
  film: FilmSource | null,
  prefersReducedMotion: boolean,
): HTMLElement | null {
  const { target } = view;
  const { medium, photo } = target;
  const description = describeMedium(target);
  if (film) {
    film.lendElement();
    return view.display.stacked ? stackedFilm(film.video) : film.video;
  }
  if (view.hasDepth) return turnableModel(view, description);
  if (medium.text)
    return textPlayer(medium.text, photo.width / photo.height, view.display.loop, prefersReducedMotion, description);
  if (medium.type !== 'IMAGE') return null;
  const picture = document.createElement('img');
  Object.assign(picture, { crossOrigin: 'anonymous', alt: description, src: medium.url });
  return picture;
}

/** A film with its opacity below, as it is meant. */
function stackedFilm(video: HTMLVideoElement): HTMLElement {
  const container = document.createElement('div');
  container.className = 'stacked';
  container.append(video);
  void import('@afterimage/media/unstack-film.ts').then(({ overlayUnstackedFilm }) => overlayUnstackedFilm(video));
  return container;
}

function textPlayer(
  text: TextMedium,
  ratio: number,
  loop: boolean,
  prefersReducedMotion: boolean,
  description: string,
): HTMLElement {
  const picture = createTextPicture(text, ratio, loop && !prefersReducedMotion);
  const { canvas } = picture;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', description);
  let startedAt: number | null = null;
  const draw = (now: number) => {
    if (startedAt !== null && !canvas.isConnected) return;
    if (picture.isReady) picture.paint(prefersReducedMotion ? Number.MAX_SAFE_INTEGER : now - (startedAt ??= now));
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  return canvas;
}

/** A model that can be turned by finger, mouse and arrow keys. */
function turnableModel({ target }: TargetView, description: string): HTMLElement {
  const container = document.createElement('div');
  container.className = 'model';
  container.tabIndex = 0;
  container.setAttribute('role', 'img');
  container.setAttribute('aria-label', description);
  const open = async () => {
    const { openModelPlayer } = await import('../fallback/model-player.ts');
    const model = await openModelPlayer(container, target, () => undefined);
    container.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      model.turn(event.key === 'ArrowLeft' ? -1 : 1);
    });
    const removalObserver = new MutationObserver(() => {
      if (container.isConnected) return;
      removalObserver.disconnect();
      model.end();
    });
    removalObserver.observe(document.body, { childList: true, subtree: true });
  };
  open().catch(() => {
    container.textContent = description;
  });
  return container;
}
