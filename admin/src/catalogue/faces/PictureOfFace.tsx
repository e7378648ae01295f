import type { Dispatch, KeyboardEvent } from 'react';
import { turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { startCorners } from './corner-moves.ts';
import { faceColor } from './face-colors.ts';
import { FaceDrawing, type OtherFace } from './FaceDrawing.tsx';
import type { FaceSize } from './FaceLines.tsx';
import { words } from './faces.words.ts';
import { slotName } from './slot-name.ts';
import type { History, Step } from './use-drawn-corners.ts';
import styles from './faces.module.css';

interface PictureOfFaceProps {
  product: DeskProduct;
  /** The slot that is edited; null for a new one. */
  slotId: number | null;
  title: string;
  size: FaceSize;
  history: History;
  dispatch: Dispatch<Step>;
  /** The address of the picture that is shown. */
  url: string | null;
  onChoose(url: string): void;
  error: string | undefined;
}

/** Where a face is seen: the pictures of the product, one of them large, and what can be done on it. */
export function PictureOfFace(props: PictureOfFaceProps) {
  const { product, slotId, title, size, history, dispatch, url, onChoose, error } = props;
  const { pictureList } = product;
  const at = pictureList.findIndex((one) => one.url === url);
  const picture = pictureList[at];
  if (!picture) return <p className={styles.soft}>{words.noPicture}</p>;
  const corners = history.present[picture.url] ?? null;
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dispatch({ kind: event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is focused within it
    <div className={styles.drawing} onKeyDown={pressKey}>
      {pictureList.length > 1 ? <PictureChoice {...{ pictureList, at, onChoose }} drawn={history.present} /> : null}
      <FaceDrawing
        key={picture.url}
        picture={picture}
        number={at + 1}
        corners={corners}
        title={title === '' ? words.unnamed : title}
        color={colorOf(product, slotId)}
        size={size}
        others={otherFaces(product, slotId, picture.url)}
        onDraw={(drawn, isOngoing) => dispatch({ kind: 'draw', url: picture.url, corners: drawn, isOngoing })}
      />
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <DrawingTools {...{ picture, pictureList, corners, size, history, dispatch }} />
      {corners ? <Legend size={size} /> : null}
      <p className={styles.soft}>{corners ? words.moveHint : words.drawHint}</p>
    </div>
  );
}

/** Each face has the color of its place among the slots. */
function colorOf({ slotList }: DeskProduct, slotId: number | null): string {
  const at = slotList.findIndex(({ id }) => id === slotId);
  return faceColor(at < 0 ? slotList.length : at);
}

const otherFaces = (product: DeskProduct, slotId: number | null, url: string): OtherFace[] =>
  product.slotList.flatMap((slot) => {
    const { id, face } = slot;
    const place = face?.pictureList.find((one) => one.url === url);
    return id === slotId || !place
      ? []
      : [{ id, title: slotName(slot), color: colorOf(product, id), corners: place.corners }];
  });

type DeskPicture = DeskProduct['pictureList'][number];

interface PictureChoiceProps {
  pictureList: readonly DeskPicture[];
  at: number;
  onChoose(url: string): void;
  drawn: History['present'];
}

const PictureChoice = ({ pictureList, at, onChoose, drawn }: PictureChoiceProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has borders and no size of its own
  <div role="group" aria-label={words.pictures} className={styles.choice}>
    {pictureList.map(({ url }, index) => (
      <button
        key={url}
        type="button"
        aria-pressed={index === at}
        aria-label={(drawn[url] ? words.drawnPicture : words.picture)({ number: index + 1 })}
        className={styles.thumb}
        data-drawn={drawn[url] ? '' : undefined}
        onClick={() => onChoose(url)}
      >
        <img src={url} alt="" />
      </button>
    ))}
  </div>
);

interface DrawingToolsProps extends Pick<PictureOfFaceProps, 'size' | 'history' | 'dispatch'> {
  picture: DeskPicture;
  pictureList: readonly DeskPicture[];
  corners: History['present'][string] | null;
}

function DrawingTools({ picture, pictureList, corners, size, history, dispatch }: DrawingToolsProps) {
  const { url } = picture;
  const sameAt = pictureList.findIndex((one) => one.url !== url && history.present[one.url]);
  const same = history.present[pictureList[sameAt]?.url ?? ''];
  return (
    <div className={styles.tools}>
      {corners ? (
        <Button small onPress={() => dispatch({ kind: 'draw', url, corners: null })}>
          {words.takeOff}
        </Button>
      ) : (
        <Button small onPress={() => dispatch({ kind: 'draw', url, corners: startCorners(size, picture) })}>
          {words.place}
        </Button>
      )}
      {same && !corners ? (
        <Button small onPress={() => dispatch({ kind: 'draw', url, corners: same })}>
          {words.placeAs({ number: sameAt + 1 })}
        </Button>
      ) : null}
      <span className={styles.steps}>
        <IconButton
          icon={turnLeftIcon}
          label={words.undo}
          isDisabled={history.past.length === 0}
          onPress={() => dispatch({ kind: 'undo' })}
        />
        <IconButton
          icon={turnRightIcon}
          label={words.redo}
          isDisabled={history.future.length === 0}
          onPress={() => dispatch({ kind: 'redo' })}
        />
      </span>
    </div>
  );
}

const lineKinds = ['trim', 'bleed', 'safe'] as const;

function Legend({ size }: { size: FaceSize }) {
  const isDrawn = { trim: true, bleed: size.bleedMm > 0, safe: size.safeMm > 0 };
  return (
    <ul className={styles.legend}>
      {lineKinds
        .filter((kind) => isDrawn[kind])
        .map((kind) => (
          <li key={kind}>
            <svg width="28" height="4" aria-hidden="true">
              <line x1="0" y1="2" x2="28" y2="2" className={styles[kind]} />
            </svg>
            {words.lines[kind]}
          </li>
        ))}
    </ul>
  );
}
