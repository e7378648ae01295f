import type { ArCustomization, Customization } from '@afterimage/contract/customization.ts';
import type { Draft, DraftContent } from '@afterimage/contract/drafts.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import { arDataOf, type ArCustomizationState, type ArMediaItem } from './ar-customization.state.ts';
import { stepsOf } from './personal.ts';
import type { PersonalizationStep, ProductCustomizationState, StepEntry } from './product-customization.state.ts';

/** What was made so far, as a draft keeps it, with the files that it names and where they can be seen. */
export type Work = Pick<Draft, 'content' | 'photoList' | 'mediumList'>;

/** What was made, for the slots that the product has today, and the slots whose files are gone. */
export interface WorkRead {
  steps: PersonalizationStep[];
  media: ArMediaItem[];
  quantity: number;
  acceptedWarningList: AcceptedWarning[];
  expired: number[];
}

type Made = Pick<ProductCustomizationState, 'personalizationSteps' | 'quantity' | 'acceptedWarningList'>;

/** What the state holds, as a draft keeps it. Empty slots are left out. */
export function workOf(
  { personalizationSteps, quantity, acceptedWarningList }: Made,
  { mediaItems }: Pick<ArCustomizationState, 'mediaItems'>,
  { variantId, step }: Pick<DraftContent, 'variantId' | 'step'>,
): Work {
  const entriesOf = (wanted: (kind: Customization['kind']) => boolean) =>
    personalizationSteps
      .filter(({ kind }) => wanted(kind))
      .flatMap(({ kind, data }) => data.map((entry) => ({ kind, entry })));
  const media = mediaItems.flatMap(({ id, medium, display }) =>
    medium ? [{ id, medium, display: display ?? null }] : [],
  );
  return {
    content: {
      version: 1,
      variantId,
      quantity,
      step,
      extraList: entriesOf((kind) => kind === 'extra').flatMap(({ entry }) => entry.chosen ?? []),
      productClientCustomizationList: entriesOf((kind) => kind !== 'extra').flatMap(({ kind, entry }) => {
        const input = (kind === 'photo' ? entry.file : entry.value) || null;
        const extraList = entry.chosen ?? [];
        if (input === null && extraList.length === 0) return [];
        const { placement, textStyle, mat } = entry;
        return [
          {
            id: entry.id,
            input,
            extraList,
            ...(placement && { placement }),
            ...(textStyle && { textStyle }),
            ...(mat && { mat }),
          },
        ];
      }),
      productArCustomizationList: media.map(({ id, medium: { attachmentId, type }, display }) => ({
        customizationId: id,
        attachmentId,
        type,
        ...(display && { display }),
      })),
      acceptedWarningList,
    },
    photoList: entriesOf((kind) => kind === 'photo').flatMap(({ entry: { file, value, size } }) =>
      file !== null && value !== null && size ? [{ id: file, url: value, ...size }] : [],
    ),
    mediumList: media.map(({ medium, display }) => ({ ...medium, display })),
  };
}

/** What a draft holds for the slots of today: what no longer fits is dropped, and files that are gone are named. */
export function readWork({ content, photoList, mediumList }: Work, slots: readonly Customization[]): WorkRead {
  const photos = new Map(photoList.map((photo) => [photo.id, photo]));
  const kept = new Map(content.productClientCustomizationList.map((entry) => [entry.id, entry]));
  const extras = new Set(content.extraList);
  const expired = new Set<number>();

  const entryOf = (slot: Customization, fresh: StepEntry): StepEntry => {
    const ids = slot.extraList.map(({ id }) => id);
    if (slot.kind === 'extra') return { ...fresh, chosen: ids.filter((id) => extras.has(id)) };
    const entry = kept.get(slot.id);
    if (!entry) return fresh;
    const chosen = ids.filter((id) => entry.extraList.includes(id));
    const chose = { ...fresh, chosen: chosen.length > 0 || !slot.required ? chosen : (fresh.chosen ?? []) };
    if (slot.kind === 'text')
      return { ...chose, value: entry.input, ...(entry.textStyle && { textStyle: entry.textStyle }) };
    if (slot.kind !== 'photo' || entry.input === null) return chose;
    const photo = photos.get(entry.input);
    if (!photo) {
      expired.add(slot.id);
      return chose;
    }
    const { placement, mat } = entry;
    return { ...chose, ...filledWith(photo), ...(placement && { placement }), ...(mat && { mat }) };
  };

  const bySlot = new Map(slots.map((slot) => [slot.id, slot]));
  const steps = stepsOf(slots).map((step) => ({
    ...step,
    data: step.data.map((fresh) => {
      const slot = bySlot.get(fresh.id);
      return slot ? entryOf(slot, fresh) : fresh;
    }),
  }));
  const known = new Map(mediumList.map((medium) => [medium.attachmentId, medium]));
  const media = content.productArCustomizationList.flatMap(({ customizationId: id, attachmentId, display }) => {
    if (!bySlot.get(id)?.limits.arAllowed) return [];
    const medium = known.get(attachmentId);
    if (medium) return [mediumItem(id, medium, display ?? null)];
    expired.add(id);
    return [];
  });
  const { quantity, acceptedWarningList } = content;
  return { steps, media, quantity, acceptedWarningList, expired: [...expired] };
}

/** An entry's own parts when a photo lies in it. */
export const filledWith = ({ id, url, width, height }: Photo): Pick<StepEntry, 'file' | 'value' | 'size'> => ({
  file: id,
  value: url,
  size: { width, height },
});

function mediumItem(id: number, known: ArCustomization, display: ArMediaItem['display']): ArMediaItem {
  const { display: _, ...medium } = known;
  return { id, ARdata: arDataOf(known), medium, display };
}

/** The same with the addresses of a newer answer; files that the server knew and has no more are gone. */
export function renewed(work: Work, { content, photoList, mediumList }: Work): Work {
  const gone = new Set([
    ...content.productClientCustomizationList.map(({ input }) => input),
    ...content.productArCustomizationList.map(({ attachmentId }) => attachmentId),
  ]);
  const photos = new Map(photoList.map((photo) => [photo.id, photo]));
  const media = new Map(mediumList.map((medium) => [medium.attachmentId, medium]));
  return {
    ...work,
    photoList: work.photoList.flatMap((photo) => photos.get(photo.id) ?? (gone.has(photo.id) ? [] : photo)),
    mediumList: work.mediumList.flatMap(
      (medium) => media.get(medium.attachmentId) ?? (gone.has(medium.attachmentId) ? [] : medium),
    ),
  };
}

/** Whether two hold the same; where one was in the studio, and the addresses of files, do not count. */
export function sameWork(one: DraftContent, other: DraftContent): boolean {
  return fingerprint(one) === fingerprint(other);
}

const fingerprint = (content: DraftContent): string =>
  JSON.stringify({ ...content, step: '' }, (_, value: unknown) =>
    // What came over the network may name its parts in another order.
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Whether the signature of a file's address has run out; `now` in milliseconds. */
export function isExpired(url: string, now: number): boolean {
  const expires = /[?&]expires=(\d+)/.exec(url)?.[1];
  return expires !== undefined && Number(expires) * 1000 <= now;
}
