import type { Customization } from '@afterimage/contract/customization.ts';
import type { ArMediaItem } from './ar-customization.state.ts';
import type { Personal } from './personal.ts';
import type { StepEntry } from './product-customization.state.ts';

/** For tests: a framed print with every kind of slot. */
const slot = (id: number, kind: Customization['kind'], rest: Partial<Customization>): Customization => ({
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

export const photoSlot = slot(1, 'photo', {
  title: 'Main photo',
  required: true,
  limits: { widthMm: 200, heightMm: 300, arAllowed: true },
});
const plainPhotoSlot = slot(2, 'photo', { limits: { widthMm: 100, heightMm: 100, arAllowed: false } });
export const textSlot = slot(3, 'text', {
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
/** A film on the first photo. */
export const film: ArMediaItem = {
  id: 1,
  ARdata: { video: '/files/f', image: null, value: '/files/f', id: filmId },
  medium: {
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
  },
  display: null,
};
export const photoId = '0190aaaa-0000-7000-8000-000000000001';

export function personalWith(entries: StepEntry[], rest: Partial<Personal> = {}): Personal {
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), media: new Map(), quantity: 1, ...rest };
}

export const photoEntry: StepEntry = { id: 1, file: photoId, value: '/files/p', chosen: [] };
export const textEntry = (value: string, font = 32): StepEntry => ({ id: 3, file: null, value, chosen: [font] });
export const choiceEntry = (id: number, ...chosen: number[]): StepEntry => ({ id, file: null, value: null, chosen });
