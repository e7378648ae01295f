import type { SharedDesign } from '@afterimage/contract/designs.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { cartItem, personalText, picture, productDetail, uuid } from './test-data.ts';

/** For component tests: a mug with one text slot, a cart line of it, and the line's draft. */

const slot = {
  id: 1,
  kind: 'text' as const,
  fieldType: 'TEXT' as const,
  selectionMode: 'SINGLE' as const,
  title: 'Your line',
  required: true,
  limits: { maxLength: 20 },
  extraList: [],
};

export const engravedMug = (): ProductDetail => productDetail(7, { isCustomizable: true, customizationList: [slot] });

export const engravedLine = (change: Partial<Parameters<typeof cartItem>[0]> = {}) =>
  cartItem({ isCustomizable: true, customizationList: [personalText], quantity: 2, ...change });

export const draftKey = (letter = 'k'): string => letter.repeat(43);

export const engravedDraft = (change: Partial<Draft> = {}): Draft => ({
  key: draftKey(),
  productId: 7,
  slug: 'mug-7',
  productName: 'Mug 7',
  revision: 0,
  updatedAt: '2026-05-01T10:00:00.000Z',
  expiresAt: '2026-08-01T10:00:00.000Z',
  content: {
    version: 1,
    variantId: 71,
    quantity: 2,
    step: 'checkout',
    extraList: [],
    productClientCustomizationList: [{ id: 1, input: 'For Ada', extraList: [] }],
    productArCustomizationList: [],
    acceptedWarningList: [],
  },
  photoList: [],
  mediumList: [],
  title: null,
  line: { cartItemId: uuid(70), quantity: 2, saved: true },
  shareKey: null,
  ...change,
});

export const shownDesign = (change: Partial<SharedDesign> = {}): SharedDesign => ({
  title: null,
  slug: 'mug-7',
  productName: 'Mug 7',
  mainImageUrl: '/pictures/mug-960.webp',
  picture: picture(),
  attribute: [{ key: 'COLOR', value: 'blue', name: 'Blue' }],
  unitPrice: 1800,
  listUnitPrice: 2000,
  currency: 'EUR',
  printTemplate: null,
  slotList: [slot],
  customizationList: [personalText],
  extraList: [],
  mediumList: [{ customizationId: 9, title: 'Front', type: 'VIDEO', description: 'A dog that runs' }],
  ...change,
});
