import type { SharedDesign } from '@afterimage/contract/designs.ts';
import { slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import { localDateOf } from '@afterimage/scene/calendar/months.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { useMemo, useState } from 'react';
import { ProofSurfaces } from '../order/ProofSurfaces.tsx';
import { printedSurfaces } from '../scene/printed-surfaces.ts';

/** The faces with visible content; a QR code leads nowhere before the purchase and does not count. */
function designed(surfaces: readonly SceneSurface[]): SceneSurface[] {
  const withoutCode = surfaces.map((surface) => ({
    ...surface,
    itemList: surface.itemList.filter(({ kind }) => kind !== 'qr'),
  }));
  const visibleSurfaces = withoutCode.filter(({ itemList }) => itemList.length > 0);
  return visibleSurfaces.length > 0 ? visibleSurfaces : withoutCode;
}

/** Every face of a shared design, as it would be printed. */
export function SharedProof({ design }: { design: SharedDesign }) {
  const { printTemplate: template, slotList: customizations, customizationList } = design;
  const [today] = useState(() => localDateOf(new Date()));
  const photos = useMemo(
    () => new Map(customizationList.flatMap(({ photo }) => (photo ? [[photo.id, photo] as const] : []))),
    [customizationList],
  );
  const scene = useMemo(() => {
    const slots = customizationList.map(slotOfReply);
    const whole = sceneOf({ template, customizations, slots, photos, viewerUrl: sampleViewer, today });
    return { ...whole, surfaceList: designed(printedSurfaces(whole)) };
  }, [template, customizations, customizationList, photos, today]);
  return <ProofSurfaces scene={scene} photos={photos} />;
}
