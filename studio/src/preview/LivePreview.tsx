import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { changesModel, offeredEffects } from '@afterimage/scene/apply-effects.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { centreIcon, turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import { facePictureOf } from './face-picture.ts';
import { modelFor, modelPartsOf } from './model-parts.ts';
import { faceOf, shownPages } from './shown-pages.ts';
import { SurfacePager } from './SurfacePager.tsx';
import { SurfaceTabs } from './SurfaceTabs.tsx';
import styles from './LivePreview.module.css';
import { colorOf } from '../color-of-picture.ts';
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
  modelViewEntry?: ReactNode;
}

/** With more surfaces than this, a pager replaces the tabs. */
const mostTabs = 7;
const isPaged = (surfaces: readonly unknown[]): boolean => surfaces.length > mostTabs;

/** Selects a surface: tabs, or a pager if there are many. */
function SurfaceChoice(props: ComponentProps<typeof SurfaceTabs>) {
  if (isPaged(props.surfaces)) return <SurfacePager {...props} />;
  return props.surfaces.length > 1 ? <SurfaceTabs {...props} /> : null;
}

/**
 * The product with what the customer puts on it: its model where it has one and the browser can show it, else its
 * picture with the print laid onto it, else the print alone. Until the model is there, its picture stands in for it.
 */
export function LivePreview({ product, picture, scene, photoUrls, focus, modelViewEntry }: LivePreviewProps) {
  const { surfaceList } = scene;
  const productPicture = picture ?? product.image[0];
  const assets = useSceneAssets(surfaceList, photoUrls);
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(initialOrbit.turn);
  const { isThere, modelViewer } = useDisplayedModel(host, product, scene, setTurn);
  const color = useMemo(() => colorOf(product, productPicture), [product, productPicture]);
  const { chosen: activeSurface, look } = useChosenFace(surfaceList, focus, isThere);
  const surface = surfaceList.find(({ id }) => id === activeSurface) ?? surfaceList[0];
  const activeFace = activeSurface === null || !surface ? null : faceOf(surface);
  const { isOnModel, faceViewer } = modelOfFace(isThere, modelViewer, activeFace);
  const onModel = useMemo(
    () => ({ model: scene.model, surfaceList: shownPages(surfaceList, activeSurface) }),
    [scene, surfaceList, activeSurface],
  );
  usePaintedModel(modelViewer, onModel, assets, color);
  useEffect(() => modelViewer?.turnTo(activeFace), [modelViewer, activeFace]);

  const panel = useId();
  const { picture: facePicture, corners, isOnMaterial } = facePictureOf(product, surface, productPicture, color);
  const backgroundPicture = isOnModel || corners ? facePicture : undefined;
  const surfaceTabs = tabsOf(isThere, surfaceList);
  return (
    <div className={styles.preview} data-room="paper">
      <div
        id={panel}
        role={isPaged(surfaceTabs) ? 'group' : 'tabpanel'}
        aria-label={surface ? words.print({ face: surface.title }) : product.name}
        className={styles.panel}
        aria-busy={(isThere && !modelViewer) || undefined}
      >
        {isThere ? (
          <TurnedModel host={host} name={product.name} stage={faceViewer} turn={inRound(turn)} chosen={activeFace} />
        ) : null}
        {faceViewer ? null : (
          <StandIn
            picture={backgroundPicture}
            surface={surface}
            corners={corners}
            isOnMaterial={isOnMaterial}
            assets={assets}
            photoUrls={photoUrls}
          />
        )}
      </div>
      <div className={styles.bar}>
        <SurfaceChoice surfaces={surfaceTabs} selectedId={activeSurface} panel={panel} onChoose={look} />
        {faceViewer ? <TurnButtons stage={faceViewer} chosen={activeFace} modelViewEntry={modelViewEntry} /> : null}
      </div>
    </div>
  );
}

type ShownStage = NonNullable<ReturnType<typeof useModelViewer>['stage']>;
type Surface = Scene['surfaceList'][number];

/** The model as the choices have it, with the parts that show prints. One that shows neither is not there. */
function useDisplayedModel(
  host: RefObject<HTMLDivElement | null>,
  { modelUrl, customizationList }: ProductDetail,
  { surfaceList, model: { url, size } }: Scene,
  onTurned: (turn: number) => void,
) {
  const isChanged = useMemo(() => changesModel(offeredEffects(customizationList)), [customizationList]);
  const { isAvailable, stage } = useModelViewer(host, modelFor(url ?? modelUrl, surfaceList, isChanged), {
    onTurned,
    parts: modelPartsOf(surfaceList),
    size,
  });
  const isThere = isAvailable && (!stage || isChanged || surfaceList.length === 0 || stage.faces.size > 0);
  return { isThere, modelViewer: isThere ? stage : null };
}

