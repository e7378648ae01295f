import { countries } from '../commerce/country.fixture.ts';
import { type Answers, refuse } from './test-api.ts';
import { filters } from './test-shelf.ts';
import {
  cart,
  categories,
  deliveryMethods,
  product,
  productDetail,
  profile,
  reviewList,
  shopFacts,
  uuid,
} from './test-data.ts';
import { facets } from './test-shelf.ts';

/** What a small shop answers in which nothing has happened yet: products 1 to 8, nobody's cart and wishlist empty. */
export const emptyShop = (): Answers => ({
  listCategories: { categoryList: categories },
  getShop: shopFacts,
  getShopFrame: { header: null, footer: null, localeList: ['en', 'de'] },
  getFrontPage: {
    heading: 'Photographs that wake up.',
    lede: 'Hold a phone over the print.',
    button: { to: '/products?customizable=1', name: 'Make your own' },
    picture: null,
    partList: [
      { name: 'how', heading: 'How it works' },
      { name: 'categories', heading: 'Shop by category' },
      { name: 'popular', heading: 'Bestsellers' },
      { name: 'journal', heading: 'From the journal' },
    ],
  },
  getHelp: {
    texts: { title: 'Help and contact', intro: 'Short answers.', contactTitle: 'Contact', contactText: 'Write to us.' },
    questionList: [{ question: 'Do I need an app?', answer: 'No.' }],
  },
  listFilters: filters(),
  listCountries: { countryList: countries },
  listPaymentMethods: { paymentMethodList: [{ id: 'demo', name: 'Demo payment', detail: 'No money moves.' }] },
  listDeliveryMethods: { productionDays: 1, deliveryMethodList: deliveryMethods },
  getLegalText: { text: null },
  getProfile: profile,
  getCart: cart(),
  getGuestCart: cart(),
  createGuestCart: { id: uuid(90) },
  joinGuestCart: { ...cart(), joinedQuantity: 0 },
  getWishlist: { wishlist: [] },
  getProduct: ({ params: { productId } }) => {
    const id = Number(/\d+$/.exec(productId)?.[0] ?? 0);
    return id > 0 ? productDetail(id) : refuse('PRODUCT_NOT_FOUND');
  },
  listProducts: ({ query: { ids } }) => {
    const productList = (ids ?? [1, 2, 3, 4, 5, 6, 7, 8]).map((id) => product(id));
    return { productList, total: productList.length };
  },
  listFacets: facets(),
  listRelatedProducts: { productList: [] },
  listPopularProducts: { productList: [], total: 0 },
  listPopularCategoryProducts: { productList: [], total: 0 },
  listBlogs: { blogList: [], total: 0, categoryList: [] },
  listReviews: reviewList([]),
  listDrafts: { draftList: [] },
  listOrders: { orderList: [], total: 0 },
  listAddresses: { addressList: [] },
  listSessions: { sessionList: [] },
  login: { accessToken: 'token-of-ada' },
  logout: {},
});
