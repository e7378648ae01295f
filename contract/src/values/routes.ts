/**
 * Method and path of every call, under the base address (`/api`). It holds no schema, so that the browser can
 * have it without zod; `api.ts` says for the same names what goes in and what comes out.
 */
export const routes = {
  login: 'POST /auth/login',
  register: 'POST /auth/register',
  verifyRegistration: 'POST /auth/register/verify',
  requestPasswordReset: 'POST /auth/password/reset/url',
  resetPassword: 'POST /auth/password/reset',
  logout: 'POST /auth/logout',

  getProfile: 'GET /profile',
  updateProfile: 'PUT /profile',
  changePassword: 'PUT /profile/password',
  requestEmailChange: 'POST /profile/email',
  verifyEmailChange: 'POST /profile/email/verify',
  listSessions: 'GET /profile/sessions',
  endSession: 'DELETE /profile/sessions/{sessionId}',
  endOtherSessions: 'DELETE /profile/sessions',
  exportOwnData: 'GET /profile/export',
  eraseAccount: 'DELETE /profile',
  listAddresses: 'GET /profile/addresses',
  addAddress: 'POST /profile/addresses',
  updateAddress: 'PUT /profile/addresses/{addressId}',
  deleteAddress: 'DELETE /profile/addresses/{addressId}',

  listCategories: 'GET /products/categories',
  listProducts: 'GET /products',
  listCategoryProducts: 'GET /products/categories/{categoryId}',
  listPopularProducts: 'GET /products/popular',
  listPopularCategoryProducts: 'GET /products/popular/categories/{categoryId}',
  listFilters: 'GET /products/filters',
  listFacets: 'GET /products/facets',
  suggestProducts: 'GET /products/suggestions',
  listRelatedProducts: 'GET /products/{productId}/related',
  listReadyDesigns: 'GET /products/{productId}/ready-designs',
  getProduct: 'GET /products/{productId}',

  addCartItem: 'POST /carts/items',
  getCart: 'GET /carts/items',
  setCartItemQuantity: 'PUT /carts/items/{cartItemId}',
  setCartItemDesign: 'PUT /carts/items/{cartItemId}/design',
  createCartItemDraft: 'POST /carts/items/{cartItemId}/draft',
  deleteCartItem: 'DELETE /carts/items/{cartItemId}',
  joinGuestCart: 'POST /carts/cart-id/{cartId}/authenticate',
  createGuestCart: 'POST /unauthenticated/carts',
  addGuestCartItem: 'POST /unauthenticated/carts/{cartId}',
  getGuestCart: 'GET /unauthenticated/carts/{cartId}/items',
  setGuestCartItemQuantity: 'PUT /unauthenticated/carts/{cartId}/items/{cartItemId}',
  setGuestCartItemDesign: 'PUT /unauthenticated/carts/{cartId}/items/{cartItemId}/design',
  createGuestCartItemDraft: 'POST /unauthenticated/carts/{cartId}/items/{cartItemId}/draft',
  deleteGuestCartItem: 'DELETE /unauthenticated/carts/{cartId}/items/{cartItemId}',

  checkout: 'POST /checkout',
  checkoutGuestCart: 'POST /unauthenticated/carts/{cartId}/checkout',
  checkoutAsGuest: 'POST /unauthenticated/checkout',
  quoteOrder: 'POST /checkout/quote',
  listDeliveryMethods: 'GET /checkout/delivery-methods',
  listPaymentMethods: 'GET /checkout/payment-methods',
  demoPaymentEvent: 'POST /payments/demo/events',

  listOrders: 'GET /orders',
  getOrder: 'GET /orders/{orderId}',
  reorder: 'POST /orders/{orderId}/reorder',
  withdraw: 'POST /orders/{orderId}/withdrawal',
  withdrawAsGuest: 'POST /unauthenticated/orders/{orderKey}/withdrawal',
  getOrderPayment: 'GET /orders/{orderId}/payment',
  getInvoice: 'GET /orders/{orderId}/invoice',
  listOrderProjects: 'GET /orders/{orderId}/projects',
  updateProject: 'PUT /orders/projects/{projectId}',
  listProjectVersions: 'GET /orders/projects/{projectId}/versions',
  getProof: 'GET /proofs/{proofKey}',
  getProofPage: 'GET /proofs/{proofKey}/pages/{page}',
  answerProof: 'POST /proofs/{proofKey}',
  getGuestOrder: 'GET /unauthenticated/orders/{orderKey}',
  getGuestOrderPayment: 'GET /unauthenticated/orders/{orderKey}/payment',
  getGuestInvoice: 'GET /unauthenticated/orders/{orderKey}/invoice',
  listGuestOrderProjects: 'GET /unauthenticated/orders/{orderKey}/projects',
  updateGuestProject: 'PUT /unauthenticated/orders/{orderKey}/projects/{projectId}',
  listGuestProjectVersions: 'GET /unauthenticated/orders/{orderKey}/projects/{projectId}/versions',
  updateProjectViewer: 'PUT /orders/projects/{projectId}/viewer',
  updateGuestProjectViewer: 'PUT /unauthenticated/orders/{orderKey}/projects/{projectId}/viewer',
  requestReturn: 'POST /orders/{orderId}/returns',
  requestGuestReturn: 'POST /unauthenticated/orders/{orderKey}/returns',
  sendOrderLinks: 'POST /unauthenticated/orders/link',

  uploadPhoto: 'POST /file/customization',
  uploadArMedium: 'POST /file/ar-customization',
  uploadArMediumPoster: 'PUT /file/ar-customization/{attachmentId}/poster',
  uploadArMediumCaptions: 'PUT /file/ar-customization/{attachmentId}/captions',
  takePhotoUpload: 'POST /file/customization/uploads/{uploadId}',
  takeArMediumUpload: 'POST /file/ar-customization/uploads/{uploadId}',
  listGalleryModels: 'GET /file/ar-gallery',

  createDraft: 'POST /drafts',
  listDrafts: 'GET /drafts',
  getDraft: 'GET /drafts/{draftKey}',
  updateDraft: 'PUT /drafts/{draftKey}',
  deleteDraft: 'DELETE /drafts/{draftKey}',
  joinDraft: 'POST /drafts/{draftKey}/authenticate',
  copyDraft: 'POST /drafts/{draftKey}/copies',
  setDraftTitle: 'PUT /drafts/{draftKey}/title',
  shareDraft: 'POST /drafts/{draftKey}/share',
  unshareDraft: 'DELETE /drafts/{draftKey}/share',
  getSharedDesign: 'GET /designs/{shareKey}',
  getDraftRoom: 'GET /drafts/{draftKey}/room',
  createDraftViewer: 'POST /drafts/{draftKey}/viewer',
  getDraftViewer: 'GET /drafts/{draftKey}/viewer',

  getViewer: 'GET /viewers/{viewerCode}',
  openViewer: 'POST /viewers/{viewerCode}',
  countScan: 'POST /viewers/{viewerCode}/scans',

  listCountries: 'GET /location/countries',

  listReviews: 'GET /products/{productId}/reviews',
  addReview: 'POST /reviews/product-id/{productId}',
  addUpvote: 'POST /reviews/{reviewId}/upvote',
  deleteUpvote: 'DELETE /reviews/{reviewId}/upvote',

  getReportSubject: 'GET /reports/{kind}/{subjectId}',
  reportContent: 'POST /reports',
  requestStockNotice: 'POST /stock-notices',
  endStockNotices: 'DELETE /stock-notices/{noticeKey}',
  getTakedown: 'GET /takedowns/{takedownKey}',
  answerTakedown: 'POST /takedowns/{takedownKey}',

  getWishlist: 'GET /wishlist',
  addToWishlist: 'POST /wishlist/product-id/{productId}',
  deleteFromWishlist: 'DELETE /wishlist/product-id/{productId}',
  clearWishlist: 'DELETE /wishlist',

  listBlogs: 'GET /blogs',
  listCategoryBlogs: 'GET /blogs/categories/{categoryId}',
  getBlog: 'GET /blogs/{slug}',

  getShop: 'GET /shop',
  getLegalText: 'GET /legal-texts/{name}',
  getHelp: 'GET /help',
  getShopFrame: 'GET /shop/frame',
  getFrontPage: 'GET /shop/front-page',
} as const;

/** The name of a call. */
export type RouteName = keyof typeof routes;

/**
 * Writes that take an `Idempotency-Key`: repeated with the same key they answer the same and do nothing. Browsers send
 * one along, and repeat them when an answer was lost.
 */
export const repeatableCalls: ReadonlySet<string> = new Set<RouteName>([
  'addAddress',
  'addCartItem',
  'joinGuestCart',
  'createGuestCart',
  'addGuestCartItem',
  'setCartItemDesign',
  'setGuestCartItemDesign',
  'checkout',
  'checkoutGuestCart',
  'checkoutAsGuest',
  'reorder',
  'updateProject',
  'updateGuestProject',
  'createDraft',
  'addReview',
  'requestReturn',
  'requestGuestReturn',
]);

/** Fills a path's places: `pathOf('GET /orders/{orderId}', {orderId})` is `/orders/…`. */
export function pathOf(route: string, params: Record<string, string | number> = {}): string {
  return route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The method of a route. */
export function methodOf(route: string): string {
  return route.slice(0, route.indexOf(' '));
}
