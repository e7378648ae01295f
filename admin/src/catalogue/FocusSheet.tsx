import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './product.words.ts';
import styles from './catalogue.module.css';

type FocusedPicture = Pick<DeskProduct['pictureList'][number], 'url' | 'width' | 'height' | 'focus'>;

interface Point {
  left: number;
  top: number;
}

const middle: Point = { left: 50, top: 50 };
/** So many percent does an arrow key move the point. */
const step = 5;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { left: -step, top: 0 },
  ArrowRight: { left: step, top: 0 },
  ArrowUp: { left: 0, top: -step },
  ArrowDown: { left: 0, top: step },
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
const positionOf = ({ left, top }: Point) => `${left}% ${top}%`;

function pointOf(focus: string | undefined): Point {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(focus ?? '') ?? [];
  return left && top ? { left: Number(left), top: Number(top) } : middle;
}

interface FocusSheetProps {
  picture: FocusedPicture;
  /** Which picture of several it is, counted from 1. */
  number?: number;
  onChange(focus: string | undefined): void;
  onClose(): void;
}

/** Says by a click or by arrow keys what of a picture stays in sight where it is cut. */
export function FocusSheet({ picture, number, onChange, onClose }: FocusSheetProps) {
  const [point, setPoint] = useState(() => pointOf(picture.focus));
  const handleClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click by the keyboard has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({ left: within(((clientX - left) / width) * 100), top: within(((clientY - top) / height) * 100) });
  };
  const handleKeys = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    setPoint(({ left, top }) => ({ left: within(left + by.left), top: within(top + by.top) }));
  };
  const keep = () => {
    const isMiddle = positionOf(point) === positionOf(middle);
    onChange(isMiddle ? undefined : positionOf(point));
    onClose();
  };
  return (
    <Sheet
      title={number === undefined ? words.focusPicture : words.focusOf({ number })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => setPoint(middle)}>{words.focusMiddle}</Button>
          <Button kind="primary" onPress={keep}>
            {words.focusKeep}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>{words.focusHint}</p>
      <button
        type="button"
        className={styles.focusPicture}
        aria-label={words.focusPicture}
        aria-describedby="focus-point"
        onClick={handleClick}
        onKeyDown={handleKeys}
      >
        <img src={picture.url} alt="" width={picture.width} height={picture.height} />
        <span
          className={styles.focusPoint}
          style={{ insetInlineStart: `${point.left}%`, insetBlockStart: `${point.top}%` }}
        />
      </button>
      <output id="focus-point" className={styles.soft}>
        {words.focusPoint(point)}
      </output>
      <div className={styles.crops} aria-hidden="true">
        {['4 / 5', '1', '16 / 9'].map((aspectRatio) => (
          <img key={aspectRatio} src={picture.url} alt="" style={{ aspectRatio, objectPosition: positionOf(point) }} />
        ))}
      </div>
    </Sheet>
  );
}
