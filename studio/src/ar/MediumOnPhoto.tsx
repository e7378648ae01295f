import type { MediumSize } from '@afterimage/scene/place-medium.ts';
import { visibleSize } from '@afterimage/scene/stacked-film.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { atFirstFrame } from '@afterimage/media/first-frame.ts';
import { pauseIcon, playIcon } from '@afterimage/ui/icons.ts';
import { soundIcon, soundOffIcon } from '@afterimage/ui/making-icons.ts';
import { mediumStyle } from './medium-style.ts';
import styles from './MediumOnPhoto.module.css';
import { isMovingAt } from './moving.ts';
import { SlotImage } from '../photo/SlotImage.tsx';
import { mayHaveSound, type PlacedMedium } from './placed-medium.ts';
import { photoStyle, type Print } from './print-photo.ts';
import { TextMedium } from './TextMedium.tsx';
import { textAreaOf } from '@afterimage/media/text-setting.ts';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { words } from './play.words.ts';

const MatRing = lazy(async () => ({ default: (await import('../mat/MatRing.tsx')).MatRing }));
const ModelOnPhoto = lazy(async () => ({ default: (await import('./ModelOnPhoto.tsx')).ModelOnPhoto }));

interface MediumOnPhotoProps {
  print: Print;
  placed: PlacedMedium | null;
  /** What the photo is called. */
  name: string;
  children?: ReactNode;
}

/** A print in the dark with its medium on it, as a phone will show it; its sound is off until it is asked for. */
export function MediumOnPhoto({ print, placed, name, children }: MediumOnPhotoProps) {
  const { mat } = print;
  return (
    <div className={styles.matted} style={mat && { padding: `${mat.wide * 100}%` }}>
      {mat ? (
        <Suspense>
          <MatRing of={mat.shape} />
        </Suspense>
      ) : null}
      <div
        className={styles.print}
        data-print={placed?.medium.type ?? ''}
        style={{ aspectRatio: print.ratio, ['--ratio' as string]: print.ratio }}
      >
        {placed?.medium.type === '3D' || placed?.medium.type === 'OBJECT_3D' ? null : (
          <SlotImage
            photo={print.photo}
            alt={words.photo({ name })}
            className={styles.photo}
            style={photoStyle(print)}
          />
        )}
        {placed ? <Playing key={placed.medium.url} print={print} placed={placed} name={name} /> : null}
        <Corners size={20} state={placed ? 'locked' : 'idle'} className={styles.corners} />
        {children}
      </div>
    </div>
  );
}

function Playing({ print, placed, name }: { print: Print; placed: PlacedMedium; name: string }) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [requestedPlaying, setRequestedPlaying] = useState<boolean | null>(null);
  const [isAudible, setAudible] = useState(false);
  const [moving, setMoving] = useState(false);
  const { medium, display } = placed;
  const playing = requestedPlaying ?? !prefersReducedMotion;
  const moves =
    medium.type === 'TEXT'
      ? medium.text !== null && medium.text.animation !== 'none'
      : medium.type !== 'IMAGE' || moving;
  return (
    <>
      {medium.type === '3D' || medium.type === 'OBJECT_3D' ? (
        <Suspense fallback={<SlotImage photo={print.photo} className={styles.photo} style={photoStyle(print)} />}>
          <ModelOnPhoto
            key={print.photo.url}
            print={print}
            url={medium.url}
            display={display}
            playing={playing}
            name={name}
          />
        </Suspense>
      ) : (
        <Flat
          print={print}
          placed={placed}
          name={name}
          playing={playing}
          isAudible={isAudible && display.sound}
          onPlaying={setRequestedPlaying}
          onMoving={setMoving}
        />
      )}
      {moves ? (
        <div className={styles.tools}>
          {mayHaveSound(medium) && display.sound ? (
            <IconButton
              icon={isAudible ? soundIcon : soundOffIcon}
              label={isAudible ? words.silence({ name }) : words.hear({ name })}
              aria-pressed={isAudible}
              className={styles.tool}
              onClick={() => setAudible(!isAudible)}
            />
          ) : null}
          <IconButton
            icon={playing ? pauseIcon : playIcon}
            label={playing ? words.pause({ name }) : words.play({ name })}
            className={styles.tool}
            onClick={() => setRequestedPlaying(!playing)}
          />
        </div>
      ) : null}
    </>
  );
}

