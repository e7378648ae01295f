import { drawWith } from '@afterimage/scene/draw-with.ts';
import { paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { classNames } from '@afterimage/ui/class-names.ts';
import { words } from './scene.words.ts';
import styles from './SurfaceCanvas.module.css';
import { picturesIn } from './slot-pictures.ts';
import { SurfaceGuides } from './SurfaceGuides.tsx';
import { useCanvasWidth } from './use-canvas-width.ts';
import { useSceneAssets } from './use-scene-assets.ts';

interface SurfaceCanvasProps {
  surface: SceneSurface;
  /** Photo id to the address of its picture. */
  photoUrls: ReadonlyMap<string, string>;
  /** Shows what is cut off, where, and how far from there words are safe. */
  guides?: boolean;
  /** What is to be seen, for those who do not see it. */
  label: string;
  className?: string | undefined;
  onPaint?: (canvas: HTMLCanvasElement) => void;
}

/** A surface as it will be printed, sharp on every screen; its room is kept from the first moment. */
export function SurfaceCanvas({ surface, photoUrls, guides = false, label, className, onPaint }: SurfaceCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useCanvasWidth(box);
  const surfaceList = useMemo(() => [surface], [surface]);
  const { fonts, images, drawMat, status, retry } = useSceneAssets(surfaceList, photoUrls);
  const drawing = useMemo(() => drawWith({ fonts, drawMat }, surface), [surface, fonts, drawMat]);
  const bleedMm = guides ? surface.bleedMm : 0;
  const [wholeWidth, wholeHeight] = [surface.widthMm + 2 * bleedMm, surface.heightMm + 2 * bleedMm];
  const reportPaint = useEffectEvent((canvasElement: HTMLCanvasElement) => onPaint?.(canvasElement));

  useEffect(() => {
    if (width === 0) return;
    // Many changes in one frame, as while dragging, are drawn once.
    const frame = requestAnimationFrame(() => {
      const { current } = canvas;
      const context = current?.getContext('2d');
      if (!current || !context) return;
      const options = { pxPerMm: width / wholeWidth, bleedMm };
      Object.assign(current, paintedSize(drawing, options));
      paintDrawing(context, drawing, { pictureOf: picturesIn(images), fonts }, options);
      reportPaint(current);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing, images, fonts, width, wholeWidth, bleedMm]);

  return (
    <div
      ref={box}
      className={classNames(styles.surface, className)}
      style={{ aspectRatio: `${wholeWidth} / ${wholeHeight}` }}
      data-round={surface.outline === 'ellipse' && !guides ? '' : undefined}
      aria-busy={status === 'loading' || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is no picture for a screen reader unless told */}
      <canvas ref={canvas} role="img" aria-label={label} className={styles.canvas} />
      <SurfaceGuides surface={surface} guides={guides} />
      {status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button small kind="secondary" onClick={retry}>
            {words.again}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
