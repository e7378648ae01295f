import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { PictureCorners } from '@afterimage/contract/print.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { type Grip, middleOf, moved, type Point } from './corner-moves.ts';
import { words } from './faces.words.ts';
import styles from './faces.module.css';

interface FaceGripsProps {
  corners: PictureCorners;
  color: string;
  /** The box that the picture fills. */
  box: RefObject<HTMLDivElement | null>;
  pictureUrl: string;
  onDraw(corners: PictureCorners, isOngoing: boolean): void;
}

const grips: readonly Grip[] = ['face', 0, 1, 2, 3];
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of the screen for a key; with Shift it is larger. */
const keySteps = { small: 1, large: 10 };

const gripName = (grip: Grip): string => {
  const { face, topLeft, topRight, bottomRight, bottomLeft } = words.grips;
  return grip === 'face' ? face : ([topLeft, topRight, bottomRight, bottomLeft][grip] ?? '');
};

const placeOf = (corners: PictureCorners, grip: Grip): Point => (grip === 'face' ? middleOf(corners) : corners[grip]);

const percent = (share: number): string =>
  new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share * 100);

function gripLabel(corners: PictureCorners, grip: Grip): string {
  const { x, y } = placeOf(corners, grip);
  return words.gripAt({ grip: gripName(grip), x: percent(x), y: percent(y) });
}

/** The handles of a face: one at each corner, and one that moves it as a whole. */
export function FaceGrips({ corners, color, box, pictureUrl, onDraw }: FaceGripsProps) {
  const [selectedGrip, setSelectedGrip] = useState<Grip | null>(null);
  const from = useRef<{ pointer: Point; corners: PictureCorners } | null>(null);
  const pressKey = (grip: Grip) => (event: KeyboardEvent) => {
    const way = arrows[event.key];
    const size = box.current?.getBoundingClientRect();
    if (!way || !size) return;
    event.preventDefault();
    const step = event.shiftKey ? keySteps.large : keySteps.small;
    onDraw(moved(corners, grip, { x: (way.x * step) / size.width, y: (way.y * step) / size.height }), event.repeat);
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // Safari does not focus a button that is pressed.
    event.currentTarget.focus();
    from.current = { pointer: { x: event.clientX, y: event.clientY }, corners };
  };
  const isMoved = useRef(false);
  const drag = (grip: Grip) => (event: PointerEvent) => {
    const size = box.current?.getBoundingClientRect();
    const { current } = from;
    if (!size || !current) return;
    const way = {
      x: (event.clientX - current.pointer.x) / size.width,
      y: (event.clientY - current.pointer.y) / size.height,
    };
    const nextCorners = moved(current.corners, grip, way);
    onDraw(nextCorners, isMoved.current);
    isMoved.current ||= nextCorners !== current.corners;
  };
  const end = () => {
    from.current = null;
    isMoved.current = false;
  };
  return (
    <>
      {grips.map((grip) => {
        const { x, y } = placeOf(corners, grip);
        return (
          <button
            key={grip}
            type="button"
            className={styles.grip}
            data-grip={grip === 'face' ? 'face' : 'corner'}
            aria-label={gripLabel(corners, grip)}
            style={{ ['--face']: color, left: `${x * 100}%`, top: `${y * 100}%` } as CSSProperties}
            onKeyDown={pressKey(grip)}
            onPointerDown={start}
            onPointerMove={drag(grip)}
            onPointerUp={end}
            onPointerCancel={end}
            onFocus={() => setSelectedGrip(grip)}
            onBlur={() => setSelectedGrip(null)}
          />
        );
      })}
      {selectedGrip === null || selectedGrip === 'face' ? null : (
        <Magnifier url={pictureUrl} at={corners[selectedGrip]} />
      )}
      <output className={styles.position}>{selectedGrip === null ? '' : gripLabel(corners, selectedGrip)}</output>
    </>
  );
}

const zoom = 4;

/** The surroundings of the selected corner, enlarged, in the corner of the picture that is away from it. */
const Magnifier = ({ url, at: { x, y } }: { url: string; at: Point }) => (
  <span aria-hidden="true" className={styles.magnifier} data-side={x < 0.5 ? 'right' : 'left'}>
    <img
      src={url}
      alt=""
      style={{
        inlineSize: `calc(var(--picture-width) * ${zoom})`,
        left: `calc(50% - var(--picture-width) * ${zoom * x})`,
        top: `calc(50% - var(--picture-height) * ${zoom * y})`,
      }}
    />
  </span>
);
