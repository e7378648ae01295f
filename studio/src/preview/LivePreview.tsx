import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { centreIcon, turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import { FaceTabs } from './FaceTabs.tsx';
import styles from './LivePreview.module.css';
import { initialOrbit } from '@afterimage/media/model/orbit.ts';
import { useModelViewer } from '@afterimage/media/model/use-model-viewer.ts';
import { PictureWarp } from './PictureWarp.tsx';
import { words } from './preview.words.ts';
import { usePaintedModel } from './use-painted-model.ts';

interface LivePreviewProps {
  product: ProductDetail;
  /** The picture of the chosen colour; without it the product's first. */
  picture?: PictureSource;
  scene: Scene;
  /** Photo id -> where it can be seen. */
  photoUrls: ReadonlyMap<string, string>;
  /** The id of the surface that is being worked on. */
  focus?: string;
  /** The way into the customer's room, beside the model. */
  room?: ReactNode;
}

/**
 * The product with what the customer puts on it: its model where it has one and the browser can show it, else its
 * picture with the print laid onto it, else the print alone. Until the model is there, its picture stands in for it.
 */
export function LivePreview({ product, picture, scene, photoUrls, focus, room }: LivePreviewProps) {
  const { surfaceList } = scene;
  const shownPicture = picture ?? product.image[0];
  const assets = useSceneAssets(surfaceList, photoUrls);
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(initialOrbit.turn);
  const { isAvailable: isThere, stage } = useModelViewer(host, product.modelUrl, { onTurned: setTurn });
  const color = useMemo(() => colorOf(product, shownPicture), [product, shownPicture]);
  usePaintedModel(stage, surfaceList, assets, color);

  // What is worked on is what is looked at, until somebody looks at something else.
  const [looked, setLooked] = useState<{ at: string | null; since: string | undefined }>({
    at: null,
    since: undefined,
  });
  const wanted = looked.since === focus && (focus !== undefined || looked.at !== null) ? looked.at : (focus ?? null);
  const chosen = isThere || wanted !== null ? wanted : (surfaceList[0]?.id ?? null);
  useEffect(() => stage?.turnTo(chosen), [stage, chosen]);

  const panel = useId();
  const surface = surfaceList.find(({ id }) => id === chosen) ?? surfaceList[0];
  const corners = product.printTemplate?.surfaceList.find(({ id }) => id === surface?.id)?.pictureCorners ?? null;
  const faces = [
    ...(isThere ? [{ id: null, title: words.whole }] : []),
    ...surfaceList.map(({ id, title }) => ({ id, title })),
  ];
  const onKey = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }[event.key];
    if (!stage || (!way && event.key !== 'Home')) return;
    event.preventDefault();
    if (way) stage.rotateBy({ turn: way[0] ?? 0, tilt: way[1] ?? 0 });
    else stage.turnTo(chosen);
  };

  return (
    <div className={styles.preview} data-room="paper">
      <div
        id={panel}
        role="tabpanel"
        aria-label={surface ? words.print({ face: surface.title }) : product.name}
        className={styles.panel}
        aria-busy={(isThere && !stage) || undefined}
      >
        {isThere ? (
          <div
            ref={host}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can hold a model that is drawn upon
            role="slider"
            tabIndex={0}
            aria-label={words.turned({ name: product.name })}
            aria-valuemin={-180}
            aria-valuemax={180}
            aria-valuenow={inRound(turn)}
            aria-valuetext={words.degrees({ degrees: inRound(turn) })}
            className={styles.stage}
            data-ready={stage ? '' : undefined}
            onKeyDown={onKey}
          />
        ) : null}
        {stage ? null : shownPicture && (isThere || corners) ? (
          <PictureWarp picture={shownPicture} surface={surface} corners={corners} assets={assets} />
        ) : surface ? (
          <div className={styles.flat} style={{ ['--ratio' as string]: surface.widthMm / surface.heightMm }}>
            <SurfaceCanvas surface={surface} photoUrls={photoUrls} label={words.print({ face: surface.title })} />
          </div>
        ) : null}
      </div>
      <div className={styles.bar}>
        {faces.length > 1 ? (
          <FaceTabs faces={faces} chosen={chosen} panel={panel} onChoose={(at) => setLooked({ at, since: focus })} />
        ) : null}
        {stage ? (
          <div className={styles.turns}>
            {room}
            <IconButton icon={turnLeftIcon} label={words.turnLeft} onClick={() => stage.rotateBy({ turn: -30 })} />
            <IconButton icon={centreIcon} label={words.reset} onClick={() => stage.turnTo(chosen)} />
            <IconButton icon={turnRightIcon} label={words.turnRight} onClick={() => stage.rotateBy({ turn: 30 })} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Whole degrees from -180 to 180. */
const inRound = (turn: number): number => Math.round(((((turn + 180) % 360) + 360) % 360) - 180);

/** The colour that a picture of the product shows. */
function colorOf({ variation }: ProductDetail, picture: PictureSource | undefined): string | null {
  const own = variation.find(({ image }) => image.url === picture?.url) ?? variation[0];
  return own?.colorCode ?? null;
}
