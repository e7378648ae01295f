import type { SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';

/** A photo on the part `Label` of the model that `boardModel` makes. */
export const boardFace: Omit<SlotBody, 'version'> = {
  kind: 'photo',
  title: { en: 'Your photo', de: 'Ihr Foto' },
  required: true,
  widthMm: 200,
  heightMm: 300,
  bleedMm: 0,
  safeMm: 4,
  diameterMm: null,
  modelPart: 'Label',
  modelRegion: null,
  sharpDpi: 150,
  arAllowed: true,
  maxLength: 30,
  pictureList: [],
  optionId: null,
};
