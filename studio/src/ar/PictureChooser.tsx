import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { FileDrop } from './FileDrop.tsx';
import { pictureFault, pictureTypes } from './picture-fault.ts';
import type { Work } from './medium-work.ts';
import styles from './Ways.module.css';
import { words } from './ways.words.ts';

interface PictureChooserProps {
  id: string;
  title: string;
  make: (name: string, work: Work) => Promise<void>;
  refuse: (name: string, message: string) => void;
  clear: () => void;
}

/** A picture over the photo; it may move and be see-through. */
export function PictureChooser({ id, title, make, refuse, clear }: PictureChooserProps) {
  const most = photoLimits.bytes / 1024 / 1024;
  const receive = (file: File) => {
    clear();
    const fault = pictureFault(file);
    if (fault === 'large') return refuse(file.name, words.pictureFaults.large({ most }));
    if (fault) return refuse(file.name, words.pictureFaults[fault]);
    void make(file.name, async () => ({ file }));
  };
  return (
    <div className={styles.way}>
      <FileDrop
        id={`${id}-picture`}
        accept={pictureTypes.join(',')}
        buttonText={words.choosePicture}
        label={words.choosePictureFor({ title })}
        drop={words.drop}
        rule={words.pictureRule({ most })}
        onFile={receive}
      />
    </div>
  );
}
