import { useEffect, useRef, useState, type PointerEvent, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { savesData } from '@afterimage/client/navigation/saves-data.ts';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { pauseIcon, playIcon } from '@afterimage/ui/icons.ts';
import { words } from './living-print.words.ts';
import styles from './LivingPrint.module.css';

const picture = '/demo-files/balloons.webp';
const demoFilm = '/demo-files/balloons.mp4';

interface LivingPrintProps {
  /** Plays by itself once it is seen and the page has come, unless less motion or less data is wanted. */
  auto?: boolean;
  className?: string | undefined;
  /** Another film than that of the demo's print, and the one for narrow windows. */
  film?: string | undefined;
  narrowFilm?: string | undefined;
  /** What the film lies on, if not the print alone: then it also plays while it is pointed at or focused. */
  on?: ReactNode;
  /** Where on that it lies, and what is shown of it. */
  filmClassName?: string | undefined;
  /** The second of the film that is on that already. */
  from?: number;
}

/** What part of a film is seen at least when it plays by itself. */
const leastSeen = 0.1;

const prefersNoAutoplay = () => matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();

/** Plays the film when it is seen, looked at or told to. */
function usePlaying(video: RefObject<HTMLVideoElement | null>, plays: boolean, auto: boolean) {
  const isStopped = useRef(!auto);
  /** Plays because it is pointed at or focused, and not because it was told to. */
  const wasPlayed = useRef(false);
  useEffect(() => {
    const videoElement = video.current;
    if (!auto || !videoElement || prefersNoAutoplay()) return;
    // On a busy page several changes come in one call, oldest first.
    // The next picture of a gallery touches the window's edge, which counts as an intersection: a part has to be seen.
    const visibilityObserver = new IntersectionObserver(
      (entries) => {
        if (isStopped.current) return;
        if ((entries.at(-1)?.intersectionRatio ?? 0) >= leastSeen) videoElement.play().catch(() => {});
        else videoElement.pause();
      },
      { threshold: leastSeen },
    );
    const watch = () => visibilityObserver.observe(videoElement);
    // The film takes nothing from what the page itself still needs.
    if (document.readyState === 'complete') watch();
    else addEventListener('load', watch, { once: true });
    return () => {
      removeEventListener('load', watch);
      visibilityObserver.disconnect();
    };
  }, [video, auto]);

  const toggle = () => {
    const videoElement = video.current;
    isStopped.current = plays;
    wasPlayed.current = false;
    if (plays) videoElement?.pause();
    else videoElement?.play().catch(() => {});
  };
  const look = () => {
    if (plays || prefersNoAutoplay()) return;
    wasPlayed.current = true;
    video.current?.play().catch(() => {});
  };
  const lookAway = () => {
    if (!wasPlayed.current) return;
    wasPlayed.current = false;
    video.current?.pause();
  };
  const looks = {
    // A finger that taps plays by the button.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && look(),
    onPointerLeave: lookAway,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && look(),
    onBlur: lookAway,
  };
  return { toggle, looks };
}

/** The print whose film begins as the print. */
export function LivingPrint({
  auto = false,
  className,
  film = demoFilm,
  narrowFilm,
  on,
  filmClassName,
  from,
}: LivingPrintProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [plays, setPlays] = useState(false);
  const [alive, setAlive] = useState(false);

  const { toggle, looks } = usePlaying(video, plays, auto);
  return (
    <div className={classNames(styles.print, className)} {...(on && !auto ? looks : {})}>
      {on ?? <img src={picture} alt={words.alt} width={960} height={1200} loading="lazy" decoding="async" />}
      <video
        ref={video}
        className={filmClassName}
        muted
        loop
        playsInline
        preload="none"
        width={640}
        height={800}
        aria-hidden="true"
        data-alive={alive || undefined}
        onPlaying={() => {
          setPlays(true);
          setAlive(true);
        }}
        onPause={() => setPlays(false)}
      >
        {narrowFilm ? <source src={narrowFilm} media="(max-width: 719px)" /> : null}
        <source src={from === undefined ? film : `${film}#t=${from}`} />
      </video>
      {on ? null : <Corners className={styles.corners} />}
      <IconButton
        icon={plays ? pauseIcon : playIcon}
        label={plays ? words.pause : words.play}
        className={styles.pause}
        onClick={toggle}
      />
    </div>
  );
}
