import type { Photo } from '@afterimage/contract/files.ts';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@afterimage/ui/icons.ts';
import styles from './ReviewPhotos.module.css';
import { words } from './reviews.words.ts';

/** The photos of a review, small; each opens large, and from there one gets to the others. */
export function ReviewPhotos({ photos, authorName }: { photos: readonly Photo[]; authorName: string }) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const count = photos.length;
  const photo = photos[index];
  const title = words.photo({ number: index + 1, count, name: authorName });
  const step = (by: number) => setIndex(Math.min(count - 1, Math.max(0, index + by)));
  function onKeyDown(event: KeyboardEvent) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') step(direction);
    if (event.key === 'ArrowLeft') step(-direction);
  }
  return (
    <>
      <ul className={styles.thumbs}>
        {photos.map(({ id, url, width, height }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.openPhoto({ number: place + 1, count })}
              aria-haspopup="dialog"
              className={styles.thumb}
              onClick={() => {
                setIndex(place);
                setOpen(true);
              }}
            >
              <img src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {photo ? (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are a shortcut for the buttons
          <div className={styles.stage} onKeyDown={onKeyDown}>
            <img src={photo.url} width={photo.width} height={photo.height} alt={title} className={styles.photo} />
            {count > 1 ? (
              <div className={styles.steps}>
                <IconButton
                  icon={chevronLeftIcon}
                  label={words.before}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => step(-1)}
                />
                <span className="figures small">{words.shown({ shown: index + 1, total: count })}</span>
                <IconButton
                  icon={chevronRightIcon}
                  label={words.after}
                  aria-disabled={index === count - 1 || undefined}
                  onClick={() => step(1)}
                />
              </div>
            ) : null}
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
