import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Corners } from './Corners.tsx';
import { IconButton } from './Button.tsx';
import { pauseIcon, playIcon } from './icons.ts';
import { words } from './living-print.words.ts';
import styles from './LivingPrint.module.css';

const picture = '/demo-files/balloons.webp';
const film = '/demo-files/balloons.mp4';

/** The print whose film begins as the print: by itself once it is seen and the page has come, unless less motion is wanted. */
export function LivingPrint({ auto = false, className }: { auto?: boolean; className?: string | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  const stopped = useRef(!auto);
  const [plays, setPlays] = useState(false);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    const shown = video.current;
    if (!auto || !shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (stopped.current) return;
      if (entry?.isIntersecting) shown.play().catch(() => {});
      else shown.pause();
    });
    const watch = () => seen.observe(shown);
    // The film takes nothing from what the page itself still needs.
    if (document.readyState === 'complete') watch();
    else addEventListener('load', watch, { once: true });
    return () => {
      removeEventListener('load', watch);
      seen.disconnect();
    };
  }, [auto]);

  const toggle = () => {
    const shown = video.current;
    stopped.current = plays;
    if (plays) shown?.pause();
    else shown?.play().catch(() => {});
  };
  return (
    <div className={classNames(styles.print, className)}>
      <img src={picture} alt={words.alt} width={960} height={1200} loading="lazy" decoding="async" />
      <video
        ref={video}
        src={film}
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
      />
      <Corners className={styles.corners} />
      <IconButton
        icon={plays ? pauseIcon : playIcon}
        label={plays ? words.pause : words.play}
        className={styles.pause}
        onClick={toggle}
      />
    </div>
  );
}
