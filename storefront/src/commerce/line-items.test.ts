import { expect, it } from 'vitest';
import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import { optionsOf, personalFacts, pictureOf } from './line-items.ts';

const slot = (change: Partial<FilledCustomization>): FilledCustomization => ({
  customizationId: 1,
  kind: 'photo',
  title: 'Photo',
  input: null,
  photo: null,
  placement: null,
  textStyle: null,
  extraList: [],
  arCustomization: null,
  ...change,
});
const photo = { id: 'p', url: '/files/p', width: 3, height: 2 };
const medium = {
  attachmentId: 'a',
  type: 'VIDEO' as const,
  url: '/files/a',
  mimeType: 'video/mp4',
  width: null,
  height: null,
  durationSeconds: null,
  posterUrl: null,
  captionsUrl: null,
  text: null,
  display: null,
};

it('S3.6 a line shows the product as the customer made it, and until then the photo, or the product in the chosen colour', () => {
  const mainImageUrl = '/pictures/mug-960.webp';
  const url = '/pictures/mug-blue-960.webp';
  const picture = { url, width: 960, height: 1200, alt: '', widths: [320, 960], placeholder: '' };
  const text = [slot({ kind: 'text' })];
  const plain = { previewUrl: null, isAlive: false };
  expect(pictureOf({ mainImageUrl, picture, customizationList: text })).toEqual({
    ...plain,
    url,
    own: false,
    source: picture,
  });
  expect(pictureOf({ mainImageUrl, picture: null, customizationList: text }).url).toBe(mainImageUrl);
  const own = { url: '/files/p', own: true, source: null };
  expect(pictureOf({ mainImageUrl, picture, customizationList: [slot({ photo })] })).toEqual({ ...plain, ...own });
  const previewUrl = '/files/previews/cart/line/design?signature=s';
  const customizationList = [slot({ photo, arCustomization: medium })];
  expect(pictureOf({ mainImageUrl, picture, previewUrl, customizationList })).toEqual({
    ...own,
    previewUrl,
    isAlive: true,
  });
});

it('S3.6 colour and size are told in words', () => {
  const attribute = [
    { key: 'COLOR' as const, value: 'dark-blue', name: 'Dark blue' },
    { key: 'SIZE' as const, value: 'xl', name: 'XL' },
  ];
  expect(optionsOf({ attribute })).toEqual(['Dark blue', 'XL']);
});

it('S3.8 photo, medium, text, font, specification and extras are told by their names', () => {
  const font = { id: 4, title: 'Caveat', price: 0 };
  const gift = { id: 5, title: 'Gift box', price: 500 };
  const customizationList = [
    slot({ input: 'p', photo, arCustomization: medium }),
    slot({ title: 'Inside', input: 'p', photo, mat: 'confetti' }),
    slot({ title: 'Spine', input: 'p', photo, filter: 'black-and-white', mat: 'facets' }),
    slot({ kind: 'text', title: 'Line below', input: 'Ada', extraList: [font] }),
    slot({ kind: 'text', title: 'Back', input: '' }),
    slot({ kind: 'specification', title: 'Paper', extraList: [{ id: 6, title: 'Matte', price: 0 }] }),
  ];
  expect(personalFacts({ customizationList, extraList: [gift] })).toEqual([
    { name: 'Photo', value: 'Your photo, showing a film' },
    { name: 'Inside', value: 'Your photo, in a patterned mat' },
    { name: 'Spine', value: 'Your photo, in a patterned mat, in black and white' },
    { name: 'Line below', value: '“Ada” in Caveat' },
    { name: 'Paper', value: 'Matte' },
    { name: 'Extras', value: 'Gift box' },
  ]);
});
