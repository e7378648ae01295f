import { sql } from 'drizzle-orm';
import type { DeviceClass, VisitStep } from '@afterimage/contract/values/visits.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { visitCounts } from './tables.ts';

/** One step of somebody of whom nothing else is known. */
export interface CountedStep {
  step: VisitStep;
  locale: Locale;
  device: DeviceClass;
}

const textOf = ({ step, locale, device }: CountedStep): string => JSON.stringify([step, locale, device]);

/** Adds steps up in memory, so that a visit costs the database nothing, and writes the sums from time to time. */
export class VisitCounter {
  #counts = new Map<string, number>();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  count(step: CountedStep): void {
    const key = textOf(step);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Adds what was counted since the last time to the present day of the shop; what cannot be written is kept. */
  async write(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      const { timeZone } = await readShopSettings(this.#db);
      // in one order, so that two processes never wait for each other
      const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const rows = sorted.map(([key, count]) => {
        const [step, locale, device] = JSON.parse(key) as [VisitStep, Locale, DeviceClass];
        return { day: sql`(now() at time zone ${timeZone})::date`, step, locale, device, count };
      });
      await this.#db
        .insert(visitCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [visitCounts.day, visitCounts.step, visitCounts.locale, visitCounts.device],
          set: { count: sql`${visitCounts.count} + excluded.count` },
        });
    } catch (error) {
      for (const [key, count] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
      throw error;
    }
  }
}
