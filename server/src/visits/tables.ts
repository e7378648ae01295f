import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeviceClass, VisitStep } from '@afterimage/contract/values/visits.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** How often each step was taken on a day of the shop: sums alone, nothing of a single visit is stored. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: impersonal(date('day', { mode: 'string' }).notNull()),
    step: impersonal(text('step').$type<VisitStep>().notNull()),
    locale: impersonal(text('locale').notNull()),
    device: impersonal(text('device').$type<DeviceClass>().notNull()),
    count: impersonal(integer('count').notNull()),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.locale, table.device] })],
);
