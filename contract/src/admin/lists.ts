import * as z from 'zod';

const columnName = /^[a-z][\w-]*$/i;

/** The condition of a list, as `values/list-filters.ts` reads it. */
const filterText = z.string().max(4000);

/** The order of a list: a column, with `-` before it from the greatest to the least. */
const sortText = z
  .string()
  .max(61)
  .regex(/^-?[a-z][\w-]*$/i);

/** What a list is asked for besides its page. */
export const listCondition = {
  filter: filterText.optional(),
  /** Looked for in what the list is searched by. */
  text: z.string().trim().max(200).optional(),
};

/** One page of a list; the next begins after `nextCursor` of the one before. */
export const listQuery = z.strictObject({
  ...listCondition,
  sort: sortText.optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ListQuery = z.infer<typeof listQuery>;

/** A list as a file: the rows that a condition selects, in an order, with the columns that are named. */
export const listFileQuery = z.strictObject({
  ...listCondition,
  sort: sortText.optional(),
  columns: z
    .string()
    .max(1000)
    .transform((text) => text.split(','))
    .refine((columns) => columns.every((column) => columnName.test(column)))
    .optional(),
  /** Whether the file begins with the mark by which spreadsheets recognize UTF-8. */
  bom: z.stringbool().default(true),
});
export type ListFileQuery = z.infer<typeof listFileQuery>;

/** How many there are, counted so far; with `capped` there are more than that: "10,000+". */
export const cappedCount = z.strictObject({ count: z.int(), capped: z.boolean() });
export type CappedCount = z.infer<typeof cappedCount>;

/** The reply of a list. */
export const listPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ itemList: z.array(item), nextCursor: z.string().nullable(), total: cappedCount });