/** The model where it shows the face; a face whose part it does not have is shown on the picture. */
function modelOfFace(isThere: boolean, viewer: ShownStage | null, face: string | null) {
  const isOnModel = isThere && (face === null || (viewer?.faces.has(face) ?? true));
  return { isOnModel, faceViewer: isOnModel ? viewer : null };
}

/** What can be looked at: the whole model, where there is one, and each surface. */
const tabsOf = (isThere: boolean, surfaceList: readonly Surface[]) => [
  ...(isThere ? [{ id: null, title: words.whole }] : []),
  ...surfaceList.map(({ id, title }) => ({ id, title })),
];

/** The face that is looked at: what is worked on, until somebody looks at something else; null for the whole. */
function useChosenFace(surfaceList: readonly Surface[], focus: string | undefined, isThere: boolean) {
  const [selection, setSelection] = useState<{ at: string | null; since: string | undefined }>({
    at: null,
    since: undefined,
  });
  const selectedSurface =
    selection.since === focus && (focus !== undefined || selection.at !== null) ? selection.at : (focus ?? null);
  const activeSurface = isThere || selectedSurface !== null ? selectedSurface : (surfaceList[0]?.id ?? null);
  return { chosen: activeSurface, look: (at: string | null) => setSelection({ at, since: focus }) };
}

interface TurnedModelProps {
  host: RefObject<HTMLDivElement | null>;
  name: string;
  stage: ShownStage | null;
  /** In whole degrees. */
  turn: number;
  chosen: string | null;
}

/** Where the model is drawn: a slider that turns it. */
function TurnedModel({ host, name, stage: modelViewer, turn, chosen: activeSurface }: TurnedModelProps) {
  const onKey = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }[event.key];
    if (!modelViewer || (!way && event.key !== 'Home')) return;
    event.preventDefault();
    if (way) modelViewer.rotateBy({ turn: way[0] ?? 0, tilt: way[1] ?? 0 });
    else modelViewer.turnTo(activeSurface);
  };
  return (
    <div
      ref={host}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can hold a model that is drawn upon
      role="slider"
      tabIndex={0}
      aria-label={words.turned({ name })}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={turn}
      aria-valuetext={words.degrees({ degrees: turn })}
      className={styles.stage}
      data-ready={modelViewer ? '' : undefined}
      onKeyDown={onKey}
    />
  );
}

interface StandInProps extends Omit<ComponentProps<typeof PictureWarp>, 'picture'> {
  /** The picture that the print is laid onto; without it the print stands alone. */
  picture: PictureSource | undefined;
  photoUrls: ReadonlyMap<string, string>;
}

/** What is seen in the place of a model that is not there, or not yet. */
function StandIn({ picture, photoUrls, ...face }: StandInProps) {
  const { surface } = face;
  if (picture) return <PictureWarp picture={picture} {...face} />;
  return surface ? (
    <div className={styles.flat} style={{ ['--ratio' as string]: surface.widthMm / surface.heightMm }}>
      <SurfaceCanvas surface={surface} photoUrls={photoUrls} label={words.print({ face: surface.title })} />
    </div>
  ) : null;
}

type TurnButtonsProps = { stage: ShownStage; chosen: string | null; modelViewEntry: ReactNode };

function TurnButtons({ stage: modelViewer, chosen: activeSurface, modelViewEntry }: TurnButtonsProps) {
  return (
    <div className={styles.turns}>
      {modelViewEntry}
      <IconButton icon={turnLeftIcon} label={words.turnLeft} onClick={() => modelViewer.rotateBy({ turn: -30 })} />
      <IconButton icon={centreIcon} label={words.reset} onClick={() => modelViewer.turnTo(activeSurface)} />
      <IconButton icon={turnRightIcon} label={words.turnRight} onClick={() => modelViewer.rotateBy({ turn: 30 })} />
    </div>
  );
}

/** Whole degrees from -180 to 180. */
const inRound = (turn: number): number => Math.round(((((turn + 180) % 360) + 360) % 360) - 180);
