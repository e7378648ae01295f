import { useEffect, useRef } from 'react';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
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
  onDrawn?: (canvas: HTMLCanvasElement) => void;
}

/** A surface as it will be printed, sharp on every screen. */
export function SurfaceCanvas({ surface, photoUrls, guides = false, label, className, onDrawn }: SurfaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { fonts, images } = useSceneAssets([surface], photoUrls);
  const bleedMm = guides ? surface.bleedMm : 0;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const drawing = drawSurface(surface, fonts);
    const pxPerMm = canvas.current.clientWidth / (surface.widthMm + 2 * bleedMm);
    Object.assign(canvas.current, paintedSize(drawing, { pxPerMm, bleedMm }));
    paintDrawing(context, drawing, { images, fonts }, { pxPerMm, bleedMm });
    onDrawn?.(canvas.current);
  }, [surface, fonts, images, bleedMm, onDrawn]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is not a picture for a screen reader unless told
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}
