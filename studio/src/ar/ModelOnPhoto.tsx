import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { drawWith } from '@afterimage/scene/draw-with.ts';
import { paintDrawing } from '@afterimage/scene/paint-canvas.ts';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import styles from './ModelOnPhoto.module.css';
import { openModelViewer } from './model-stage.ts';
import { words } from './play.words.ts';
import { loadPicture } from '../scene/loaded-assets.ts';
import { picturesIn } from '../scene/slot-pictures.ts';
import type { Print } from './print-photo.ts';

type ModelViewer = Awaited<ReturnType<typeof openModelViewer>>;

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
  const container = useRef<HTMLDivElement>(null);
  const [modelViewer, setModelViewer] = useState<ModelViewer | null>(null);
  const [broken, setBroken] = useState(false);
  const [from, setFrom] = useState(0);
  // Another photo or model is another stage: whoever shows this gives it another key.
  const [first] = useState(print);

  useEffect(() => {
    const abortController = new AbortController();
    // A canvas whose stage was taken down cannot be used again, so every stage brings its own.
    const own = document.createElement('canvas');
    own.className = styles.stage ?? '';
    container.current?.replaceChildren(own);
    let viewer: ModelViewer | null = null;
    const open = async () => {
      const photo = await printedPhoto(first);
      viewer = await openModelViewer(own, photo, first.ratio, url, abortController.signal);
      if (abortController.signal.aborted) viewer.end();
      else setModelViewer(viewer);
    };
    open().catch(() => !abortController.signal.aborted && setBroken(true));
    return () => {
      abortController.abort();
      viewer?.end();
      own.remove();
      setModelViewer(null);
    };
  }, [url, first]);

  useEffect(() => modelViewer?.setDisplay(display), [modelViewer, display]);
  useEffect(() => modelViewer?.lookFrom(from), [modelViewer, from]);
  useEffect(() => modelViewer?.play(playing), [modelViewer, playing]);

  return (
    <div
      className={styles.model}
      data-model={modelViewer ? 'shown' : broken ? 'broken' : 'loading'}
      aria-busy={!modelViewer && !broken}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is not a picture for a screen reader unless told */}
      <div ref={container} role="img" aria-label={words.plays({ name })} className={styles.place} />
      {modelViewer ? (
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
