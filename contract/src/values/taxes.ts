/** The documents that a shop makes of an order: what was paid, and what went back. */
export const documentKinds = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Why an order bears no tax: it goes where the shop has none to charge (`outside`), a company in another country of the
 * European Union pays it (`reverse_charge`), or the shop is a small business that charges none (`small_business`).
 */
export const taxReasons = ['outside', 'reverse_charge', 'small_business'] as const;
export type TaxReason = (typeof taxReasons)[number];
