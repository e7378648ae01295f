import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey, moment } from '../platform/db/columns.ts';
import { copied, impersonal, inStore, excludedFromCopy, ofParent, personal } from '../platform/db/personal-data.ts';
import type { MediumOnPhoto } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { printedText } from '../orders/order-expressions.ts';
import { orderLines, orders } from '../orders/tables.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuidKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    orderLineId: impersonal(
      uuid('order_line_id')
        .notNull()
        .unique()
        .references(() => orderLines.id, { onDelete: 'cascade' }),
    ),
    /** Unguessable: anyone who has it may look. */
    viewerCode: personal(text('viewer_code').notNull().unique(), copied),
    /** Set while its owner keeps it closed. */
    viewerClosedAt: impersonal(moment('viewer_closed_at')),
    viewerExpiresAt: impersonal(moment('viewer_expires_at')),
    /** Of its pass phrase, as passwords are hashed; null without one. */
    viewerPassHash: personal(text('viewer_pass_hash'), excludedFromCopy('a secret')),
    /** The key of the page that explains why its viewer was taken down; null while it can be shown. */
    takedownKey: personal(text('takedown_key'), copied),
    /** Of the proof that the customer accepted by paying, or by their last change; null for projects from before it was stored. */
    proofChecksum: impersonal(text('proof_checksum')),
    createdAt: createdAt(),
    updatedAt: impersonal(moment('updated_at').notNull().defaultNow()),
  },
  (table) => [index('projects_order').on(table.orderId)],
);

export const projectItems = pgTable(
  'project_items',
  {
    id: uuidKey(),
    projectId: impersonal(
      uuid('project_id')
        .notNull()
        .references(() => projects.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull().default(0)),
    customization: personal(jsonb('customization').$type<SoldSlot>().notNull(), copied),
  },
  (table) => [
    index('project_items_project').on(table.projectId),
    index('project_items_search_text').using('gin', sql`${printedText(table.customization)} gin_trgm_ops`),
    index('project_items_named').using('gin', table.customization.op('jsonb_path_ops')).with({ fastupdate: false }),
  ],
);

/** What a slot showed before each exchange, so that it can be put back. */
export const projectItemVersions = pgTable(
  'project_item_versions',
  {
    id: uuidKey(),
    projectItemId: impersonal(
      uuid('project_item_id')
        .notNull()
        .references(() => projectItems.id, { onDelete: 'cascade' }),
    ),
    arCustomization: personal(jsonb('ar_customization').$type<MediumOnPhoto>(), copied),
    /** The whole slot before a change of what is printed; null when only the medium was exchanged. */
    customization: personal(jsonb('customization').$type<SoldSlot>(), copied),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_item_versions_item').on(table.projectItemId),
    index('project_item_versions_named')
      .using('gin', table.customization.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    index('project_item_versions_medium')
      .using('gin', table.arCustomization.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
  ],
);

export const personalRows = [
  inStore(projects),
  ofParent(projectItems, projectItems.projectId),
  ofParent(projectItemVersions, projectItemVersions.projectItemId),
];
