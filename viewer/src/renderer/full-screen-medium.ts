import type { TextMedium } from '@afterimage/contract/customization.ts';
import { wordsFor } from '../screens/medium-description.ts';
import type { Film } from './film-source.ts';
import type { Part } from './target-view.ts';
import { openText } from './text-source.ts';

/** A medium by itself, to fill what it is put into; a film plays on from where it is. Null when there is none. */
export function wholeOf(part: Part, film: Film | null, calm: boolean): HTMLElement | null {
  const { target } = part;
  const { medium, photo } = target;
  const words = wordsFor(target);
  if (film) {
    film.lend();
    return part.display.stacked ? unfolded(film.video) : film.video;
  }
  if (part.hasDepth) return turnable(part, words);
  if (medium.text) return playedText(medium.text, photo.width / photo.height, part.display.loop, calm, words);
  if (medium.type !== 'IMAGE') return null;
  const picture = document.createElement('img');
  Object.assign(picture, { crossOrigin: 'anonymous', alt: words, src: medium.url });
  return picture;
}

/** A film with its opacity below, as it is meant. */
function unfolded(video: HTMLVideoElement): HTMLElement {
  const place = document.createElement('div');
  place.className = 'stacked';
  place.append(video);
  void import('@afterimage/media/unstack-film.ts').then(({ showUnstacked }) => showUnstacked(video));
  return place;
}

function playedText(text: TextMedium, ratio: number, loop: boolean, calm: boolean, words: string): HTMLElement {
  const picture = openText(text, ratio, loop && !calm);
  const { canvas } = picture;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', words);
  let begun: number | null = null;
  const draw = (now: number) => {
    if (begun !== null && !canvas.isConnected) return;
    if (picture.ready) picture.paint(calm ? Number.MAX_SAFE_INTEGER : now - (begun ??= now));
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  return canvas;
}

/** A model that can be turned by finger, mouse and arrow keys. */
function turnable({ target }: Part, words: string): HTMLElement {
  const place = document.createElement('div');
  place.className = 'model';
  place.tabIndex = 0;
  place.setAttribute('role', 'img');
  place.setAttribute('aria-label', words);
  const open = async () => {
    const { showModel } = await import('../fallback/model-player.ts');
    const model = await showModel(place, target, () => undefined);
    place.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      model.turn(event.key === 'ArrowLeft' ? -1 : 1);
    });
    const gone = new MutationObserver(() => {
      if (place.isConnected) return;
      gone.disconnect();
      model.end();
    });
    gone.observe(document.body, { childList: true, subtree: true });
  };
  open().catch(() => {
    place.textContent = words;
  });
  return place;
}
