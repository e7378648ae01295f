import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@afterimage/ui/Button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@afterimage/ui/icons.ts';
import { TryPicture } from './TryPicture.tsx';
import styles from './TryPreview.module.css';
import { words } from './try-dialog.words.ts';
import type { TryPhoto } from './try-photos.ts';

interface TryPreviewProps {
  photos: readonly TryPhoto[];
  photoUrls: ReadonlyMap<string, string>;
  locked: boolean;
}

/** One picture at a time, so that a phone sees what it is pointed at and nothing else. */
export function TryPreview({ photos, photoUrls, locked }: TryPreviewProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isFull, setFull] = useState(false);
  const count = photos.length;
  const photo = photos[at % Math.max(1, count)];
  const go = (by: number) => setAt((before) => (before + by + count) % count);
  useEffect(() => {
    const onChange = () =>
      // oxlint-disable-next-line no-restricted-properties -- never called without a full screen
      setFull(document.fullscreenElement !== null && document.fullscreenElement === screen.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (!photo) return null;
  const { title } = photo;
  const turnFull = () =>
    // oxlint-disable-next-line no-restricted-properties -- iPhones fill the screen with films alone: no button there
    void (isFull ? document.exitFullscreen() : screen.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <div ref={screen} data-room="dark" className={styles.screen}>
      <div className={styles.stage}>
        <TryPicture key={photo.slot} photo={photo} photoUrls={photoUrls} locked={locked} />
      </div>
      <div className={styles.tools}>
        {count > 1 ? (
          <div className={styles.turn}>
            <IconButton icon={chevronLeftIcon} label={words.previous} onClick={() => go(-1)} />
            <span aria-live="polite" className="figures">
              {words.which({ number: (at % count) + 1, count, title })}
            </span>
            <IconButton icon={chevronRightIcon} label={words.next} onClick={() => go(1)} />
          </div>
        ) : (
          <span>{title}</span>
        )}
        {/* oxlint-disable-next-line no-restricted-properties -- false or undefined: no button */}
        {document.fullscreenEnabled ? (
          <Button kind="quiet" small aria-pressed={isFull} onClick={turnFull}>
            {isFull ? words.leaveFull : words.full}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
