import type { Picture as PictureData } from '@afterimage/contract/catalogue.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '@afterimage/ui/icons.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { keyStep, stepIn } from './gallery-pictures.ts';
import styles from './ZoomDialog.module.css';
import { words } from './product.words.ts';

interface ZoomDialogProps {
  pictures: readonly PictureData[];
  name: string;
  index: number;
  open: boolean;
  onStep: (index: number) => void;
  onClose: () => void;
}

function useModal(box: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [box, open]);
}

/** A picture larger than the window is seen from its middle. */
function useMiddle(viewport: RefObject<HTMLElement | null>, open: boolean, index: number): void {
  useEffect(() => {
    const { current: around } = viewport;
    if (!open || !around || index < 0) return;
    around.scrollTo({
      left: (around.scrollWidth - around.clientWidth) / 2,
      top: (around.scrollHeight - around.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [viewport, open, index]);
}

/** A picture as large as the window, in the dark. */
export function ZoomDialog({ pictures, name, index, open, onStep, onClose }: ZoomDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const picture = pictures[index];
  const count = pictures.length;
  useModal(box, open);
  useMiddle(viewport, open, index);
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      data-room="dark"
      data-locks=""
      aria-label={`${words.zoom}: ${name}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onKeyDown={(event) => {
        const to = keyStep(event.key, count, index);
        if (to !== null) onStep(to);
      }}
    >
      {picture ? (
        <div
          ref={viewport}
          className={styles.stage}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keys
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form
          role="group"
          aria-label={words.gallery}
        >
          <Picture source={picture} sizes="960px" eager className={styles.picture} />
        </div>
      ) : null}
      <div className={styles.bar}>
        <p className={styles.alt} aria-live="polite">
          {picture?.alt}
        </p>
        {count > 1 ? (
          <>
            <IconButton
              icon={chevronLeftIcon}
              label={words.before}
              aria-disabled={index === 0 || undefined}
              onClick={() => onStep(stepIn(count, index, -1))}
            />
            <span className="figures small">{words.pictureOf({ index: index + 1, count })}</span>
            <IconButton
              icon={chevronRightIcon}
              label={words.after}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => onStep(stepIn(count, index, 1))}
            />
          </>
        ) : null}
        <IconButton icon={closeIcon} label={words.close} onClick={onClose} />
      </div>
    </dialog>
  );
}
