import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { DraftLine } from '@afterimage/contract/drafts.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { RootState } from '@afterimage/client/state/store.ts';
import { arMediumSet } from './ar-customization.state.ts';
import type { PlacedMedium } from './ar/placed-medium.ts';
import { filledWith, stateOf, workOf } from './design-state.ts';
import type { SlotEdit } from './edit-slot.ts';
import { followWork, selectWork } from './follow-work.ts';
import { personalOf, stepsOf, takesMedia } from './personal.ts';
import { photoUploads } from './photo/photo-uploads.ts';
import {
  contentRestored,
  customizationBegun,
  customizationEnded,
  entryChanged,
  type PersonalizationStep,
  photoDataSet,
  photoRemoved,
  quantitySet,
  type StepEntry,
  type StepType,
  variantChosen,
} from './product-customization.state.ts';
import { copyKey, type DraftCopy } from './draft-copy.ts';
import { storedCopy, useDraft } from './use-draft.ts';
import { useLocalPhotos } from './use-local-photos.ts';
import { renewed, type Work } from './work.ts';
import { createTrail } from './work-history.ts';

/** Who designs. */
export interface Customer {
  /** Null until it is known, and for a guest. */
  id: string | null;
  signedIn: boolean;
}

interface StudioSettings {
  product: ProductDetail;
  variantId: number | null;
  step: StepType;
  /** Whether the address names the step; a design that is opened by its own key continues at its own step. */
  placed: boolean;
  /** The key of a draft by whose link one came. */
  linked: string | null;
  /** The key of a design that was opened separately from the browser's own draft of the product. */
  design: string | null;
  customer: Customer;
  /** Another design was opened: where it goes on, and in which variant. */
  onWork: (work: Work) => void;
  /** The link was to a design of another product. */
  onOtherProduct: (slug: string, key: string) => void;
  /** The link was to a design that lies in a cart. */
  onInCart: (key: string, line: DraftLine) => void;
}

/** The steps that a product has: without a photo that may carry a medium there is nothing to do in AR. */
export const availableFor = ({ customizationList }: Pick<ProductDetail, 'customizationList'>): StepType[] =>
  takesMedia(customizationList) ? ['product', 'AR', 'checkout'] : ['product', 'checkout'];

/**
 * The design of a product. It lives in the store; its copies in this browser and on the server and the steps of its undo
 * follow from there. Use it in a component of its own for each product. `ready` is false until the store holds this
 * product: it may still hold another one.
 */
export function useStudio(settings: StudioSettings) {
  const { product, variantId, step, design, customer, onWork, onOtherProduct, onInCart } = settings;
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const state = useAppSelector((root) => root.productCustomization);
  const present = useAppSelector(selectWork);
  const { slug, customizationList: slots } = product;
  const { storedDraft, first, linked, goesOn, trail } = useStart(settings);
  const [expired, setExpired] = useState<readonly number[]>([]);
  const [linkGone, setLinkGone] = useState(false);

  const local = useLocalPhotos();
  useEffect(() => () => photoUploads.interrupt(), []);

  const take = useCallback(
    (work: Work) => {
      const { expired: expiredIds, ...restored } = stateOf(work, slots);
      setExpired(expiredIds);
      dispatch(contentRestored(restored));
    },
    [slots, dispatch],
  );

  const draft = useDraft({
    product,
    linked,
    design,
    storedCopy: storedDraft,
    blank: first,
    account: customer.id,
    signedIn: customer.signedIn,
    onAdopted: (work) => {
      take(work);
      onWork(work);
    },
    onRefreshed: (work) => take(renewed(present, work)),
    onLinkExpired: () => setLinkGone(true),
    onOtherProduct,
    onInCart,
  });

  useBeginning({ slug, slots, first, storedDraft, goesOn, variantId, step, onWork, onExpired: setExpired });

  const ready = state.productData === slug;
  useEffect(() => {
    if (ready) dispatch(variantChosen(variantId));
  }, [dispatch, ready, variantId]);
  useLineQuantity(ready, draft.line?.quantity ?? null);
  useFollowing(store, slug, draft.changed, trail);

  const photoStep = state.personalizationSteps.findIndex(({ kind }) => kind === 'photo');

  return {
    ready,
    state,
    first: storedDraft?.work.content.step ?? 'product',
    present,
    expired,
    linkGone,
    draft,
    personal: useMemo(() => personalOf(present), [present]),
    localUrls: local.urls,
    ...useHistory(trail, slots),
    replace: take,
    edit: (id: number, edit: SlotEdit) => void dispatch(entryChanged({ id, edit })),
    setPhoto(slotId: number, photo: Photo, localUrl: string | null) {
      if (localUrl !== null) local.put(photo.id, localUrl);
      setExpired((before) => before.filter((id) => id !== slotId));
      dispatch(putPhoto(photoStep, slotId, photo));
    },
    removePhoto: (id: number) => dispatch(photoRemoved({ step: photoStep, id })),
    setMedium(id: number, placed: PlacedMedium | null) {
      setExpired((before) => before.filter((one) => one !== id));
      dispatch(arMediumSet({ id, medium: placed?.medium ?? null, display: placed?.display ?? null }));
    },
  };
}

