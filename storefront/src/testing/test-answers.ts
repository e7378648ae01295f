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
  getHelp: { questionList: [{ question: 'Do I need an app?', answer: 'No.' }] },
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
