import { asc } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';

/** A value of an attribute that a file names and the shop may not have yet. */
export interface NamedValue {
  attribute: string;
  code: string;
  name: string;
  swatch: string | null;
}

export interface NamedCategory {
  id: string;
  name: string;
}

/** What products may name. A dry run adds to it too, with ids that are never written. */
export interface KnownCodes {
  valueId(attribute: string, code: string): number | undefined;
  hasCategory(id: string): boolean;
  addValue(attribute: string, code: string, id: number): void;
  addCategory(id: string): void;
  addAttribute(id: string): void;
  hasAttribute(id: string): boolean;
}

export async function readKnownCodes(db: Database): Promise<KnownCodes> {
  const { id, attributeId, code } = attributeValues;
  const valueRows = await db.select({ id, attributeId, code }).from(attributeValues).orderBy(asc(id));
  const values = new Map(valueRows.map((row) => [`${row.attributeId}:${row.code}`, row.id]));
  const categoryIds = new Set((await db.select({ id: categories.id }).from(categories)).map((row) => row.id));
  const attributeIds = new Set((await db.select({ id: attributes.id }).from(attributes)).map((row) => row.id));
  return {
    valueId: (attribute, name) => values.get(`${attribute}:${name}`),
    hasCategory: (name) => categoryIds.has(name),
    addValue: (attribute, name, valueId) => void values.set(`${attribute}:${name}`, valueId),
    addCategory: (name) => void categoryIds.add(name),
    addAttribute: (name) => void attributeIds.add(name),
    hasAttribute: (name) => attributeIds.has(name),
  };
}
