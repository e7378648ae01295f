import { words } from './fallback.words.ts';
import { setButton, createButton, createToolbar, createErrorLine } from './player-controls.ts';
import { openFullScreenDialog } from '../screens/full-screen-dialog.ts';

/** Puts controls of our own under a film: a film that is cropped by its photo would have the browser's cut off. */
export function addFilmPlayer(figure: HTMLElement, title: string, allFilms: () => readonly HTMLVideoElement[]): void {
  const film = figure.querySelector('video');
  const container = film?.parentElement;
  if (!film || !container) return;
  film.controls = false;
  const isStacked = container.classList.contains('stacked');
  if (isStacked)
    void import('@afterimage/media/unstack-film.ts').then(({ overlayUnstackedFilm }) => overlayUnstackedFilm(film));
  const poster = container.querySelector<HTMLImageElement>('.poster');
  if (poster) film.poster = poster.src;
  const [playButton, sound, fullScreen] = [createButton('play'), createButton('sound'), createButton('whole')];
  const bar = createToolbar(title, playButton, sound, fullScreen);
  const caption = document.createElement('p');
  caption.className = 'caption';
  caption.hidden = true;
  const errorLine = createErrorLine();
  figure.querySelector('.paper')?.after(caption, bar, errorLine);

  const refresh = (): void => {
    setButton(playButton, film.paused ? 'play' : 'pause', film.paused ? words.play : words.pause, true);
    setButton(sound, film.muted ? 'soundOff' : 'soundOn', film.muted ? words.soundOn : words.soundOff);
    setButton(fullScreen, 'fullScreen', words.whole);
    figure.dataset['playing'] = String(!film.paused);
  };
  const play = (): void => {
    errorLine.textContent = '';
    for (const other of allFilms()) if (other !== film) other.pause();
    // what once failed is only asked for again when it is loaded anew
    if (film.error) film.load();
    void film.play().catch(() => undefined);
  };
  for (const event of ['play', 'pause', 'volumechange', 'ended']) film.addEventListener(event, refresh);
  film.addEventListener('error', () => (errorLine.textContent = words.broken));
  playButton.addEventListener('click', () => (film.paused ? play() : film.pause()));
  container.addEventListener('click', () => (film.paused ? play() : film.pause()));
  sound.addEventListener('click', () => {
    film.muted = !film.muted;
    if (film.paused) play();
  });
  fullScreen.addEventListener('click', () => {
    const wasPlaying = !film.paused;
    if (!isStacked) film.controls = true;
    openFullScreenDialog(film, () => {
      film.controls = false;
      container.append(film);
      if (wasPlaying) void film.play().catch(() => undefined);
      fullScreen.focus();
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
  sound.hidden = 'silent' in film.dataset;
  refresh();
}
