import type { Placement } from '@afterimage/contract/look.ts';
import type { PhotoFrame } from '@afterimage/scene/place-photo.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '@afterimage/ui/icons.ts';
import { photoQuality, sharpFrom } from './photo-quality.ts';
import { words } from './photo.words.ts';
import styles from './PhotoEditor.module.css';

interface QualityNoteProps {
  frame: PhotoFrame & { sharpDpi?: number | undefined };
  placement: Placement;
  onPlacement: (placement: Placement) => void;
}

const icons = { sharp: checkIcon, fair: infoIcon, soft: alertIcon };

/** How sharp the photo prints as it lies, and what makes it better. */
export function QualityNote({ frame, placement, onPlacement }: QualityNoteProps) {
  const { level, dpi, zoomedOut } = photoQuality(frame, placement);
  return (
    <div className={styles.quality} data-quality={level}>
      <Icon of={icons[level]} />
      <div>
        <p className={styles.verdict}>
          {/* Announced when it becomes another one, not at every step of the way. */}
          <output>{words[level]}</output> <span className={styles.dpi}>{words.dpi({ dpi })}</span>
        </p>
        {level === 'sharp' ? null : (
          <p className={styles.remedy}>{zoomedOut ? words.remedyZoom : words.remedyPhoto({ ...sharpFrom(frame) })}</p>
        )}
        {zoomedOut ? (
          <Button kind="secondary" small onClick={() => onPlacement(zoomedOut)} className={styles.better}>
            {words.zoomOut}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
