import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Region } from '@afterimage/scene/region.ts';
import { createdAt, moment } from '../platform/db/columns.ts';
import { impersonal, inStore, excludedFromCopy, personal } from '../platform/db/personal-data.ts';

/** All that a target is made of: what is seen where a photo is printed, and where the photos lie in the store. */
export interface TargetRecipe {
  region: Region;
  /** As `original` is told apart from `shown`, which people see and which has fewer pixels; by the photos' ids. */
  photos: Record<string, { shown: string; original: string | null }>;
}

/**
 * Photos as they are printed, prepared for the tracker. The hash is that of all that goes into one, so that what is
 * printed alike is made once, whatever project or draft it belongs to. A row stands before its files are made, and
 * says how to make them.
 */
export const targets = pgTable(
  'targets',
  {
    /** SHA-256, hex. */
    hash: impersonal(text('hash').primaryKey()),
    recipe: personal(jsonb('recipe').$type<TargetRecipe>().notNull(), excludedFromCopy('follows from the photos')),
    /** The photos in it: when one of them is deleted, so is this. */
    photoIds: personal(uuid('photo_ids').array().notNull(), excludedFromCopy('the copy has the photos')),
    /** Where the pack and the picture from which it was compiled lie in the store; null until they are made. */
    packKey: impersonal(text('pack_key')),
    pictureKey: impersonal(text('picture_key')),
    packBytes: impersonal(integer('pack_bytes')),
    pictureBytes: impersonal(integer('picture_bytes')),
    /** Pixels of the picture that is compiled. */
    width: impersonal(integer('width').notNull()),
    height: impersonal(integer('height').notNull()),
    createdAt: createdAt(),
    /** The day on which it was last asked for, at least: what nobody asks for is deleted, and made again when needed. */
    usedAt: impersonal(moment('used_at').notNull().defaultNow()),
  },
  (table) => [index('targets_used').on(table.usedAt), index('targets_photos').using('gin', table.photoIds)],
);

export const personalRows = [inStore(targets)];
