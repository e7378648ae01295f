import type { Reply } from '@afterimage/contract/api.ts';
import { words } from './reports.words.ts';
import styles from './reports.module.css';

type ShownFile = Reply<'getReportCase'>['fileList'][number];

/** The pictures, films and sounds of what was published; nothing plays by itself. */
export function ShownFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file, at) => (
        <li key={file.id}>
          <ShownMedium file={file} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function ShownMedium({ file: { mimeType, url, posterUrl }, number }: { file: ShownFile; number: number }) {
  if (mimeType.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={words.picture({ number })} loading="lazy" className={styles.medium} />
      </a>
    );
  if (mimeType.startsWith('video/'))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' films have no captions
      <video
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={words.film({ number })}
        controls
        preload="none"
        playsInline
        className={styles.medium}
      />
    );
  if (mimeType.startsWith('audio/'))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' films have no captions
      <audio src={url} aria-label={words.sound({ number })} controls preload="none" />
    );
  return (
    <a href={url} download>
      {words.file({ number })}
    </a>
  );
}
