import type { ProductRecord } from './product-record.ts';

/** What a product is to become; `before` and `id` are null when it is new. */
export interface ProductChange {
  id: number | null;
  before: ProductRecord | null;
  after: ProductRecord;
}

/** A change with the id that the product has by now. */
export interface PlacedChange extends ProductChange {
  id: number;
}
