import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { PictureCorners } from '@afterimage/contract/print.ts';
import type { DeskProduct } from '../product-draft.ts';
import { middleOf, type Point, rectangleBetween, startCorners } from './corner-moves.ts';
import { FaceGrips } from './FaceGrips.tsx';
import { FaceLines, type FaceSize } from './FaceLines.tsx';
import { words } from './faces.words.ts';
import styles from './faces.module.css';

type DeskPicture = DeskProduct['pictureList'][number];

/** Another face of the product, for orientation. */
export interface OtherFace {
  id: number;
  title: string;
  color: string;
  corners: PictureCorners;
}

interface FaceDrawingProps {
  picture: DeskPicture;
  /** Of the picture, from 1. */
  number: number;
  corners: PictureCorners | null;
  title: string;
  color: string;
  size: FaceSize;
  others: readonly OtherFace[];
  onDraw(corners: PictureCorners, isOngoing: boolean): void;
}

/** The picture of a product with its faces; the one that is edited can be drawn, and its corners moved. */
export function FaceDrawing({ picture, number, corners, title, color, size, others, onDraw }: FaceDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has borders and no size of its own
        role="group"
        aria-label={words.area({ number })}
        className={styles.picture}
        style={{ ['--ratio' as string]: picture.width / picture.height }}
      >
        <img src={picture.url} alt="" width={picture.width} height={picture.height} draggable={false} />
        {others.map((face) => (
          <FaceLines key={face.id} corners={face.corners} color={face.color} />
        ))}
        {others.map((face) => (
          <FaceName key={face.id} at={middleOf(face.corners)} color={face.color}>
            {face.title}
          </FaceName>
        ))}
        {corners ? (
          <>
            <FaceLines corners={corners} color={color} size={size} />
            <FaceName at={middleOf([corners[0], corners[1]])} color={color}>
              {title}
            </FaceName>
            <FaceGrips corners={corners} color={color} box={box} pictureUrl={picture.url} onDraw={onDraw} />
          </>
        ) : (
          <NewFace picture={picture} color={color} size={size} onDraw={(drawn) => onDraw(drawn, false)} />
        )}
      </div>
    </div>
  );
}

const FaceName = ({ at, color, children }: { at: Point; color: string; children: ReactNode }) => (
  <span
    className={styles.name}
    style={{ ['--face']: color, left: `${at.x * 100}%`, top: `${at.y * 100}%` } as CSSProperties}
  >
    {children}
  </span>
);

interface NewFaceProps {
  picture: DeskPicture;
  color: string;
  size: FaceSize;
  onDraw(corners: PictureCorners): void;
}

/** Takes the first rectangle: dragged from corner to corner, or about the point that was pressed. */
function NewFace({ picture, color, size, onDraw }: NewFaceProps) {
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null);
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: pointOf(event), to: pointOf(event) });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const to = pointOf(event);
    setDrag(null);
    onDraw(rectangleBetween(drag.from, to) ?? startCorners(size, picture, to));
  };
  const rectangle = drag && rectangleBetween(drag.from, drag.to);
  return (
    <>
      <div
        className={styles.sheet}
        onPointerDown={start}
        onPointerMove={(event) => drag && setDrag({ from: drag.from, to: pointOf(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      />
      {rectangle ? <FaceLines corners={rectangle} color={color} size={size} /> : null}
    </>
  );
}
