import { useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Corners } from './Corners.tsx';
import { pauseIcon, playIcon } from './icons.ts';
import styles from './LivePrint.module.css';
import { words } from './live-print.words.ts';

type LivePrintProps = {
  photo: { url: string; alt: string };
  /** Width to height of the slot, such as "200 / 300". */
  ratio: string;
  medium: { url: string; isVideo: boolean; alt: string } | null;
};

/** A print with its medium on it, as a phone will show it: without sound, over and over, and it can be stopped. */
export function LivePrint({ photo, ratio, medium }: LivePrintProps) {
  return (
    <div className={styles.print} style={{ aspectRatio: ratio }}>
      <img src={photo.url} alt={photo.alt} className={styles.fill} />
      {medium ? <Medium key={medium.url} {...medium} /> : null}
      <Corners size={20} state={medium ? 'locked' : 'idle'} className={styles.corners} />
    </div>
  );
}

function Medium({ url, isVideo, alt }: { url: string; isVideo: boolean; alt: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // Whoever wants little movement starts it by hand; a browser that forbids it to start leaves it paused.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    video.current?.play().catch(() => undefined);
  }, []);
  if (!isVideo) return <img src={url} alt={alt} className={styles.medium} />;
  return (
    <>
      <video
        ref={video}
        src={url}
        aria-label={alt}
        muted
        loop
        playsInline
        preload="metadata"
        className={styles.medium}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <IconButton
        icon={playing ? pauseIcon : playIcon}
        label={playing ? words.pause({ name: alt }) : words.play({ name: alt })}
        className={styles.toggle}
        onClick={() => {
          if (playing) video.current?.pause();
          else void video.current?.play().catch(() => undefined);
        }}
      />
    </>
  );
}
