import { words } from './fallback.words.ts';
import { faceOf, toolNamed, toolsFor, troubleLine } from './player-controls.ts';
import { openTheatre } from '../screens/full-screen-dialog.ts';

/** Puts controls of our own under a film: a film that is cropped by its photo would have the browser's cut off. */
export function equipFilm(figure: HTMLElement, title: string, others: () => readonly HTMLVideoElement[]): void {
  const film = figure.querySelector('video');
  const place = film?.parentElement;
  if (!film || !place) return;
  film.controls = false;
  const stacked = place.classList.contains('stacked');
  if (stacked) void import('@afterimage/media/unstack-film.ts').then(({ showUnstacked }) => showUnstacked(film));
  const poster = place.querySelector<HTMLImageElement>('.poster');
  if (poster) film.poster = poster.src;
  const [play, sound, whole] = [toolNamed('play'), toolNamed('sound'), toolNamed('whole')];
  const bar = toolsFor(title, play, sound, whole);
  const caption = document.createElement('p');
  caption.className = 'caption';
  caption.hidden = true;
  const trouble = troubleLine();
  figure.querySelector('.paper')?.after(caption, bar, trouble);

  const refresh = (): void => {
    faceOf(play, film.paused ? 'play' : 'pause', film.paused ? words.play : words.pause, true);
    faceOf(sound, film.muted ? 'soundOff' : 'soundOn', film.muted ? words.soundOn : words.soundOff);
    faceOf(whole, 'fullScreen', words.whole);
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
