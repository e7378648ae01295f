import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** So many values share a `bigint`, whose highest bit is its sign. */
const width = 62;

/** Which of some values something has, as the bits of as many `bigint` columns as it takes. */
export interface ValueMasks {
  /** The bits of the value in a column, one expression for each mask; 0 for any other value. */
  bitsOf(column: SQLWrapper): SQL[];
  /** Whether the masks have one of these values. */
  hasOneOf(masks: readonly SQLWrapper[], ids: readonly number[]): SQL;
}

/** Masks for the values with these ids. */
export function valueMasks(ids: readonly number[]): ValueMasks {
  const parts: number[][] = [];
  for (let begin = 0; begin < ids.length; begin += width) parts.push(ids.slice(begin, begin + width));
  const bitsOf = (column: SQLWrapper) =>
    parts.map((part) => {
      const cases = part.map((id, bit) => sql`when ${id}::int then ${bitText(bit)}::bigint`);
      return sql`case ${column} ${sql.join(cases, sql` `)} else 0::bigint end`;
    });
  const hasOneOf = (masks: readonly SQLWrapper[], wanted: readonly number[]) => {
    const partMasks = parts.flatMap((part, index) => {
      const mask = masks[index];
      const bits = part.reduce((sum, id, bit) => (wanted.includes(id) ? sum + (1n << BigInt(bit)) : sum), 0n);
      return mask && bits > 0n ? [sql`(${mask} & ${String(bits)}::bigint) <> 0`] : [];
    });
    return partMasks.length > 0 ? sql`(${sql.join(partMasks, sql` or `)})` : sql`false`;
  };
  return { bitsOf, hasOneOf };
}

const bitText = (bit: number) => String(1n << BigInt(bit));
