import type { Picture, ProductDetail } from '@afterimage/contract/catalogue.ts';

export const pictureOf = (name: string): Picture => ({
  url: `/pictures/${name}-960.webp`,
  width: 960,
  height: 1200,
  alt: name,
  widths: [320, 640, 960],
  placeholder: '',
});

const [black, blue, detail] = [pictureOf('hat-black'), pictureOf('hat-blue'), pictureOf('hat-detail')];

/** A hat in two colours and three sizes: black M and blue X are sold out. */
export const hat: ProductDetail = {
  id: 17,
  sku: 'AF-FAS-017',
  name: 'Brim <Felt> Hat',
  slug: 'brim-felt-hat',
  price: 8400,
  finalPrice: 7560,
  currency: 'EUR',
  discount: 10,
  new: false,
  rating: 4.4,
  ratingCount: 39,
  saleCount: 120,
  category: ['fashion', 'women'],
  tag: [],
  variantId: null,
  stock: 0,
  variation: [
    {
      color: 'black',
      colorName: 'Black',
      colorCode: '#333333',
      image: black,
      variantId: null,
      stock: 0,
      size: [
        { variantId: 1, name: 'm', label: 'M', stock: 0 },
        { variantId: 2, name: 'xl', label: 'XL', stock: 5 },
      ],
    },
    {
      color: 'blue',
      colorName: 'Blue',
      colorCode: '#1e73be',
      image: blue,
      variantId: null,
      stock: 0,
      size: [
        { variantId: 3, name: 'x', label: 'X', stock: 0 },
        { variantId: 4, name: 'm', label: 'M', stock: 30 },
      ],
    },
  ],
  thumbImage: [black],
  image: [black, blue, detail],
  shortDescription: 'A soft-blocked wool felt hat.',
  fullDescription: 'Blocked by steam.\n\nMaterial: wool felt.',
  isCustomizable: false,
  arAllowed: false,
  printTemplate: null,
  modelUrl: null,
  customizationList: [],
};

/** The same without colours and sizes. */
export const plainHat: ProductDetail = { ...hat, variantId: 9, stock: 3, variation: [] };
