import type { SharedDesign } from '@afterimage/contract/designs.ts';
import { slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { useMemo } from 'react';
import { ProofSurfaces } from '../order/ProofSurfaces.tsx';
import { printed } from '../scene/printed-surfaces.ts';

/** Every face of a design that somebody shows, as it would be printed. */
export function SharedProof({ design }: { design: SharedDesign }) {
  const { printTemplate: template, slotList: customizations, customizationList } = design;
  const photos = useMemo(
    () => new Map(customizationList.flatMap(({ photo }) => (photo ? [[photo.id, photo] as const] : []))),
    [customizationList],
  );
  const scene = useMemo(() => {
    const slots = customizationList.map(slotOfReply);
    const whole = sceneOf({ template, customizations, slots, photos, viewerUrl: sampleViewer });
    return { ...whole, surfaceList: printed(whole) };
  }, [template, customizations, customizationList, photos]);
  return <ProofSurfaces scene={scene} photos={photos} />;
}
