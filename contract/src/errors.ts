/** Every way a call can fail: code -> HTTP status and the sentence a person reads. The list is closed. */
export const errors = {
  INVALID_REQUEST: { status: 400, description: 'Some of what was sent is not right. Please check the marked fields.' },
  MALFORMED_BODY: { status: 400, description: 'The request could not be read.' },
  TOKEN_INVALID: { status: 400, description: 'This link has expired or was used already. Please ask for a new one.' },
  UNAUTHENTICATED: { status: 401, description: 'Please sign in to go on.' },
  INVALID_CREDENTIALS: { status: 401, description: 'The e-mail address or the password is wrong.' },
  ACCOUNT_NOT_VERIFIED: {
    status: 403,
    description: 'Please confirm your e-mail address first. We have sent you a new link.',
  },
  PASS_PHRASE_NEEDED: { status: 403, description: 'This print is kept private: please enter its pass phrase.' },
  PASS_PHRASE_WRONG: { status: 403, description: 'That is not the pass phrase.' },
  SIGNATURE_INVALID: { status: 403, description: 'This address is not signed, or its signature has expired.' },
  NOT_FOUND: { status: 404, description: 'There is nothing at this address.' },
  PRODUCT_NOT_FOUND: { status: 404, description: 'We do not have this product.' },
  CATEGORY_NOT_FOUND: { status: 404, description: 'We do not have this category.' },
  CART_NOT_FOUND: { status: 404, description: 'This cart does not exist any more.' },
  LINE_NOT_FOUND: { status: 404, description: 'This item is not in the cart any more.' },
  SESSION_NOT_FOUND: { status: 404, description: 'This device is not signed in any more.' },
  ADDRESS_NOT_FOUND: { status: 404, description: 'This address does not exist any more.' },
  ORDER_NOT_FOUND: { status: 404, description: 'We cannot find this order.' },
  PROJECT_NOT_FOUND: { status: 404, description: 'We cannot find this project.' },
  PAYMENT_NOT_FOUND: { status: 404, description: 'We cannot find this payment.' },
  INVOICE_NOT_FOUND: { status: 404, description: 'There is an invoice once the order is paid.' },
  FILE_NOT_FOUND: { status: 404, description: 'We cannot find this file.' },
  DRAFT_NOT_FOUND: { status: 404, description: 'This design does not exist any more.' },
  VIEWER_NOT_FOUND: { status: 404, description: 'We do not know this code.' },
  COUPON_NOT_FOUND: { status: 404, description: 'We do not know this code.' },
  METHOD_NOT_ALLOWED: { status: 405, description: 'This address does not take this kind of request.' },
  OUT_OF_STOCK: { status: 409, description: 'There is not enough in stock.' },
  QUANTITY_LIMIT: { status: 409, description: 'A cart takes at most 99 of one item.' },
  CART_FULL: { status: 409, description: 'A cart takes at most 100 different items.' },
  CART_EMPTY: { status: 409, description: 'The cart is empty.' },
  WISHLIST_FULL: { status: 409, description: 'A wishlist takes at most 500 products.' },
  EMAIL_TAKEN: { status: 409, description: 'There is another account with this e-mail address.' },
  OWN_REVIEW: { status: 409, description: 'A review is upvoted by others than its author.' },
  ORDER_CLOSED: { status: 409, description: 'This order cannot be changed any more.' },
  DRAFT_CHANGED: { status: 409, description: 'This design was changed in another place.' },
  PRODUCTION_STARTED: { status: 409, description: 'We are making this already: only its media can be changed.' },
  TOTAL_CHANGED: {
    status: 409,
    description: 'The total has changed. Please look at it again before you pay.',
  },
  COUPON_EXPIRED: { status: 409, description: 'This code is not valid any more.' },
  COUPON_NOT_YET: { status: 409, description: 'This code is not valid yet.' },
  COUPON_USED_UP: { status: 409, description: 'This code has been used as often as it can be.' },
  COUPON_USED_BEFORE: { status: 409, description: 'You have used this code already.' },
  VIEWER_CLOSED: { status: 410, description: 'Whoever made this has closed it.' },
  VIEWER_EXPIRED: { status: 410, description: 'This could be seen for a while only, which is over.' },
  BODY_TOO_LARGE: { status: 413, description: 'This is more than we can take in one request.' },
  FILE_TOO_LARGE: { status: 413, description: 'This file is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, description: 'This kind of content is not accepted here.' },
  FILE_TYPE_UNSUPPORTED: { status: 415, description: 'We cannot use this kind of file.' },
  FILE_UNREADABLE: { status: 422, description: 'This file is damaged, or not what its name says.' },
  PASSWORD_WRONG: { status: 422, description: 'This is not your present password.' },
  VARIANT_INVALID: { status: 422, description: 'Please choose a colour and a size that exist.' },
  CUSTOMIZATION_INVALID: { status: 422, description: 'The personalisation does not fit this product.' },
  DELIVERY_INVALID: { status: 422, description: 'We cannot deliver there in this way.' },
  COUPON_MINIMUM: { status: 422, description: 'The goods are not worth enough for this code.' },
  IDEMPOTENCY_MISMATCH: { status: 422, description: 'The same Idempotency-Key came with a different request.' },
  TOO_MANY_REQUESTS: { status: 429, description: 'That was a little too often. Please try again in a moment.' },
  INTERNAL: { status: 500, description: 'Something went wrong on our side. Nothing was lost; please try again.' },
  UNAVAILABLE: { status: 503, description: 'The shop is not ready yet. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; description: string }>;

/** The code of a failure, as it stands in `status.code` of a failure's body. */
export type ErrorCode = keyof typeof errors;

/** A line of a cart for which the stock does not suffice. */
export interface ShortLine {
  cartItemId: string | null;
  productId: number;
  variantId: number;
  name: string;
  requested: number;
  available: number;
}

/** What goes along with a failure: messages per field (path to message), the lines that lack stock. */
export interface FailureFacts {
  description?: string;
  fields?: Record<string, string>;
  lines?: ShortLine[];
  /** What is asked for at least, in minor units. */
  minimum?: number;
  /** When to try again; goes into the header, not into the body. */
  retryAfterSeconds?: number;
}

/** The body of every failed call. */
export interface FailureBody {
  status: {
    code: ErrorCode;
    description: string;
    fields?: Record<string, string>;
    lines?: ShortLine[];
    minimum?: number;
  };
  message: string;
}

/** The body of a failure (D3.20); `message` repeats the description for clients that read only that. */
export function failureBody(code: ErrorCode, facts: FailureFacts = {}): FailureBody {
  const description = facts.description ?? errors[code].description;
  return {
    status: {
      code,
      description,
      ...(facts.fields && { fields: facts.fields }),
      ...(facts.lines && { lines: facts.lines }),
      ...(facts.minimum !== undefined && { minimum: facts.minimum }),
    },
    message: description,
  };
}
