import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Extra } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { effectsOf, sizesOfPieces } from '@afterimage/scene/apply-effects.ts';
import { attributeValues, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';

interface Line {
  variantId: number;
  quantity: number;
  extraList: readonly Extra[];
  customizationList: readonly SoldSlot[];
}

/** A further piece that a choice of a line brings, as many times as the line is ordered. */
export interface FurtherPiece<Of extends Line> {
  line: Of;
  /** Of the same color in the chosen size; null where the product has none. */
  variantId: number | null;
  quantity: number;
}

const sizesOf = ({ extraList, customizationList }: Line): string[] =>
  sizesOfPieces(effectsOf([...extraList, ...customizationList.flatMap(({ sold }) => sold)]));

const sibling = alias(variants, 'sibling');

/** The further pieces of these lines; one query, and none where there are no such choices. */
export async function furtherPieces<Of extends Line>(db: Database, lines: readonly Of[]): Promise<FurtherPiece<Of>[]> {
  const neededPieces = lines.flatMap((line) => sizesOf(line).map((size) => ({ line, size })));
  if (neededPieces.length === 0) return [];
  const rows = await db
    .select({ of: variants.id, size: attributeValues.code, variantId: sibling.id })
    .from(variants)
    .innerJoin(
      sibling,
      and(eq(sibling.productId, variants.productId), sql`${sibling.colorId} is not distinct from ${variants.colorId}`),
    )
    .innerJoin(attributeValues, eq(attributeValues.id, sibling.sizeId))
    .where(
      and(
        inArray(variants.id, [...new Set(neededPieces.map(({ line }) => line.variantId))]),
        inArray(attributeValues.code, [...new Set(neededPieces.map(({ size }) => size))]),
      ),
    );
  const variantIds = new Map(rows.map(({ of, size, variantId }) => [`${of} ${size}`, variantId]));
  return neededPieces.map(({ line, size }) => ({
    line,
    variantId: variantIds.get(`${line.variantId} ${size}`) ?? null,
    quantity: line.quantity,
  }));
}

/** Those of the pieces that there are, as stock counts them. */
export const stockedPieces = (
  pieces: readonly Pick<FurtherPiece<Line>, 'variantId' | 'quantity'>[],
): { variantId: number; quantity: number }[] =>
  pieces.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]));
