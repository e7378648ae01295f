import type * as z from 'zod';
import * as accounts from './accounts.ts';
import * as blog from './blog.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import * as drafts from './drafts.ts';
import * as files from './files.ts';
import * as location from './location.ts';
import * as orders from './orders.ts';
import * as ownData from './privacy.ts';
import * as projects from './projects.ts';
import * as reviews from './reviews.ts';
import type { RouteName } from './values/routes.ts';
import { shop } from './shop.ts';
import * as viewer from './viewer.ts';
import * as wishlist from './wishlist.ts';

const account = 'account';
const additionErrors = [
  'PRODUCT_NOT_FOUND',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'OUT_OF_STOCK',
  'QUANTITY_LIMIT',
  'CART_FULL',
] as const;
const priceErrors = [
  'TOTAL_CHANGED',
  'COUPON_NOT_FOUND',
  'COUPON_EXPIRED',
  'COUPON_NOT_YET',
  'COUPON_USED_UP',
  'COUPON_USED_BEFORE',
  'COUPON_MINIMUM',
] as const;
const uploadErrors = ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_UNREADABLE'] as const;

/** The whole API, section 7 of the specification; methods and paths of the same names stand in `routes.ts`. */
export const api = {
  login: endpoint({
    summary: 'Sign in',
    body: accounts.login,
    reply: accounts.accessToken,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_NOT_VERIFIED'],
  }),
  register: endpoint({ summary: 'Register an account', body: accounts.registration, reply: accounts.done }),
  verifyRegistration: endpoint({
    summary: 'Confirm the e-mail address of a new account; signs it in',
    body: accounts.verification,
    reply: accounts.accessTokenMaybe,
    errors: ['TOKEN_INVALID'],
  }),
  requestPasswordReset: endpoint({
    summary: 'Ask for a mail with a link to choose a new password',
    body: accounts.resetRequest,
    reply: accounts.done,
  }),
  resetPassword: endpoint({
    summary: 'Choose a new password; ends every session of the account',
    body: accounts.passwordReset,
    reply: accounts.done,
    errors: ['TOKEN_INVALID'],
  }),
  logout: endpoint({ summary: 'Sign out: ends the session', caller: account, reply: accounts.done }),

  getProfile: endpoint({ summary: 'The account', caller: account, reply: accounts.profile }),
  updateProfile: endpoint({
    summary: 'Change name and language',
    caller: account,
    body: accounts.profileChange,
    reply: accounts.profile,
  }),
  changePassword: endpoint({
    summary: 'Change the password; ends every other session of the account',
    caller: account,
    body: accounts.passwordChange,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
  requestEmailChange: endpoint({
    summary: 'Ask for a mail to a new e-mail address, with the link that makes it the one of the account',
    caller: account,
    body: accounts.emailChange,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
  verifyEmailChange: endpoint({
    summary: 'Confirm a new e-mail address, signed in or not',
    body: accounts.verification,
    reply: accounts.changedEmail,
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN'],
  }),
  listSessions: endpoint({ summary: 'Where the account is signed in', caller: account, reply: accounts.sessionList }),
  endSession: endpoint({
    summary: 'Sign out a device',
    caller: account,
    params: accounts.sessionParams,
    reply: accounts.done,
    errors: ['SESSION_NOT_FOUND'],
  }),
  endOtherSessions: endpoint({ summary: 'Sign out every other device', caller: account, reply: accounts.done }),
  exportOwnData: endpoint({
    summary: 'Everything that is kept about the person',
    caller: account,
    reply: ownData.ownData,
  }),
  eraseAccount: endpoint({
    summary: 'Erase the account and what is kept about the person',
    caller: account,
    body: accounts.erasure,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
  listAddresses: endpoint({ summary: 'Saved addresses', caller: account, reply: accounts.addressList }),
  addAddress: endpoint({
    repeatable: true,
    summary: 'Save an address',
    caller: account,
    body: accounts.addressBody,
    reply: accounts.address,
  }),
  updateAddress: endpoint({
    summary: 'Change a saved address',
    caller: account,
    params: accounts.addressParams,
    body: accounts.addressChange,
    reply: accounts.address,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  deleteAddress: endpoint({
    summary: 'Delete a saved address',
    caller: account,
    params: accounts.addressParams,
    reply: accounts.done,
    errors: ['ADDRESS_NOT_FOUND'],
  }),

  listCategories: endpoint({ summary: 'The categories', reply: catalogue.categoryList, cache: 'catalogue' }),
  listProducts: endpoint({
    summary: 'Products, filtered, searched and sorted',
    query: catalogue.productQuery,
    reply: catalogue.productList,
    cache: 'catalogue',
  }),
  listCategoryProducts: endpoint({
    summary: 'Products of a category',
    params: catalogue.categoryParams,
    query: catalogue.productQuery,
    reply: catalogue.productList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  listPopularProducts: endpoint({
    summary: 'The products sold most',
    query: catalogue.popularQuery,
    reply: catalogue.productList,
    cache: 'catalogue',
  }),
  listPopularCategoryProducts: endpoint({
    summary: 'The products of a category sold most',
    params: catalogue.categoryParams,
    query: catalogue.popularQuery,
    reply: catalogue.productList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  listFacets: endpoint({
    summary: 'How many products each value of each filter of a list leads to',
    query: catalogue.facetQuery,
    reply: catalogue.facets,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  suggestProducts: endpoint({
    summary: 'What a search that is being typed may become; the last word may be unfinished, slips are forgiven',
    query: catalogue.suggestionQuery,
    reply: catalogue.suggestions,
    cache: 'catalogue',
  }),
  listRelatedProducts: endpoint({
    summary: 'Products that go with one, what is in stock first',
    params: catalogue.productParams,
    query: catalogue.relatedQuery,
    reply: catalogue.relatedList,
    errors: ['PRODUCT_NOT_FOUND'],
    cache: 'catalogue',
  }),
  getProduct: endpoint({
    summary: 'One product, by its number or its slug',
    params: catalogue.productParams,
    reply: catalogue.productDetail,
    errors: ['PRODUCT_NOT_FOUND'],
    cache: 'catalogue',
  }),

  addCartItem: endpoint({
    repeatable: true,
    summary: "Add to the account's cart; an equal plain line is raised",
    caller: account,
    body: cart.cartAddition,
    reply: cart.cartAfterAddition,
    errors: additionErrors,
  }),
  getCart: endpoint({ summary: "The account's cart", caller: account, reply: cart.cart }),
  setCartItemQuantity: endpoint({
    summary: "Set the quantity of a line of the account's cart",
    caller: account,
    params: cart.cartItemParams,
    body: cart.quantityChange,
    reply: cart.cart,
    errors: ['LINE_NOT_FOUND', 'OUT_OF_STOCK'],
  }),
  deleteCartItem: endpoint({
    summary: "Remove a line from the account's cart",
    caller: account,
    params: cart.cartItemParams,
    reply: cart.cart,
    errors: ['LINE_NOT_FOUND'],
  }),
  joinGuestCart: endpoint({
    repeatable: true,
    summary: "Make a guest cart part of the account's; a second time changes nothing",
    caller: account,
    params: cart.cartParams,
    reply: cart.cartAfterJoining,
    errors: ['CART_NOT_FOUND'],
  }),
  createGuestCart: endpoint({
    repeatable: true,
    summary: 'A new, empty guest cart',
    reply: cart.newCart,
  }),
  addGuestCartItem: endpoint({
    repeatable: true,
    summary: 'Add to a guest cart; an equal plain line is raised',
    params: cart.cartParams,
    body: cart.cartAddition,
    reply: cart.cartAfterAddition,
    errors: ['CART_NOT_FOUND', ...additionErrors],
  }),
  getGuestCart: endpoint({
    summary: 'A guest cart',
    params: cart.cartParams,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND'],
  }),
  setGuestCartItemQuantity: endpoint({
    summary: 'Set the quantity of a line of a guest cart',
    params: cart.guestItemParams,
    body: cart.quantityChange,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'OUT_OF_STOCK'],
  }),
  deleteGuestCartItem: endpoint({
    summary: 'Remove a line from a guest cart',
    params: cart.guestItemParams,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
  }),

  checkout: endpoint({
    repeatable: true,
    summary: "Hold the cart's stock and open an order; or complete an order; or buy at once",
    caller: account,
    body: checkout.checkoutBody,
    reply: checkout.checkoutReply,
    errors: [
      'CART_EMPTY',
      'OUT_OF_STOCK',
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'ADDRESS_NOT_FOUND',
      'DELIVERY_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      ...priceErrors,
    ],
  }),
  checkoutGuestCart: endpoint({
    repeatable: true,
    summary: "Hold a guest cart's stock and open an order",
    params: cart.cartParams,
    reply: checkout.guestCheckoutReply,
    errors: ['CART_NOT_FOUND', 'CART_EMPTY', 'OUT_OF_STOCK', 'CUSTOMIZATION_INVALID'],
  }),
  checkoutAsGuest: endpoint({
    repeatable: true,
    summary: "Complete a guest's order; or buy at once as a guest",
    body: checkout.guestCheckoutBody,
    reply: checkout.guestCheckoutReply,
    errors: [
      'OUT_OF_STOCK',
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'DELIVERY_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      ...priceErrors,
    ],
  }),
  quoteOrder: endpoint({
    summary: 'What an order, or a purchase at once, would cost',
    body: checkout.quoteBody,
    reply: checkout.quote,
    errors: [
      'UNAUTHENTICATED',
      'ORDER_NOT_FOUND',
      'ORDER_CLOSED',
      'ADDRESS_NOT_FOUND',
      'DELIVERY_INVALID',
      'PRODUCT_NOT_FOUND',
      'VARIANT_INVALID',
      'CUSTOMIZATION_INVALID',
      'OUT_OF_STOCK',
      ...priceErrors,
    ],
  }),
  listDeliveryMethods: endpoint({
    summary: 'The ways of delivery to a country',
    query: checkout.deliveryQuery,
    reply: checkout.deliveryMethodList,
    errors: ['DELIVERY_INVALID'],
  }),
  demoPaymentEvent: endpoint({
    summary: 'The demo payment provider tells how a payment went (signed in `x-demo-signature`)',
    body: checkout.demoPaymentEvent,
    reply: accounts.done,
    errors: ['SIGNATURE_INVALID', 'PAYMENT_NOT_FOUND'],
  }),

  listOrders: endpoint({
    summary: "The account's orders, newest first",
    caller: account,
    query: orders.orderQuery,
    reply: orders.orderList,
  }),
  getOrder: endpoint({
    summary: 'One order',
    caller: account,
    params: orders.orderParams,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  reorder: endpoint({
    repeatable: true,
    summary: "Put what an order was made of into the account's cart, as far as it can still be bought",
    caller: account,
    params: orders.orderParams,
    reply: orders.reordered,
    errors: ['ORDER_NOT_FOUND'],
  }),
  getInvoice: endpoint({
    summary: 'The invoice of a paid order',
    caller: account,
    params: orders.orderParams,
    reply: orders.invoice,
    errors: ['ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'],
    answer: 'pdf',
  }),
  listOrderProjects: endpoint({
    summary: 'The projects of an order',
    caller: account,
    params: orders.orderParams,
    reply: projects.projectList,
    errors: ['ORDER_NOT_FOUND'],
  }),
  updateProject: endpoint({
    repeatable: true,
    summary: 'Exchange the media of a project, and until production starts what is printed',
    caller: account,
    params: projects.projectParams,
    body: projects.projectChange,
    reply: projects.project,
    errors: ['PROJECT_NOT_FOUND', 'CUSTOMIZATION_INVALID', 'PRODUCTION_STARTED'],
  }),
  listProjectVersions: endpoint({
    summary: 'What the slots of a project held before each change',
    caller: account,
    params: projects.projectParams,
    reply: projects.projectVersionList,
    errors: ['PROJECT_NOT_FOUND'],
  }),

  getGuestOrder: endpoint({
    summary: 'One order, for whoever has its key',
    params: orders.guestOrderParams,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  getGuestInvoice: endpoint({
    summary: 'The invoice of a paid order, for whoever has its key',
    params: orders.guestOrderParams,
    reply: orders.invoice,
    errors: ['ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'],
    answer: 'pdf',
  }),
  listGuestOrderProjects: endpoint({
    summary: 'The projects of an order, for whoever has its key',
    params: orders.guestOrderParams,
    reply: projects.projectList,
    errors: ['ORDER_NOT_FOUND'],
  }),
  updateGuestProject: endpoint({
    repeatable: true,
    summary: 'Exchange the media of a project and what is printed, for whoever has the key of its order',
    params: orders.guestProjectParams,
    body: projects.projectChange,
    reply: projects.project,
    errors: ['PROJECT_NOT_FOUND', 'CUSTOMIZATION_INVALID', 'PRODUCTION_STARTED'],
  }),
  listGuestProjectVersions: endpoint({
    summary: 'What the slots of a project held before each change, for whoever has the key of its order',
    params: orders.guestProjectParams,
    reply: projects.projectVersionList,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  updateProjectViewer: endpoint({
    summary: "Close or open a project's viewer, give it an end or a pass phrase",
    caller: account,
    params: projects.projectParams,
    body: viewer.projectViewerChange,
    reply: viewer.projectViewer,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  updateGuestProjectViewer: endpoint({
    summary: 'The same for whoever has the key of its order',
    params: orders.guestProjectParams,
    body: viewer.projectViewerChange,
    reply: viewer.projectViewer,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  sendOrderLinks: endpoint({
    summary:
      'Mail the links of the orders that were made as a guest with this address; tells nobody whether there are any',
    body: orders.orderLinkRequest,
    reply: accounts.done,
  }),

  uploadPhoto: endpoint({
    summary: "Upload a customer's photo (JPEG, PNG, WebP, AVIF)",
    reply: files.photo,
    errors: uploadErrors,
    content: 'multipart',
  }),
  uploadArMedium: endpoint({
    summary: 'Upload a medium to be shown on a photo: a film, a picture, a model (GLB), a text (JSON)',
    reply: files.medium,
    errors: uploadErrors,
    content: 'multipart',
  }),
  uploadArMediumPoster: endpoint({
    summary: 'Give a medium the still picture that is shown before it plays',
    params: files.mediumParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
    content: 'multipart',
  }),
  uploadArMediumCaptions: endpoint({
    summary: 'Give a film its captions, as WebVTT or SRT; an empty file takes them away',
    params: files.mediumParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
    content: 'multipart',
  }),
  takePhotoUpload: endpoint({
    summary: 'Take a photo that was sent in parts to `/api/uploads`; done twice it answers the same',
    params: files.partedUploadParams,
    reply: files.photo,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
  }),
  takeArMediumUpload: endpoint({
    summary: 'Take a medium that was sent in parts to `/api/uploads`; done twice it answers the same',
    params: files.partedUploadParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
  }),
  listGalleryModels: endpoint({ summary: "The models of the shop's own gallery", reply: files.galleryModelList }),

  createDraft: endpoint({
    repeatable: true,
    summary: 'Keep a personalisation that is not ordered yet; guests too',
    body: drafts.newDraft,
    reply: drafts.draft,
    errors: ['PRODUCT_NOT_FOUND', 'CUSTOMIZATION_INVALID'],
  }),
  listDrafts: endpoint({ summary: 'The drafts of the account', caller: account, reply: drafts.draftList }),
  getDraft: endpoint({
    summary: 'One draft, for whoever has its key',
    params: drafts.draftParams,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  updateDraft: endpoint({
    summary: 'Keep a change of a draft',
    params: drafts.draftParams,
    body: drafts.draftChange,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND', 'DRAFT_CHANGED', 'CUSTOMIZATION_INVALID'],
  }),
  deleteDraft: endpoint({
    summary: 'Throw a draft away',
    params: drafts.draftParams,
    reply: accounts.done,
  }),
  joinDraft: endpoint({
    summary: "Make a draft the account's own; done twice it changes nothing",
    caller: account,
    params: drafts.draftParams,
    reply: drafts.draft,
    errors: ['DRAFT_NOT_FOUND'],
  }),

  getDraftRoom: endpoint({
    summary:
      'A name under which a draft can be seen as a model, and not changed: `/room/draft/{token}.glb` and `.usdz`',
    params: drafts.draftParams,
    reply: drafts.draftRoom,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  createDraftViewer: endpoint({
    summary: 'A code that shows a draft in the viewer for a while, to try it before paying; asked again it lasts anew',
    params: drafts.draftParams,
    reply: viewer.draftViewer,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  getDraftViewer: endpoint({
    summary: "Whether a draft's code has been opened yet, and has found its print",
    params: drafts.draftParams,
    reply: viewer.draftViewer,
    errors: ['DRAFT_NOT_FOUND', 'VIEWER_NOT_FOUND'],
  }),

  getViewer: endpoint({
    summary: 'What plays on which photo, for whoever has the code of the print',
    params: viewer.viewerParams,
    reply: viewer.viewerShow,
    errors: ['VIEWER_NOT_FOUND', 'VIEWER_CLOSED', 'VIEWER_EXPIRED', 'PASS_PHRASE_NEEDED'],
  }),
  openViewer: endpoint({
    summary: 'The same, with its pass phrase',
    params: viewer.viewerParams,
    body: viewer.viewerOpening,
    reply: viewer.viewerShow,
    errors: ['VIEWER_NOT_FOUND', 'VIEWER_CLOSED', 'VIEWER_EXPIRED', 'PASS_PHRASE_WRONG'],
  }),
  countScan: endpoint({
    summary: 'Count that a viewer was opened, or has found its print; nothing is kept of who it was',
    params: viewer.viewerParams,
    body: viewer.viewerScan,
    reply: accounts.done,
    errors: ['VIEWER_NOT_FOUND'],
  }),

  listCountries: endpoint({ summary: 'The countries', reply: location.countryList, cache: 'catalogue' }),

  listReviews: endpoint({
    summary: 'Reviews of a product, with its rating and how the reviews are spread over 5 to 1',
    params: reviews.reviewedProductParams,
    query: reviews.reviewQuery,
    reply: reviews.reviewList,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  addReview: endpoint({
    repeatable: true,
    summary: "Write a review; a second one of the same product takes the first one's place",
    caller: account,
    params: reviews.reviewedProductParams,
    body: reviews.reviewBody,
    reply: reviews.review,
    errors: ['PRODUCT_NOT_FOUND', 'FILE_NOT_FOUND'],
  }),
  addUpvote: endpoint({
    summary: 'Upvote a review of somebody else; a second time changes nothing',
    caller: account,
    params: reviews.reviewParams,
    reply: reviews.vote,
    errors: ['NOT_FOUND', 'OWN_REVIEW'],
  }),
  deleteUpvote: endpoint({
    summary: 'Take an upvote back; without one it changes nothing',
    caller: account,
    params: reviews.reviewParams,
    reply: reviews.vote,
    errors: ['NOT_FOUND'],
  }),

  getWishlist: endpoint({ summary: 'The wishlist', caller: account, reply: wishlist.wishlist }),
  addToWishlist: endpoint({
    summary: 'Put a product on the wishlist; one that is there stays where it is',
    caller: account,
    params: wishlist.wishlistParams,
    reply: wishlist.wishlist,
    errors: ['PRODUCT_NOT_FOUND', 'WISHLIST_FULL'],
  }),
  deleteFromWishlist: endpoint({
    summary: 'Take a product off the wishlist',
    caller: account,
    params: wishlist.wishlistParams,
    reply: wishlist.wishlist,
  }),
  clearWishlist: endpoint({ summary: 'Empty the wishlist', caller: account, reply: wishlist.wishlist }),

  listBlogs: endpoint({
    summary: 'Articles, newest first',
    query: blog.blogQuery,
    reply: blog.blogList,
    cache: 'catalogue',
  }),
  listCategoryBlogs: endpoint({
    summary: 'Articles of a category',
    params: catalogue.categoryParams,
    query: blog.blogQuery,
    reply: blog.blogList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  getBlog: endpoint({
    summary: 'One article, by its slug',
    params: blog.blogParams,
    reply: blog.blogDetail,
    errors: ['NOT_FOUND'],
    cache: 'catalogue',
  }),

  getShop: endpoint({
    summary: 'The shop: its name, and where its people are reached',
    reply: shop,
    cache: 'catalogue',
  }),
} as const satisfies Record<RouteName, Endpoint>;

export type Api = typeof api;

/** What a caller sends: path places, query, body, each as it goes over the wire. */
export type Input<Name extends RouteName> = {
  params: z.input<Api[Name]['params']>;
  query: z.input<Api[Name]['query']>;
  body: z.input<Api[Name]['body']>;
};
/** The same after the check: defaults filled, texts turned into numbers. */
export type Checked<Name extends RouteName> = {
  params: z.output<Api[Name]['params']>;
  query: z.output<Api[Name]['query']>;
  body: z.output<Api[Name]['body']>;
};
/** The `data` of a successful answer. */
export type Reply<Name extends RouteName> = z.output<Api[Name]['reply']>;