interface FlatProps {
  print: Print;
  placed: PlacedMedium;
  name: string;
  playing: boolean;
  isAudible: boolean;
  onPlaying: (playing: boolean) => void;
  onMoving: (moving: boolean) => void;
}

/** A medium without depth: what goes beyond the print is cut off. */
function Flat({ print, placed, name, playing, isAudible, onPlaying, onMoving }: FlatProps) {
  const { medium, display } = placed;
  const [measured, setMeasured] = useState<MediumSize | null>(null);
  const mediumSize = medium.width && medium.height ? { width: medium.width, height: medium.height } : measured;
  const size = medium.text
    ? textAreaOf(print.ratio)
    : visibleSize(mediumSize ?? textAreaOf(print.ratio), display.stacked);
  const label = display.description ?? words.plays({ name });
  return (
    <div className={styles.layer} data-medium={medium.type} style={mediumStyle(size, print.ratio, display)}>
      {medium.text ? (
        <TextMedium medium={medium.text} ratio={print.ratio} playing={playing} loop={display.loop} />
      ) : medium.type === 'VIDEO' ? (
        <Film
          key={display.stacked ? 'stacked' : 'film'}
          url={medium.url}
          // A still of a stacked film shows both halves.
          poster={display.stacked ? null : medium.posterUrl}
          captions={medium.captionsUrl}
          stacked={display.stacked ?? false}
          label={label}
          playing={playing}
          isAudible={isAudible}
          loop={display.loop}
          onSize={setMeasured}
          onPlaying={onPlaying}
        />
      ) : (
        <MovingPicture url={medium.url} label={label} playing={playing} onSize={setMeasured} onMoving={onMoving} />
      )}
    </div>
  );
}

interface FilmProps {
  url: string;
  poster: string | null;
  captions: string | null;
  stacked: boolean;
  label: string;
  playing: boolean;
  isAudible: boolean;
  loop: boolean;
  onSize: (size: MediumSize) => void;
  onPlaying: (playing: boolean) => void;
}

function Film({ url, poster, captions, stacked, label, playing, isAudible, loop, onSize, onPlaying }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    // A browser may forbid it to start: then it is paused, and its button says so.
    if (playing) video.play().catch((reason: unknown) => isForbidden(reason) && onPlaying(false));
    else video.pause();
  }, [playing, onPlaying]);
  useEffect(() => {
    const video = film.current;
    if (!video || !stacked) return;
    let free: (() => void) | null = null;
    let here = true;
    void import('@afterimage/media/unstack-film.ts').then(
      ({ overlayUnstackedFilm: showUnstacked }) => {
        if (here) free = showUnstacked(video);
      },
      () => undefined,
    );
    return () => {
      here = false;
      free?.();
    };
  }, [stacked]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own films may come without
    <video
      ref={film}
      src={poster === null ? atFirstFrame(url) : url}
      poster={poster ?? undefined}
      aria-label={label}
      muted={!isAudible}
      loop={loop}
      playsInline
      preload="auto"
      className={classNames(styles.medium, stacked && styles.stacked)}
      onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
        width && height && onSize({ width, height })
      }
      onEnded={() => onPlaying(false)}
    >
      {captions ? <track key={captions} kind="captions" src={captions} srcLang={currentLocale()} default /> : null}
    </video>
  );
}

const isForbidden = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'NotAllowedError';

interface MovingPictureProps {
  url: string;
  label: string;
  playing: boolean;
  onSize: (size: MediumSize) => void;
  onMoving: (moving: boolean) => void;
}

/** A picture; while one that moves is held, a still of it stands in its place. */
function MovingPicture({ url, label, playing, onSize, onMoving }: MovingPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    isMovingAt(url, abortController.signal).then(onMoving, () => undefined);
    return () => abortController.abort();
  }, [url, onMoving]);
  useEffect(() => {
    const [from, to] = [picture.current, still.current];
    if (playing || !isLoaded || !from || !to) return;
    Object.assign(to, { width: from.naturalWidth, height: from.naturalHeight });
    to.getContext('2d')?.drawImage(from, 0, 0);
  }, [playing, isLoaded]);
  return (
    <>
      <img
        ref={picture}
        src={url}
        alt={label}
        className={styles.medium}
        style={{ opacity: playing ? 1 : 0 }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setIsLoaded(true);
          if (width && height) onSize({ width, height });
        }}
      />
      <canvas ref={still} aria-hidden="true" hidden={playing} className={styles.still} />
    </>
  );
}
