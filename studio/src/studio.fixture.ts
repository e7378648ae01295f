import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot, PhotoSlot, TextSlot } from '@afterimage/contract/filled-slot.ts';
import type { ArMediaItem } from './ar-customization.state.ts';
import { type Personal, personalOf } from './personal.ts';
import type { TakenMedium, Work } from './work.ts';

/** For tests: a slot of a product, and a framed print with every kind of slot. */
export const slot = (id: number, kind: Customization['kind'], rest: Partial<Customization> = {}): Customization => ({
  id,
  kind,
  fieldType: null,
  selectionMode: 'SINGLE',
  title: `Slot ${id}`,
  required: false,
  limits: {},
  extraList: [],
  ...rest,
});

const photoSlot = slot(1, 'photo', {
  title: 'Main photo',
  required: true,
  limits: { widthMm: 200, heightMm: 300, arAllowed: true },
});
const plainPhotoSlot = slot(2, 'photo', { limits: { widthMm: 100, heightMm: 100, arAllowed: false } });
const textSlot = slot(3, 'text', {
  title: 'Line',
  limits: { minLength: 2, maxLength: 5, maxLines: 2 },
  extraList: [
    { id: 31, title: 'Caveat', price: 0 },
    { id: 32, title: 'Cinzel', price: 200 },
  ],
});
const paperSlot = slot(4, 'specification', {
  title: 'Paper',
  required: true,
  extraList: [
    { id: 41, title: 'Washi', price: 900 },
    { id: 42, title: 'Cotton', price: 0 },
  ],
});
export const extraSlot = slot(5, 'extra', {
  title: 'Add',
  selectionMode: 'MULTI',
  extraList: [
    { id: 51, title: 'Gift box', price: 650 },
    { id: 52, title: 'Easel', price: 400 },
  ],
});

export const framedPrint = {
  id: 7,
  price: 6400,
  finalPrice: 5760,
  customizationList: [photoSlot, plainPhotoSlot, textSlot, paperSlot, extraSlot],
};

const filmId = '0190aaaa-0000-7000-8000-000000000002';
export const filmMedium: TakenMedium = {
  attachmentId: filmId,
  type: 'VIDEO',
  url: '/files/f',
  mimeType: 'video/mp4',
  width: 640,
  height: 480,
  durationSeconds: 6,
  posterUrl: null,
  captionsUrl: null,
  text: null,
};
/** A film on the first photo, as the state has it. */
export const film: ArMediaItem = {
  id: 1,
  ARdata: { video: '/files/f', image: null, value: '/files/f', id: filmId },
  medium: filmMedium,
  display: null,
};

export const photoId = '0190aaaa-0000-7000-8000-000000000001';
export const photo = { id: photoId, url: '/files/p', width: 4000, height: 3000 };
export const placedPhotoSlot: PhotoSlot = {
  slot: 1,
  kind: 'photo',
  photo: photoId,
  choices: [],
  look: {},
  medium: null,
};
/** The same with the film on it. */
export const filmed: PhotoSlot = { ...placedPhotoSlot, medium: { attachmentId: filmId, type: 'VIDEO' } };
export const textSlotOf = (text: string, font = 32): TextSlot => ({
  slot: 3,
  kind: 'text',
  text,
  choices: [font],
  look: {},
});
export const paper = (...choices: number[]): FilledSlot => ({ slot: 4, kind: 'specification', choices });

export function workWith(
  slots: FilledSlot[],
  { extraList = [], quantity = 1 }: { extraList?: number[]; quantity?: number } = {},
): Work {
  const content = { variantId: null, quantity, step: 'product' as const, extraList, slots, acceptedWarningList: [] };
  return { content, photoList: [photo], mediumList: [filmMedium] };
}
export const personalWith = (...args: Parameters<typeof workWith>): Personal => personalOf(workWith(...args));
