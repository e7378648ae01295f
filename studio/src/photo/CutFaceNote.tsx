import { Icon } from '@afterimage/ui/Icon.tsx';
import { infoIcon } from '@afterimage/ui/icons.ts';
import styles from './PhotoEditor.module.css';
import { words } from './photo.words.ts';

/** Says that a face lies across the edge of the print; there may be a reason for it, so it asks for nothing. */
export function CutFaceNote() {
  return (
    <div className={styles.quality} data-quality="fair">
      <Icon of={infoIcon} />
      <div>
        <p className={styles.verdict}>
          <output>{words.cutFace}</output>
        </p>
        <p className={styles.remedy}>{words.remedyCutFace}</p>
      </div>
    </div>
  );
}
