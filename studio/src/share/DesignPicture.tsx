import type { ProductDetail, Variation } from '@afterimage/contract/catalogue.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { colorOfVariant } from '@afterimage/scene/product-color.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { personalOf } from '../personal.ts';
import { facePictureOf } from '../preview/face-picture.ts';
import { isWorkedOn } from '../preview/paint-surface.ts';
import { PictureWarp } from '../preview/PictureWarp.tsx';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import { storedDraft } from '../stored-draft.ts';
import { usePrint } from '../use-print.ts';
import { useServices } from '../use-services.ts';
import { useSoonSeen } from './use-soon-seen.ts';
import styles from './DesignPicture.module.css';

interface DesignPictureProps {
  /** The key of the draft. */
  draftKey: string;
  slug: string;
  /** Shown until the design is there, and where there is nothing to be seen of it. */
  standIn: ReactNode;
}

/** A design in small: the product's picture with the print laid onto it, else the print alone. */
export function DesignPicture({ draftKey, slug, standIn }: DesignPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSoonSeen = useSoonSeen(box);
  return <div ref={box}>{isSoonSeen ? <LoadedDesign {...{ draftKey, slug, standIn }} /> : standIn}</div>;
}

function LoadedDesign({ draftKey, slug, standIn }: DesignPictureProps) {
  const design = useDesign(draftKey, slug);
  return design ? <ProductWithPrint {...design} standIn={standIn} /> : standIn;
}

interface Design {
  product: ProductDetail;
  draft: Draft;
}

/** A design with its product; null until both are there. */
function useDesign(draftKey: string, slug: string): Design | null {
  const { call } = useServices();
  const [design, setDesign] = useState<Design | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [draft, product] = await Promise.all([
        call('getDraft', { params: { draftKey } }),
        call('getProduct', { params: { productId: slug } }),
      ]);
      if (isCurrent) setDesign({ draft, product });
    };
    // What cannot be loaded keeps its stand-in.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [call, draftKey, slug]);
  return design;
}

const noLocalUrls: ReadonlyMap<string, string> = new Map();

function ProductWithPrint({ product, draft, standIn }: Design & { standIn: ReactNode }) {
  const personal = useMemo(() => personalOf(storedDraft(draft, product.customizationList)), [draft, product]);
  const { variantId } = draft.content;
  const color = variantId === null ? null : colorOfVariant(product.variation, variantId);
  const variation = product.variation.find(({ colorCode }) => colorCode === color) ?? product.variation[0];
  const { scene, photoUrls } = usePrint(product, personal, noLocalUrls, variation?.colorCode ?? null);
  const surface = shownSurface(scene.surfaceList, (face) =>
    facePictureOf(product, face, ...seenAs(product, variation)),
  );
  const surfaceList = useMemo(() => (surface ? [surface] : []), [surface]);
  const assets = useSceneAssets(surfaceList, photoUrls);
  if (!surface || assets.status !== 'ready') return standIn;
  const { picture, corners, isOnMaterial } = facePictureOf(product, surface, ...seenAs(product, variation));
  return (
    <div className={styles.frame} aria-hidden="true">
      {corners && picture ? (
        <PictureWarp {...{ picture, surface, corners, isOnMaterial, assets }} sizes="96px" />
      ) : (
        <div className={styles.flat} style={{ ['--ratio' as string]: surface.widthMm / surface.heightMm }}>
          <SurfaceCanvas surface={surface} photoUrls={photoUrls} label={surface.title} />
        </div>
      )}
    </div>
  );
}

/** The picture and the color in which a design is shown. */
const seenAs = (product: ProductDetail, variation: Variation | undefined) =>
  [variation?.image ?? product.image[0], variation?.colorCode ?? null] as const;

/** The first face with something of the customer's that a picture of the product shows, else the first one with something. */
function shownSurface(
  surfaces: readonly SceneSurface[],
  onPicture: (face: SceneSurface) => ReturnType<typeof facePictureOf>,
): SceneSurface | undefined {
  const worked = surfaces.filter(isWorkedOn);
  return worked.find((face) => onPicture(face).corners !== null) ?? worked[0];
}
