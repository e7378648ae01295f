import * as z from 'zod';

/** The number of a page, from 0 (D7.39). */
export const pageNum = z.coerce.number().int().min(0).max(1_000_000).default(0);

/** The length of a page: 1 to `max`, `fallback` when absent (D7.39). */
export const pageSize = (max: number, fallback: number) => z.coerce.number().int().min(1).max(max).default(fallback);
