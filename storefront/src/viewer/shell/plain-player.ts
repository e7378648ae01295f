import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { icon, type IconName } from './icons.ts';
import { html } from './markup.ts';
import { words } from './plain.words.ts';
import { openTheatre } from './theatre.ts';

const tool = (name: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.dataset['tool'] = name;
  return button;
};

const face = (button: HTMLButtonElement, sign: IconName, label: string): void => {
  const isMain = button.dataset['tool'] === 'play';
  button.innerHTML = html`${icon(sign)}<span class="${isMain ? '' : 'unseen'}">${label}</span>`.text;
};

/** Puts controls of our own under a film: a film that is cropped by its photo would have the browser's cut off. */
function equip(figure: HTMLElement, title: string, others: () => readonly HTMLVideoElement[]): void {
  const film = figure.querySelector('video');
  const place = film?.parentElement;
  if (!film || !place) return;
  film.controls = false;
  const poster = place.querySelector<HTMLImageElement>('.poster');
  if (poster) film.poster = poster.src;
  const [play, sound, whole] = [tool('play'), tool('sound'), tool('whole')];
  const bar = document.createElement('div');
  bar.className = 'tools';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', words.controls({ title }));
  bar.append(play, sound, whole);
  const caption = document.createElement('p');
  caption.className = 'caption';
  caption.hidden = true;
  const trouble = document.createElement('p');
  trouble.className = 'error';
  trouble.setAttribute('role', 'alert');
  figure.querySelector('.paper')?.after(caption, bar, trouble);

  const refresh = (): void => {
    face(play, film.paused ? 'play' : 'pause', film.paused ? words.play : words.pause);
    face(sound, film.muted ? 'soundOff' : 'soundOn', film.muted ? words.soundOn : words.soundOff);
    face(whole, 'fullScreen', words.whole);
    figure.dataset['playing'] = String(!film.paused);
  };
  const start = (): void => {
    trouble.textContent = '';
    for (const other of others()) if (other !== film) other.pause();
    // what once failed is only asked for again when it is loaded anew
    if (film.error) film.load();
    void film.play().catch(() => undefined);
  };
  for (const event of ['play', 'pause', 'volumechange', 'ended']) film.addEventListener(event, refresh);
  film.addEventListener('error', () => (trouble.textContent = words.broken));
  play.addEventListener('click', () => (film.paused ? start() : film.pause()));
  place.addEventListener('click', () => (film.paused ? start() : film.pause()));
  sound.addEventListener('click', () => {
    film.muted = !film.muted;
    if (film.paused) start();
  });
  whole.addEventListener('click', () => {
    const wasPlaying = !film.paused;
    const stacked = place.classList.contains('stacked');
    if (!stacked) film.controls = true;
    openTheatre(film, () => {
      film.controls = false;
      place.append(film);
      if (wasPlaying) void film.play().catch(() => undefined);
      whole.focus();
    });
    void film.play().catch(() => undefined);
  });
  const track = film.textTracks[0];
  if (track) {
    // told below the photo, where nothing cuts it off
    track.mode = 'hidden';
    track.addEventListener('cuechange', () => {
      const lines = Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '');
      caption.textContent = lines.join('\n');
      caption.hidden = lines.length === 0;
    });
  }
  refresh();
}

export interface PlainPlayer {
  /** The page is left: everything is silent. */
  pause(): void;
}

/** Makes the films of the plain page play on their prints; nothing begins by itself. */
export function equipPlainPage(plain: HTMLElement, show: ViewerShow): PlainPlayer {
  const films = (): HTMLVideoElement[] => [
    ...document.querySelectorAll<HTMLVideoElement>('.print video, .theatre video'),
  ];
  for (const figure of plain.querySelectorAll<HTMLElement>('.print[data-kind=VIDEO]'))
    equip(figure, show.targetList[Number(figure.dataset['target'])]?.title ?? '', films);
  return {
    pause() {
      for (const film of films()) film.pause();
    },
  };
}
