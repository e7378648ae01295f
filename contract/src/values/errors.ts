/**
 * Every way a call can fail: code -> HTTP status. The list is closed. What a code says to a person is in
 * `words/src/failure.words.ts`, in each language.
 */
export const errors = {
  INVALID_REQUEST: { status: 400 },
  MALFORMED_BODY: { status: 400 },
  TOKEN_INVALID: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  PASSKEY_INVALID: { status: 401 },
  SIGN_IN_REFUSED: { status: 401 },
  ACCOUNT_NOT_VERIFIED: { status: 403 },
  PASS_PHRASE_NEEDED: { status: 403 },
  PASS_PHRASE_WRONG: { status: 403 },
  SIGNATURE_INVALID: { status: 403 },
  CROSS_SITE: { status: 403 },
  NOT_ALLOWED: { status: 403 },
  SIGN_IN_AGAIN: { status: 403 },
  NOT_FOUND: { status: 404 },
  PRODUCT_NOT_FOUND: { status: 404 },
  CATEGORY_NOT_FOUND: { status: 404 },
  CART_NOT_FOUND: { status: 404 },
  LINE_NOT_FOUND: { status: 404 },
  SESSION_NOT_FOUND: { status: 404 },
  ADDRESS_NOT_FOUND: { status: 404 },
  ORDER_NOT_FOUND: { status: 404 },
  PROJECT_NOT_FOUND: { status: 404 },
  PAYMENT_NOT_FOUND: { status: 404 },
  REFUND_NOT_FOUND: { status: 404 },
  INVOICE_NOT_FOUND: { status: 404 },
  FILE_NOT_FOUND: { status: 404 },
  DRAFT_NOT_FOUND: { status: 404 },
  PROOF_NOT_FOUND: { status: 404 },
  DESIGN_NOT_FOUND: { status: 404 },
  VIEWER_NOT_FOUND: { status: 404 },
  COUPON_NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  OUT_OF_STOCK: { status: 409 },
  PRODUCT_ORDERED: { status: 409 },
  VALUE_IN_USE: { status: 409 },
  QUANTITY_LIMIT: { status: 409 },
  PIECES_LIMIT: { status: 409 },
  HOLD_LIMIT: { status: 409 },
  CART_FULL: { status: 409 },
  CART_EMPTY: { status: 409 },
  WISHLIST_FULL: { status: 409 },
  EMAIL_TAKEN: { status: 409 },
  OWN_REVIEW: { status: 409 },
  TAKEDOWN_ANSWERED: { status: 409 },
  CASE_DECIDED: { status: 409 },
  ORDER_CLOSED: { status: 409 },
  LINE_STATE: { status: 409 },
  PROOF_CLOSED: { status: 409 },
  DRAFT_CHANGED: { status: 409 },
  RECORD_CHANGED: { status: 409 },
  ACT_DONE: { status: 409 },
  IMPORT_RUNNING: { status: 409 },
  LAST_OWNER: { status: 409 },
  LAST_FACTOR: { status: 409 },
  REFUND_LIMIT: { status: 409 },
  PRODUCTION_STARTED: { status: 409 },
  TOTAL_CHANGED: { status: 409 },
  COUPON_EXPIRED: { status: 409 },
  COUPON_NOT_YET: { status: 409 },
  COUPON_USED_UP: { status: 409 },
  COUPON_USED_BEFORE: { status: 409 },
  VIEWER_CLOSED: { status: 410 },
  VIEWER_EXPIRED: { status: 410 },
  TAKEN_DOWN: { status: 410 },
  BODY_TOO_LARGE: { status: 413 },
  FILE_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  FILE_TYPE_UNSUPPORTED: { status: 415 },
  FILE_UNREADABLE: { status: 422 },
  PASSWORD_WRONG: { status: 422 },
  VARIANT_INVALID: { status: 422 },
  CUSTOMIZATION_INVALID: { status: 422 },
  DELIVERY_INVALID: { status: 422 },
  PAYMENT_METHOD_INVALID: { status: 422 },
  COUPON_MINIMUM: { status: 422 },
  IDEMPOTENCY_MISMATCH: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  UNAVAILABLE: { status: 503 },
} as const satisfies Record<string, { status: number }>;

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
export function failureBody(code: ErrorCode, facts: FailureFacts & { description: string }): FailureBody {
  const { description } = facts;
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
