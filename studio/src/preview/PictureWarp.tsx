import type { PrintSurface } from '@afterimage/contract/print.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useEffect, useRef } from 'react';
import { Picture } from '@afterimage/ui/Picture.tsx';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import type { useSceneAssets } from '../scene/use-scene-assets.ts';
import { useCanvasWidth } from '../scene/use-canvas-width.ts';
import { surfaceSize, isWorkedOn, paintSurface } from './paint-surface.ts';
import styles from './LivePreview.module.css';
import { warpTo } from './warp.ts';

interface PictureWarpProps {
  picture: PictureSource;
  surface: SceneSurface | undefined;
  corners: PrintSurface['pictureCorners'];
  /** Only the ink is drawn: around it the picture shows the material. */
  isOnMaterial?: boolean;
  assets: Pick<ReturnType<typeof useSceneAssets>, 'fonts' | 'images' | 'drawMat'>;
  /** How wide it is shown, as an `img` says it. */
  sizes?: string;
}

const previewSizes = '(min-width: 60rem) 40rem, 100vw';

/** The product's picture, with what is printed on a face laid onto it where the face is seen. */
export function PictureWarp(props: PictureWarpProps) {
  const { picture, surface, corners, isOnMaterial = false, assets, sizes = previewSizes } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = useCanvasWidth(box);
  const warpedSurface = surface && corners && isWorkedOn(surface) ? surface : null;
  const { fonts, images, drawMat } = assets;
  useEffect(() => {
    if (!warpedSurface || pixels === 0) return;
    const frame = requestAnimationFrame(() => {
      const { current } = canvas;
      const context = current?.getContext('2d');
      if (!current || !context) return;
      const { pxPerMm, ...size } = surfaceSize(warpedSurface, Math.min(1024, pixels));
      Object.assign(current, size);
      // The picture shows a dyed or engraved thing in its chosen colour; paper covers what the picture has on it.
      const isThingSeen = isOnMaterial || warpedSurface.whiteInk === true || warpedSurface.engraved === true;
      const backgroundColor = isThingSeen ? null : warpedSurface.background;
      paintSurface(context, warpedSurface, { fonts, images, drawMat }, backgroundColor, pxPerMm);
    });
    return () => cancelAnimationFrame(frame);
  }, [warpedSurface, isOnMaterial, fonts, images, drawMat, pixels]);

  const width = pixels / (globalThis.devicePixelRatio ?? 1);
  const { width: w, height: h } = warpedSurface ? surfaceSize(warpedSurface, 400) : { width: 1, height: 1 };
  const ratio = picture.width / picture.height;
  const spot = ({ x, y }: { x: number; y: number }) => ({ x: x * width, y: (y * width) / ratio });
  return (
    <div ref={box} className={styles.picture} style={{ ['--ratio' as string]: ratio }}>
      <Picture source={picture} sizes={sizes} eager />
      {warpedSurface && corners && pixels > 0 ? (
        <canvas
          ref={canvas}
          aria-hidden="true"
          className={styles.laid}
          data-round={warpedSurface.outline === 'ellipse' ? '' : undefined}
          style={{ width: w, height: h, transform: warpTo(corners.map(spot) as typeof corners, w, h) }}
        />
      ) : null}
    </div>
  );
}
