import { pgTable, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../platform/db/personal-data.ts';

export const countries = pgTable('countries', {
  code: impersonal(text('code').primaryKey()),
  name: impersonal(text('name').notNull()),
  postalCodePattern: impersonal(text('postal_code_pattern')),
});
