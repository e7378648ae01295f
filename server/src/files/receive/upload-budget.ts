import { and, eq, isNull, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { networkOf, type Throttle } from '../../platform/rate-limit/rate-limits.ts';
import { words } from '../file.words.ts';
import { files } from '../tables.ts';

/** Fails when somebody at this network address sends too much, or when there is too much that nobody has ordered. */
export type DemandBudget = (address: string, bytes: number) => Promise<void>;

interface BudgetParts {
  db: Database;
  throttle: Throttle;
  /** How many bytes may lie here that nobody has ordered. */
  maxUnorderedBytes: number;
}

export function uploadBudget({ db, throttle, maxUnorderedBytes }: BudgetParts): DemandBudget {
  return async (address, bytes) => {
    const network = networkOf(address);
    await throttle.take('upload from an address', network);
    await throttle.take('uploaded kilobytes from an address', network, Math.max(1, Math.ceil(bytes / 1024)));
    if ((await unorderedBytes(db)) + bytes > maxUnorderedBytes)
      fail('UNAVAILABLE', (locale) => ({ description: inLocale(words, locale).noRoom }));
  };
}

async function unorderedBytes(db: Database): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(isNull(files.orderedAt), eq(files.shared, false)));
  return sum?.bytes ?? 0;
}
