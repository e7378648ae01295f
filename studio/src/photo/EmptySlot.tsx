import { useRef } from 'react';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { uploadIcon } from '@afterimage/ui/icons.ts';
import type { PhotoArea } from './photo-area.ts';
import { words } from './photo.words.ts';
import styles from './EmptySlot.module.css';

interface EmptySlotProps {
  id: string;
  title: string;
  where: PhotoArea;
  accept: string;
  describedBy: string;
  wrong: boolean;
  over: boolean;
  several: boolean;
  /** Something is on its way here that cannot be seen yet. */
  busy: string | null;
  onFiles: (files: File[]) => void;
}

/** An empty slot in its proportions: the whole of it chooses a photo. */
export function EmptySlot(props: EmptySlotProps) {
  const { id, title, where, accept, describedBy, wrong, over, several, busy, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const { width, height } = where.place;
  return (
    <div
      className={classNames(styles.place, where.outline === 'ellipse' && styles.round)}
      style={{ aspectRatio: `${width} / ${height}`, ['--wide' as string]: width / height }}
      data-over={over || undefined}
      data-wrong={wrong || undefined}
    >
      <span className={styles.ask} aria-hidden="true">
        {busy ? null : <Icon of={uploadIcon} size={28} />}
        <span className={styles.askName}>{busy ?? (over ? words.dropNow : words.choosePhoto)}</span>
        {busy || over ? null : <span className={styles.byMouse}>{several ? words.dropPhotos : words.dropPhoto}</span>}
        {busy || over || !several ? null : <span className={styles.byFinger}>{words.several}</span>}
      </span>
      <Corners size={20} state={over ? 'closed' : 'idle'} className={styles.corners} />
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        className={styles.file}
        aria-label={words.chooseFor({ title })}
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