/** The initial state. It is computed once: a new product object on each visit must not restart the design. */
function useStart({ product, variantId, design, linked, placed, customer }: StudioSettings) {
  const [start] = useState(() => {
    const storedDraft = storedCopy(copyKey(product.slug, design), customer.id);
    const first = blankWork(product, variantId);
    // A design in its own place is opened by its key once, and is here from then on, whatever its key becomes.
    const keyToOpen = storedDraft ? null : design;
    return {
      storedDraft,
      first,
      linked: design === null ? linked : keyToOpen,
      goesOn: storedDraft !== null && (design === null ? linked === storedDraft.key : !placed),
      trail: createTrail(withoutVariant(storedDraft?.work ?? first)),
    };
  });
  return start;
}

/** The quantity of a line is taken from the cart. */
function useLineQuantity(ready: boolean, quantity: number | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (ready && quantity !== null) dispatch(quantitySet(quantity));
  }, [dispatch, ready, quantity]);
}

interface Beginning extends Pick<StudioSettings, 'variantId' | 'step' | 'onWork'> {
  /** Whether the stored design continues at the step where it was left. */
  goesOn: boolean;
  slug: string;
  slots: ProductDetail['customizationList'];
  /** A design in which nothing was done. */
  first: Work;
  storedDraft: DraftCopy | null;
  /** Told the slots whose photo or medium was kept for a time and is gone. */
  onExpired: (slots: readonly number[]) => void;
}

/** Puts the design that lies here, or a blank one, into the store, and takes it out when the studio is left. */
function useBeginning({
  slug,
  slots,
  first,
  storedDraft,
  goesOn,
  variantId,
  step,
  onWork,
  onExpired,
}: Beginning): void {
  const dispatch = useAppDispatch();
  const goOn = useEffectEvent(onWork);
  const place = useEffectEvent(() => ({ variantId, step }));
  useEffect(() => {
    const { expired: expiredFiles, ...initialState } = stateOf(storedDraft?.work ?? first, slots);
    const availableSteps = availableFor({ customizationList: slots });
    dispatch(customizationBegun({ slug, ...initialState, ...place(), availableSteps }));
    onExpired(storedDraft?.key === null ? expiredFiles : []);
    if (storedDraft && goesOn) goOn(storedDraft.work);
    return () => void dispatch(customizationEnded());
    // The slots of a product are those of its first look: see above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, slug, storedDraft, first, goesOn]);
}

/** Hands on what changes in the store: to its copies and to the steps of the undo. */
function useFollowing(
  store: Parameters<typeof followWork>[0],
  slug: string,
  changed: (work: Work) => void,
  trail: ReturnType<typeof createTrail>,
): void {
  useEffect(
    () =>
      followWork(store, slug, (work) => {
        changed(work);
        trail.remember(withoutVariant(work));
      }),
    [store, slug, changed, trail],
  );
}

/** The steps back and forward through what was made. */
function useHistory(trail: ReturnType<typeof createTrail>, slots: ProductDetail['customizationList']) {
  const dispatch = useAppDispatch();
  const { past, future } = useSyncExternalStore(trail.subscribe, trail.now, trail.now);
  const putBack = (work: Work | null) => {
    if (work) dispatch(contentRestored(stateOf(work, slots)));
  };
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => putBack(trail.undo()),
    redo: () => putBack(trail.redo()),
  };
}

/** Several photos may be taken at once, so the entries are those of the moment. */
const putPhoto =
  (step: number, slotId: number, photo: Photo) =>
  (
    dispatch: (action: ReturnType<typeof photoDataSet>) => unknown,
    getState: () => { productCustomization: { personalizationSteps: PersonalizationStep[] } },
  ) => {
    const entries = getState().productCustomization.personalizationSteps[step]?.data ?? [];
    const data = entries.map((entry): StepEntry => {
      if (entry.id !== slotId) return entry;
      // Another photo lies as it fits; how the one before lay says nothing about it.
      const { placement: _, ...look } = entry.look ?? {};
      return { ...entry, ...filledWith(photo), look };
    });
    return dispatch(photoDataSet({ step, data }));
  };

/** A design in which nothing was done. */
function blankWork({ customizationList }: Pick<ProductDetail, 'customizationList'>, variantId: number | null): Work {
  const blank = { personalizationSteps: stepsOf(customizationList), quantity: 1, acceptedWarningList: [] };
  return workOf({ ...blank, variantId, customizationStep: 'product' }, { mediaItems: [] });
}

/** Colour and size stand in the address, which the browser's own back button takes back. */
const withoutVariant = (work: Work): Work => ({ ...work, content: { ...work.content, variantId: null } });
