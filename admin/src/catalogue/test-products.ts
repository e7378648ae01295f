import type { DeskProduct } from './product-draft.ts';

export const texts = (en: string, de = '') => ({ en, de });

/** A face for a photo of 90 × 60 mm that is drawn on no picture. */
export const flatFace = {
  title: texts('Your photo'),
  widthMm: 90,
  heightMm: 60,
  bleedMm: 3,
  safeMm: 5,
  diameterMm: null,
  sharpDpi: 150,
  arAllowed: true,
  maxLength: 30,
  modelPart: null,
  modelRegion: null,
  pictureList: [],
};

/** A draft with a name, a price and one variant. */
export const deskProduct: DeskProduct = {
  id: 7,
  version: 3,
  state: 'draft',
  publishAt: null,
  name: texts('Photo block'),
  shortDescription: texts(''),
  fullDescription: texts(''),
  tags: texts(''),
  slug: 'photo-block',
  sku: 'BLOCK',
  price: 1200,
  discount: 0,
  categoryList: [],
  valueList: [],
  isNew: false,
  productionDays: null,
  roomPlacement: 'floor',
  model: null,
  pictureList: [],
  relatedList: [],
  warnings: texts(''),
  maker: null,
  responsiblePerson: null,
  sizeGuide: null,
  variantList: [{ id: 70, sku: 'BLOCK', color: null, size: null, stock: 4, price: null, cost: null }],
  isCustomizable: false,
  slotList: [],
  optionModelList: [],
  readyDesignList: [],
  issueList: [],
  missingList: [],
  isOrdered: false,
  formerSlugList: [],
  previewPath: '/products/preview.abc',
};
