import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { applyEffects, chosenExtras, effectsOf } from '@afterimage/scene/apply-effects.ts';
import { inProductColor } from '@afterimage/scene/product-color.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import type { monthItems as drawMonthItems } from '@afterimage/scene/calendar/month-items.ts';
import { sceneWith } from '@afterimage/scene/scene-with.ts';
import { localDateOf } from '@afterimage/scene/calendar/months.ts';
import { withPages } from '@afterimage/scene/pages.ts';
import { templateOf } from '@afterimage/scene/slot-template.ts';
import { warningsOf } from '@afterimage/scene/warnings.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Personal } from './personal.ts';
import { useSceneAssets } from './scene/use-scene-assets.ts';
import { distinct } from './warnings.ts';

/** What will be printed of what was made so far, and where its photos can be seen. */
export function usePrint(
  product: Pick<ProductDetail, 'printTemplate' | 'customizationList'>,
  personal: Personal,
  localUrls: ReadonlyMap<string, string>,
  /** The selected color of the product. */
  color: string | null,
) {
  const { printTemplate, customizationList: offered } = product;
  const plain = useMemo(
    () => inProductColor(printTemplate ?? templateOf(offered), color),
    [printTemplate, offered, color],
  );
  const { slots, photos, extraList } = personal;
  const [today] = useState(() => localDateOf(new Date()));
  const effects = useMemo(
    () => effectsOf(chosenExtras(offered, { slots: [...slots.values()], extraList })),
    [offered, slots, extraList],
  );
  const template = useMemo(() => withPages(applyEffects(plain, effects)), [plain, effects]);
  const monthItems = useMonthItems(plain.calendar !== undefined);
  const scene = useMemo(
    () =>
      sceneWith(
        { monthItems },
        {
          template: plain,
          customizations: offered,
          slots: [...slots.values()],
          extraList,
          photos,
          viewerUrl: sampleViewer,
          today,
        },
      ),
    [monthItems, plain, offered, slots, extraList, photos, today],
  );
  const photoUrls = useMemo(
    () => new Map(Array.from(photos.values(), ({ id, url }) => [id, localUrls.get(id) ?? url])),
    [photos, localUrls],
  );
  return { template, scene, photoUrls, today };
}

/** The layout of months, loaded for calendars only; null until it is loaded. */
function useMonthItems(isCalendar: boolean): typeof drawMonthItems | null {
  const [calendarModule, setCalendarModule] = useState<{ monthItems: typeof drawMonthItems } | null>(null);
  useEffect(() => {
    if (!isCalendar) return;
    let isCurrent = true;
    const load = async () => {
      const { monthItems } = await import('@afterimage/scene/calendar/month-items.ts');
      if (isCurrent) setCalendarModule({ monthItems });
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isCalendar]);
  return calendarModule?.monthItems ?? null;
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
