import type { Address, Profile } from '@afterimage/contract/accounts.ts';
import type { Cart, CartItem } from '@afterimage/contract/cart.ts';
import type { Category, Picture, Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { Review } from '@afterimage/contract/reviews.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { ShopFacts } from '@afterimage/contract/shop.ts';

/** For component tests: what the shop's server tells, each with what a test cares about changed. */

/** A UUID that tells its number: `uuid(7)` ends in 7. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const picture = (change: Partial<Picture> = {}): Picture => ({
  url: '/pictures/mug-960.webp',
  width: 960,
  height: 1200,
  alt: 'A mug',
  widths: [320, 640, 960],
  placeholder: '',
  ...change,
});

/** The product of a number: `product(3)` is Mug 3, €19 less 10 %, in blue and black, sizes m and xl, ten of each. */
export function product(id: number, change: Partial<Product> = {}): Product {
  const colorVariation = (name: string, at: number) => ({
    color: name,
    colorName: name === 'blue' ? 'Blue' : 'Black',
    colorCode: name === 'blue' ? '#1d4ed8' : '#111111',
    image: picture({ url: `/pictures/mug-${id}-${name}-960.webp`, alt: `Mug ${id} in ${name}` }),
    variantId: null,
    stock: 20,
    size: ['m', 'xl'].map((size, place) => ({
      variantId: id * 10 + at * 2 + place,
      name: size,
      label: size.toUpperCase(),
      stock: 10,
    })),
  });
  return {
    id,
    sku: `MUG-${id}`,
    name: `Mug ${id}`,
    slug: `mug-${id}`,
    price: 2000,
    finalPrice: 1800,
    currency: 'EUR',
    discount: 10,
    new: false,
    rating: 4.5,
    ratingCount: 12,
    saleCount: 40,
    category: ['mugs'],
    tag: [],
    variantId: null,
    stock: 40,
    variation: [colorVariation('blue', 0), colorVariation('black', 1)],
    thumbImage: [picture({ url: `/pictures/mug-${id}-960.webp`, alt: `Mug ${id}` })],
    image: [
      picture({ url: `/pictures/mug-${id}-960.webp`, alt: `Mug ${id}` }),
      picture({ url: `/pictures/mug-${id}-side-960.webp`, alt: `Mug ${id} from the side` }),
    ],
    shortDescription: 'A mug for every morning.',
    fullDescription: 'A mug for every morning. It holds 300 ml.',
    isCustomizable: false,
    arAllowed: false,
    ...change,
  };
}

export const productDetail = (id: number, change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(id),
  customizationList: [],
  printTemplate: null,
  modelUrl: null,
  ...change,
});

export const categories: Category[] = [
  { id: 'mugs', name: 'Mugs', description: 'For coffee and tea.', productCount: 12 },
  { id: 'bags', name: 'Bags', description: 'To carry.', productCount: 5 },
];

/** A line of a cart: one Mug 7 in blue and xl at €18 unless it is changed. */
export function cartItem(change: Partial<CartItem> = {}): CartItem {
  const quantity = change.quantity ?? 1;
  const unitPrice = change.unitPrice ?? 1800;
  const id = change.cartItemId ?? uuid(70);
  return {
    id,
    cartItemId: id,
    product: { id: 7, sku: 'MUG-7', name: 'Mug 7', slug: 'mug-7' },
    variantId: 71,
    quantity,
    stock: 10,
    unitPrice,
    listUnitPrice: 2000,
    total: quantity * unitPrice,
    mainImageUrl: '/pictures/mug-960.webp',
    picture: picture(),
    attribute: [
      { key: 'COLOR', value: 'blue', name: 'Blue' },
      { key: 'SIZE', value: 'xl', name: 'XL' },
    ],
    isCustomizable: false,
    extraList: [],
    customizationList: [],
    acceptedWarningList: [],
    ...change,
  };
}

/** What a personalised line carries: a text in its first slot. */
export const personalText: FilledCustomization = {
  customizationId: 1,
  kind: 'text',
  title: 'Your line',
  input: 'For Ada',
  photo: null,
  placement: null,
  textStyle: null,
  extraList: [],
  arCustomization: null,
};

/** A cart of these lines, with its sums. */
export function cart(...itemList: CartItem[]): Cart {
  const sum = (value: (item: CartItem) => number) => itemList.reduce((total, item) => total + value(item), 0);
  const subtotal = sum((item) => item.quantity * item.listUnitPrice);
  const total = sum((item) => item.total);
  return {
    itemList,
    summary: { quantity: sum((item) => item.quantity), subtotal, discount: subtotal - total, total, currency: 'EUR' },
  };
}

export const profile: Profile = {
  id: uuid(1),
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  verified: true,
  locale: 'en',
};

export const address = (change: Partial<Address> = {}): Address => ({
  id: uuid(20),
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
  isDefault: true,
  ...change,
});

export const shopFacts: ShopFacts = {
  name: 'Afterimage',
  address: ['Afterimage', 'Torstraße 1', '10119 Berlin'],
  taxId: '',
  mail: 'hello@example.com',
  homeCountry: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  withdrawalDays: 14,
  withdrawsPersonalized: false,
};

export const deliveryMethods: DeliveryMethod[] = [
  {
    id: 'standard',
    name: 'Standard',
    price: 490,
    freeFrom: 5000,
    currency: 'EUR',
    minDays: 2,
    maxDays: 4,
    arrivesFrom: '2026-11-27',
    arrivesUntil: '2026-12-01',
  },
  {
    id: 'express',
    name: 'Express',
    price: 1290,
    freeFrom: null,
    currency: 'EUR',
    minDays: 1,
    maxDays: 1,
    arrivesFrom: '2026-11-26',
    arrivesUntil: '2026-11-26',
  },
];

/** The review of a number: four stars by Grace H., with nobody's vote. */
export const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  rating: 4,
  title: `Title ${id}`,
  text: `Text ${id}`,
  photoList: [],
  authorName: 'Grace H.',
  createdAt: '2026-05-01T10:00:00.000Z',
  editedAt: null,
  verifiedPurchase: false,
  own: false,
  vote: { totalUpvote: 0, authenticatedClientUpvoted: false },
  ...change,
});

/** A page of reviews: `all` are those of the product, of which these are shown. */
export function reviewList(reviewsOnPage: Review[], all = reviewsOnPage): Reply<'listReviews'> {
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  return {
    total: all.length,
    productReviewList: reviewsOnPage,
    rating: all.length > 0 ? sum / all.length : 0,
    ratingCount: all.length,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      reviewCount: all.filter((one) => one.rating === rating).length,
    })),
    ownReview: all.find(({ own }) => own) ?? null,
  };
}
