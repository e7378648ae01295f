/**
 * The documents that a shop makes of an order: what was paid, what was paid instead after the order was edited, and what
 * went back.
 */
export const documentKinds = ['invoice', 'correction', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Why an order bears no tax: it goes where the shop has none to charge (`outside`), a company in another country of the
 * European Union pays it (`reverse_charge`), or the shop is a small business that charges none (`small_business`).
 */
export const taxReasons = ['outside', 'reverse_charge', 'small_business'] as const;
export type TaxReason = (typeof taxReasons)[number];

/**
 * Whose tax the shop charges within the European Union: that of the country of delivery (`destination`, declared by the
 * One-Stop Shop), its own everywhere (`home`, up to the threshold of small sales abroad), or none (`exempt`, a small
 * business).
 */
export const taxModes = ['destination', 'home', 'exempt'] as const;
export type TaxMode = (typeof taxModes)[number];
