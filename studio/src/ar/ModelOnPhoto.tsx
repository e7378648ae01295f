import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { drawWith } from '@afterimage/scene/draw-with.ts';
import { paintDrawing } from '@afterimage/scene/paint-canvas.ts';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import styles from './ModelOnPhoto.module.css';
import { openModelStage } from './model-stage.ts';
import { words } from './play.words.ts';
import { loadPicture } from '../scene/loaded-assets.ts';
import { picturesIn } from '../scene/slot-pictures.ts';
import type { Print } from './print-photo.ts';

type Stage = Awaited<ReturnType<typeof openModelStage>>;

interface ModelOnPhotoProps {
  print: Print;
  url: string;
  display: MediumDisplay;
  playing: boolean;
  name: string;
}

const turnBy = 25;

/** A print with a model on it, which can be looked at from the side. */
export function ModelOnPhoto({ print, url, display, playing, name }: ModelOnPhotoProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [broken, setBroken] = useState(false);
  const [from, setFrom] = useState(0);
  // Another photo or model is another stage: whoever shows this gives it another key.
  const [first] = useState(print);

  useEffect(() => {
    const left = new AbortController();
    // A canvas whose stage was taken down cannot be used again, so every stage brings its own.
    const own = document.createElement('canvas');
    own.className = styles.stage ?? '';
    place.current?.replaceChildren(own);
    let opened: Stage | null = null;
    const open = async () => {
      const photo = await printedPhoto(first);
      opened = await openModelStage(own, photo, first.ratio, url, left.signal);
      if (left.signal.aborted) opened.end();
      else setStage(opened);
    };
    open().catch(() => !left.signal.aborted && setBroken(true));
    return () => {
      left.abort();
      opened?.end();
      own.remove();
      setStage(null);
    };
  }, [url, first]);

  useEffect(() => stage?.lay(display), [stage, display]);
  useEffect(() => stage?.lookFrom(from), [stage, from]);
  useEffect(() => stage?.play(playing), [stage, playing]);

  return (
    <div
      className={styles.model}
      data-model={stage ? 'shown' : broken ? 'broken' : 'loading'}
      aria-busy={!stage && !broken}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is not a picture for a screen reader unless told */}
      <div ref={place} role="img" aria-label={words.plays({ name })} className={styles.place} />
      {stage ? (
        <div className={styles.tools}>
          <IconButton
            icon={turnLeftIcon}
            label={words.turnLeft}
            className={styles.tool}
            onClick={() => setFrom(Math.max(-75, from - turnBy))}
          />
          <IconButton
            icon={turnRightIcon}
            label={words.turnRight}
            className={styles.tool}
            onClick={() => setFrom(Math.min(75, from + turnBy))}
          />
        </div>
      ) : (
        <p className={styles.words} role={broken ? 'alert' : 'status'}>
          {broken ? words.modelBroken : words.modelLoading}
        </p>
      )}
    </div>
  );
}

/** The printed part of the photo, for a screen. */
async function printedPhoto({ photo, surface, ratio }: Print): Promise<HTMLCanvasElement> {
  const picture = await loadPicture(photo.url);
  const canvas = document.createElement('canvas');
  const high = Math.min(1024, Math.round(1024 / ratio));
  Object.assign(canvas, { width: Math.round(high * ratio), height: high });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas can be drawn on');
  const fonts = new Map();
  const pictureOf = picturesIn(new Map([[photo.id, picture]]));
  const drawing = drawWith({ fonts, drawMat: null }, surface);
  paintDrawing(context, drawing, { pictureOf, fonts }, { pxPerMm: high / surface.heightMm, bleedMm: 0 });
  return canvas;
}
