import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../platform/db/personal-data.ts';

/**
 * What has texts that can be translated. The names are those of the tables, one row of each; the ways of delivery stand
 * in the code.
 */
export const translatableEntities = [
  'product',
  'category',
  'attribute',
  'attribute_value',
  'customization',
  'extra',
  'blog',
  'blog_category',
  'coupon',
  'delivery_method',
  'gallery_model',
  'tax_rate',
  'review',
] as const;
export type TranslatableEntity = (typeof translatableEntities)[number];

/**
 * Texts of the shop's data in further languages. The shop's first language stands in the rows themselves and is shown
 * wherever a text is missing here. Triggers delete the translations of a row together with the row.
 */
export const translations = pgTable(
  'translations',
  {
    entity: impersonal(text('entity').$type<TranslatableEntity>().notNull()),
    /** The primary key of the row, as text. */
    entityId: impersonal(text('entity_id').notNull()),
    locale: impersonal(text('locale').notNull()),
    /** The name of the field in the code; `alt:<url>` and `surface:<id>` for parts of one. */
    field: impersonal(text('field').notNull()),
    text: impersonal(text('text').notNull()),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.locale, table.field] })],
);
