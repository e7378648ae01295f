import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { templateOf } from '@afterimage/scene/slot-template.ts';
import { warningsOf } from '@afterimage/scene/warnings.ts';
import { useMemo } from 'react';
import type { Personal } from './personal.ts';
import { useSceneAssets } from './scene/use-scene-assets.ts';
import { distinct } from './warnings.ts';

/** What will be printed of what was made so far, and where its photos can be seen. */
export function usePrint(
  product: Pick<ProductDetail, 'printTemplate' | 'customizationList'>,
  personal: Personal,
  localUrls: ReadonlyMap<string, string>,
) {
  const { printTemplate, customizationList: offered } = product;
  const template = useMemo(() => printTemplate ?? templateOf(offered), [printTemplate, offered]);
  const { slots, photos } = personal;
  const scene = useMemo(
    () => sceneOf({ template, customizations: offered, slots: [...slots.values()], photos, viewerUrl: sampleViewer }),
    [template, offered, slots, photos],
  );
  const photoUrls = useMemo(
    () => new Map(Array.from(photos.values(), ({ id, url }) => [id, localUrls.get(id) ?? url])),
    [photos, localUrls],
  );
  return { template, scene, photoUrls };
}

/** What is to be warned of; null while the faces that tell it are on their way. */
export function useWarnings({ scene, photoUrls }: Pick<ReturnType<typeof usePrint>, 'scene' | 'photoUrls'>) {
  const { fonts, status, retry } = useSceneAssets(scene.surfaceList, photoUrls);
  const warnings = useMemo(
    () => (status === 'ready' ? distinct(warningsOf(scene, fonts)) : null),
    [scene, fonts, status],
  );
  return { warnings, failed: status === 'failed', retry };
}
