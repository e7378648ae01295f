import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { Draft, DraftDesign } from '@afterimage/contract/drafts.ts';

/** A medium that the server has taken, without how it lies. */
export type TakenMedium = Omit<ArCustomization, 'display'>;

/** What was made so far, as a draft stores it, with the files that it names and where they can be seen. */
export interface Work extends Pick<Draft, 'photoList'> {
  content: DraftDesign;
  mediumList: TakenMedium[];
}

/** The same with the addresses of a newer answer; files that the server knew and has no more are gone. */
export function renewed(work: Work, { content, photoList, mediumList }: Work): Work {
  const expiredSlots = new Set(
    content.slots.flatMap((slot) => (slot.kind === 'photo' ? [slot.photo, slot.medium?.attachmentId] : [])),
  );
  const photos = new Map(photoList.map((photo) => [photo.id, photo]));
  const media = new Map(mediumList.map((medium) => [medium.attachmentId, medium]));
  return {
    ...work,
    photoList: work.photoList.flatMap((photo) => photos.get(photo.id) ?? (expiredSlots.has(photo.id) ? [] : photo)),
    mediumList: work.mediumList.flatMap(
      (medium) => media.get(medium.attachmentId) ?? (expiredSlots.has(medium.attachmentId) ? [] : medium),
    ),
  };
}

/** Whether two hold the same; where one was in the studio, and in which order the slots stand, do not count. */
export function sameWork(one: DraftDesign, other: DraftDesign): boolean {
  return sameJson(comparable(one), comparable(other));
}

const comparable = ({ slots, ...rest }: DraftDesign) => ({
  ...rest,
  step: '',
  slots: slots.toSorted((a, b) => a.slot - b.slot),
});

/** Whether two values are the same as JSON, in whatever order their keys stand. */
export const sameJson = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other);

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    // What came over the network may name its parts in another order.
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether the signature of a file's address has run out; `now` in milliseconds. */
export function isExpired(url: string, now: number): boolean {
  const expires = /[?&]expires=(\d+)/.exec(url)?.[1];
  return expires !== undefined && Number(expires) * 1000 <= now;
}
