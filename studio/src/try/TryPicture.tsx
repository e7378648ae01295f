import { paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import { drawRegion } from '@afterimage/scene/region.ts';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { useCanvasWidth } from '../scene/use-canvas-width.ts';
import { picturesIn } from '../scene/slot-pictures.ts';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import styles from './TryPicture.module.css';
import { words } from './try-dialog.words.ts';
import type { TryPhoto } from './try-photos.ts';

interface TryPictureProps {
  photo: TryPhoto;
  photoUrls: ReadonlyMap<string, string>;
  /** Whether a phone has found it. */
  locked: boolean;
}

/** What is printed, and what the phone looks for, as large as there is room and as bright as the screen is. */
export function TryPicture({ photo: { region, title }, photoUrls, locked }: TryPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useCanvasWidth(box);
  const surfaces = useMemo(() => [region.content], [region]);
  const { fonts, images, status, retry } = useSceneAssets(surfaces, photoUrls);
  const drawing = useMemo(() => drawRegion(region, fonts), [region, fonts]);
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext('2d');
    if (!current || !context || width === 0) return;
    const options = { pxPerMm: width / drawing.widthMm };
    Object.assign(current, paintedSize(drawing, options));
    paintDrawing(context, drawing, { pictureOf: picturesIn(images), fonts }, options);
  }, [drawing, images, fonts, width]);
  return (
    <div className={styles.frame} style={{ ['--ratio' as string]: region.widthMm / region.heightMm }}>
      <div ref={box} className={styles.picture} aria-busy={status === 'loading' || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is no picture for a screen reader unless told */}
        <canvas ref={canvas} role="img" aria-label={words.photo({ title })} />
        {status === 'failed' ? (
          <div role="alert" className={styles.failed}>
            <p>{words.pictureFailed}</p>
            <Button small kind="secondary" onClick={retry}>
              {words.again}
            </Button>
          </div>
        ) : null}
      </div>
      {/* Beside the picture and not on it: a camera is to see what is printed and nothing else. */}
      <Corners size={24} state={locked ? 'locked' : 'idle'} className={styles.corners} />
    </div>
  );
}
