import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelPart, ModelSize } from '@afterimage/contract/admin/product-model.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { MovementReason } from '@afterimage/contract/values/catalogue-desk.ts';
import { variants } from '../catalogue/tables.ts';
import { operators } from '../operators/tables.ts';
import { createdAt, numberKey, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/**
 * The changes of a stock by operators and by files that were imported. Sales are not among them: what was sold between two movements is the difference of
 * `stockAfter` of the first and `stockBefore` of the second.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: numberKey(),
    variantId: impersonal(
      integer('variant_id')
        .notNull()
        .references(() => variants.id, { onDelete: 'cascade' }),
    ),
    change: impersonal(integer('change').notNull()),
    stockBefore: impersonal(integer('stock_before').notNull()),
    stockAfter: impersonal(integer('stock_after').notNull()),
    reason: impersonal(text('reason').$type<MovementReason>().notNull()),
    note: impersonal(text('note').notNull().default('')),
    operatorId: impersonal(uuid('operator_id').references(() => operators.id)),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, table.id),
    check('stock_movements_change', sql`${table.stockAfter} - ${table.stockBefore} = ${table.change}`),
  ],
);

/** Where the files of a picture lie in the store, by width and format: `640.avif`. */
export type PictureKeys = Readonly<Record<string, string>>;

/** Pictures that operators have sent, or that came with an imported file. A product names them by their address. */
export const productPictures = pgTable('product_pictures', {
  id: uuidKey(),
  picture: impersonal(jsonb('picture').$type<Picture>().notNull()),
  keys: impersonal(jsonb('keys').$type<PictureKeys>().notNull()),
  createdAt: createdAt(),
});

/** Models (GLB) that operators have sent, or that came with an import. A product names one by its address. */
export const productModels = pgTable('product_models', {
  /** The SHA-256 of its bytes, in hexadecimal. */
  id: impersonal(text('id').primaryKey()),
  storageKey: impersonal(text('storage_key').notNull()),
  bytes: impersonal(integer('bytes').notNull()),
  triangles: impersonal(integer('triangles').notNull()),
  size: impersonal(jsonb('size').$type<ModelSize>().notNull()),
  partList: impersonal(jsonb('part_list').$type<ModelPart[]>().notNull()),
  /** When it was sent last. */
  createdAt: createdAt(),
});
