import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { arCustomizationReset, arMediaRestored, arMediumSet } from './ar-customization.state.ts';
import type { PlacedMedium } from './ar/placed-medium.ts';
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
  type StepEntry,
  type StepType,
} from './product-customization.state.ts';
import { storedCopy, useDraft } from './use-draft.ts';
import { useLocalPhotos } from './use-local-photos.ts';
import { filledWith, readWork, renewed, type Work, type WorkRead, workOf } from './work.ts';
import { historyOf, redone, remember, undone, type WorkHistory } from './work-history.ts';

interface StudioSettings {
  product: ProductDetail;
  variantId: number | null;
  step: StepType;
  /** The key of a draft by whose link one came. */
  linked: string | null;
  /** Another design was opened: where it goes on, and in which variant. */
  onWork: (work: Work) => void;
  /** The link was to a design of another product. */
  onOtherProduct: (slug: string, key: string) => void;
}

/** The steps that a product has: without a photo that may carry a medium there is nothing to do in AR. */
export const availableFor = ({ customizationList }: Pick<ProductDetail, 'customizationList'>): StepType[] =>
  takesMedia(customizationList) ? ['product', 'AR', 'checkout'] : ['product', 'checkout'];

/**
 * What is made of a product: kept in the state, here and on the server, and taken back. Use it in a component of its
 * own for each product. `ready` is false until the state is this product's: it may still be that of another one.
 */
export function useStudio({ product, variantId, step, linked, onWork, onOtherProduct }: StudioSettings) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => root.productCustomization);
  const ar = useAppSelector((root) => root.ARCustomization);
  const account = useAppSelector((root) => root.profile.data?.id ?? null);
  const { slug, customizationList: slots } = product;
  // Read once: the product comes anew with every look at it, and that is no reason to begin again.
  const [found] = useState(() => storedCopy(slug, account));
  const [begunBy] = useState(linked);
  const [first] = useState(() => blankWork(product, variantId));
  const [expired, setExpired] = useState<readonly number[]>([]);
  const [linkGone, setLinkGone] = useState(false);
  const [history, setHistory] = useState<WorkHistory>(() => historyOf(withoutVariant(found?.work ?? first)));
  const local = useLocalPhotos();
  useEffect(() => () => photoUploads.interrupt(), []);

  const show = useCallback(
    ({ steps, media, quantity, acceptedWarningList }: WorkRead) => {
      dispatch(contentRestored({ steps, quantity, acceptedWarningList }));
      dispatch(arMediaRestored(media));
    },
    [dispatch],
  );
  const take = useCallback(
    (work: Work) => {
      const read = readWork(work, slots);
      setExpired(read.expired);
      show(read);
    },
    [slots, show],
  );

  const draft = useDraft({
    product,
    linked,
    found,
    blank: first,
    account,
    onAdopted: (work) => {
      take(work);
      onWork(work);
    },
    onRefreshed: (work) => take(renewed(present, work)),
    onLinkGone: () => setLinkGone(true),
    onOtherProduct,
  });

  const goOn = useEffectEvent(onWork);
  useEffect(() => {
    const read = readWork(found?.work ?? first, slots);
    dispatch(arCustomizationReset());
    dispatch(arMediaRestored(read.media));
    dispatch(customizationBegun({ slug, ...read, availableSteps: availableFor({ customizationList: slots }) }));
    setExpired(found?.key === null ? read.expired : []);
    // The link of the design that lies here: it goes on where it was left.
    if (found && begunBy === found.key) goOn(found.work);
    return () => void dispatch(customizationEnded());
    // The slots of a product are those of its first look: see above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, slug, found, first, begunBy]);

  const ready = state.productData === slug;
  // The marks of the steps change more often than what is made.
  const { personalizationSteps, quantity, acceptedWarningList } = state;
  const { mediaItems } = ar;
  const present = useMemo(
    () => workOf({ personalizationSteps, quantity, acceptedWarningList }, { mediaItems }, { variantId, step }),
    [personalizationSteps, quantity, acceptedWarningList, mediaItems, variantId, step],
  );
  const personal = useMemo(
    () => personalOf({ personalizationSteps, quantity }, { mediaItems }),
    [personalizationSteps, quantity, mediaItems],
  );
  const { changed } = draft;
  useEffect(() => {
    if (!ready) return;
    changed(present);
    setHistory((before) => remember(before, withoutVariant(present)));
  }, [ready, present, changed]);

  const goTo = (to: WorkHistory) => {
    if (to === history) return;
    setHistory(to);
    show(readWork(to.present, slots));
  };
  const photoStep = personalizationSteps.findIndex(({ kind }) => kind === 'photo');

  return {
    ready,
    state,
    first: found?.work.content.step ?? 'product',
    present,
    expired,
    linkGone,
    draft,
    personal,
    media: useMemo(() => new Map(mediaItems.map((item) => [item.id, item])), [mediaItems]),
    localUrls: local.urls,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => goTo(undone(history)),
    redo: () => goTo(redone(history)),
    setPhoto(slotId: number, photo: Photo, localUrl: string | null) {
      if (localUrl !== null) local.put(photo.id, localUrl);
      setExpired((before) => before.filter((id) => id !== slotId));
      dispatch(putPhoto(photoStep, slotId, photo));
    },
    removePhoto: (id: number) => dispatch(photoRemoved({ step: photoStep, id })),
    setMat: (id: number, mat: MatStyle) => dispatch(entryChanged({ id, change: { mat } })),
    setMedium(id: number, placed: PlacedMedium | null) {
      setExpired((before) => before.filter((one) => one !== id));
      dispatch(arMediumSet({ id, medium: placed?.medium ?? null, display: placed?.display ?? null }));
    },
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
      const { placement: _, ...rest } = entry;
      return { ...rest, ...filledWith(photo) };
    });
    return dispatch(photoDataSet({ step, data }));
  };

/** A design in which nothing was done. */
function blankWork({ customizationList }: Pick<ProductDetail, 'customizationList'>, variantId: number | null): Work {
  const state = { personalizationSteps: stepsOf(customizationList), quantity: 1, acceptedWarningList: [] };
  return workOf(state, { mediaItems: [] }, { variantId, step: 'product' });
}

/** Colour and size stand in the address, which the browser's own back button takes back. */
const withoutVariant = (work: Work): Work => ({ ...work, content: { ...work.content, variantId: null } });
