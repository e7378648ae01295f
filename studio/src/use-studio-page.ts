import { useMemo, useState } from 'react';
import { intlLocale } from '@afterimage/words/locale.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import { pricedAs } from '@afterimage/contract/values/variant-price.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { colorOf } from './color-of-picture.ts';
import { displayFor, placedOf } from './ar/placed-medium.ts';
import { useMediumWorks } from './ar/use-medium-works.ts';
import { useCutFaces } from './faces/use-cut-faces.ts';
import { payloadOf, locateFailure, slotKey, variantKey } from './payload.ts';
import { partKindOf, partKindsOf, type Personal, textOf } from './personal.ts';
import { type Position, slotInView } from './position.ts';
import { runningPrice } from './running-price.ts';
import { monthOfSlot, surfaceOf } from './slot-surface.ts';
import { useStars } from './trackability/use-stars.tsx';
import { type Obstacle, partOf } from './step-rules.ts';
import type { StudioProps } from './studio-props.ts';
import { useCartOrder } from './use-cart-order.ts';
import { usePosition } from './use-position.ts';
import { usePrint, useWarnings } from './use-print.ts';
import { useStepMarks } from './use-step-marks.ts';
import { useMissing, useStudioFacts } from './use-studio-facts.ts';
import { useStudioPrice } from './use-studio-price.ts';
import { availableFor, useStudio } from './use-studio.ts';

/** The state of the studio's page: the design, where one is in it, what is wrong with it, and what it costs. */
export function useStudioPage(props: StudioProps) {
  const { product: whole, variant } = props;
  const variantId = variant?.variantId ?? null;
  const declared = useMemo(() => pricedAs(whole, [variantId]), [whole, variantId]);
  const { customizationList: declaredSlots } = declared;
  const kinds = useMemo(() => partKindsOf(declaredSlots), [declaredSlots]);
  const available = useMemo(() => availableFor({ customizationList: declaredSlots }), [declaredSlots]);
  const { here, go } = usePosition(kinds, available);
  const [search] = useSearchParams();
  const studio = useStudio({ ...props, variantId, step: here.step, placed: search.has('step') });
  const { ready, state, personal } = studio;
  const product = useOffered(declared, personal);
  const { customizationList: slots } = product;

  const [photosUnderWay, setPhotosUnderWay] = useState(0);
  // Beside the steps: a film goes on while another step is open.
  const works = useMediumWorks(
    declaredSlots.map(({ id }) => id),
    (id, medium) =>
      studio.setMedium(id, { medium, display: displayFor(medium, placedOf(studio.personal.media.get(id))) }),
  );
  const [lastSlot, setLastSlot] = useState<number | undefined>(undefined);
  const color = colorOf(product, props.picture ?? product.image[0]);
  const print = usePrint(product, personal, studio.localUrls, color);
  const { warnings, failed, retry } = useWarnings(print);
  const cutFaces = useCutFaces(print.scene.surfaceList, print.photoUrls);
  const stars = useStars({ slots, personal, print, inAr: here.step === 'AR', onEdit: studio.edit });
  const uploads = photosUnderWay + works.activeCount;
  const judged = useStudioFacts({ slots, kinds, available, studio, variant, uploads, warnings, scene: print.scene });
  const { facts, accepted } = judged;
  useStepMarks(ready, state, here, facts);
  const missing = useMissing({ ready, facts, here, go });

  const addition = useMemo(
    () => payloadOf(product, variantId, personal, accepted),
    [product, variantId, personal, accepted],
  );
  const quote = useStudioPrice(ready && missing === null ? addition : null);
  // What the choices come to is there at once; what the server says takes its place.
  const sum = runningPrice(product, personal);
  const running = quote ? { ...sum, total: quote.total, highestTotal: undefined } : sum;
  const cart = useCartOrder(props, studio.draft, (failure, sent) => {
    const messages = locateFailure(failure, sent, slots);
    judged.refuse(messages);
    const to = placeOfMessage(Object.keys(messages)[0] ?? '', facts);
    if (to) go(to);
  });
  return {
    studio,
    product,
    available,
    here,
    go,
    works,
    print,
    warnings,
    failed,
    retry,
    /** The slots on whose prints a face is cut off. */
    cutFaces,
    stars,
    judged,
    running,
    ...cart,
    /** The surface that is worked on. */
    focus: surfaceInView({ here, kinds, slots, lastSlot }, personal, print),
    onBusy: setPhotosUnderWay,
    onTouched: setLastSlot,
    addition,
  };
}

interface Worked {
  here: Position;
  kinds: ReturnType<typeof partKindsOf>;
  slots: ProductDetail['customizationList'];
  lastSlot: number | undefined;
}

/** The slot that was edited last, if it belongs to the current part. */
function lastSlotThere({ here, kinds, slots, lastSlot }: Worked) {
  const slot = slots.find(({ id }) => id === lastSlot);
  return slot && here.step === 'product' && partKindOf(slot, slots) === kinds[here.part] ? slot : undefined;
}

/** The surface that is worked on. */
function surfaceInView(worked: Worked, personal: Personal, { template, today }: ReturnType<typeof usePrint>) {
  const { here, kinds, slots, lastSlot } = worked;
  const slot = lastSlotThere(worked);
  const text = textOf(slot && personal.slots.get(slot.id));
  return (
    monthOfSlot(template, slot, { text, today, language: intlLocale() }) ??
    surfaceOf(template, slotInView(here, kinds, slots, lastSlot))
  );
}

/** The product with the slots that the current selection offers. */
function useOffered(product: ProductDetail, { slots, extraList }: Personal): ProductDetail {
  return useMemo(() => {
    const chosenIds = new Set([...extraList, ...[...slots.values()].flatMap(({ choices }) => choices)]);
    return { ...product, customizationList: offeredSlots(product.customizationList, chosenIds) };
  }, [product, slots, extraList]);
}

export type StudioPage = ReturnType<typeof useStudioPage>;

type Facts = StudioPage['judged']['facts'];

/** Where a message of the server is to be seen; null when it belongs to no step. */
function placeOfMessage(key: string, facts: Facts): Position | null {
  if (key.startsWith('medium-')) return { step: 'AR', part: 0 };
  return key === variantKey || key.startsWith('slot-') ? { step: 'product', part: partOf(key, facts) } : null;
}

/** The ways through the studio. */
export function studioWays({ here, go, judged }: Pick<StudioPage, 'here' | 'go' | 'judged'>) {
  const { facts, faults } = judged;
  return {
    /** Goes there, and marks all before it as passed. */
    pass(to: Position) {
      judged.passTo(to);
      go(to);
    },
    /** Leads to what stands in the way. */
    show({ at }: Obstacle) {
      if (at === null) return;
      judged.tell(Object.keys(faults));
      const part = partOf(at, facts);
      const isElsewhere = here.step === 'product' ? part !== here.part : at in faults;
      if (isElsewhere) go({ step: 'product', part });
      else focusOn(at);
    },
    edit: (slotId: number | null, media = false) =>
      go(
        media
          ? { step: 'AR', part: 0 }
          : { step: 'product', part: slotId === null ? 0 : partOf(slotKey(slotId), facts) },
      ),
  };
}

function focusOn(id: string): void {
  const place = document.getElementById(id);
  const field = place?.matches('input, textarea, button, [tabindex]')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
  field?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
