import { and, eq, inArray, max, sql, sum } from 'drizzle-orm';
import type { ProjectViewer, ProjectViewerChange, ScanCounts } from '@afterimage/contract/viewer.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { scanCounts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import type { ReadViewers } from '../projects/read-projects.ts';
import { viewerUrl } from './draft-viewers.ts';
import type { SignExport } from './export-url.ts';
import { medianLockMs } from './lock-times.ts';
import { hashPhrase } from './pass-phrase.ts';
import { words } from './viewer.words.ts';

interface ProjectViewerParts {
  shopUrl(): string;
  signExport: SignExport;
}

/** Gives the viewers of projects as their owner sees them. */
export function viewerReader({ shopUrl, signExport }: ProjectViewerParts): ReadViewers {
  return async (db, rows) => {
    const scans = await readScans(
      db,
      rows.map(({ id }) => id),
    );
    return (row): ProjectViewer => ({
      url: viewerUrl(shopUrl(), row.viewerCode),
      closed: row.viewerClosedAt !== null,
      expiresAt: row.viewerExpiresAt?.toISOString() ?? null,
      hasPassPhrase: row.viewerPassHash !== null,
      scans: scans.get(row.id) ?? noScans,
      exportUrl: signExport(row.id),
      ...(row.takedownKey !== null && { takedownKey: row.takedownKey }),
    });
  };
}

const noScans: ScanCounts = { opened: 0, locked: 0, medianLockMs: null, lastOpenedOn: null };

/** What was counted of these projects, all days together; nothing for one that was never scanned. */
async function readScans(db: Database, projectIds: readonly string[]): Promise<Map<string, ScanCounts>> {
  if (projectIds.length === 0) return new Map();
  const isOne = inArray(scanCounts.projectId, [...projectIds]);
  const days = await db
    .select({
      projectId: scanCounts.projectId,
      opened: sum(scanCounts.opened).mapWith(Number),
      lastOpenedOn: max(sql<string | null>`case when ${scanCounts.opened} > 0 then ${scanCounts.day} end`).mapWith(
        String,
      ),
    })
    .from(scanCounts)
    .where(isOne)
    .groupBy(scanCounts.projectId);
  const locks = await db.execute<{ projectId: string; times: string[] }>(sql`
    select project_id as "projectId", array_agg(total order by place) as times from (
      select project_id, place, sum(count) as total
      from ${scanCounts}, unnest(lock_times) with ordinality as times(count, place)
      where ${isOne} group by project_id, place
    ) as totals group by project_id`);
  const timesOf = new Map(locks.rows.map(({ projectId, times }) => [projectId, times.map(Number)]));
  return new Map(
    days.map(({ projectId, opened, lastOpenedOn }) => {
      const times = timesOf.get(projectId) ?? [];
      const locked = times.reduce((total, count) => total + count, 0);
      return [projectId, { opened, locked, medianLockMs: medianLockMs(times), lastOpenedOn }];
    }),
  );
}

/**
 * Closes, opens, ends or locks the viewer of a project of the owner's. One statement writes what is named and nothing
 * else, so that two changes of different things at once are both kept.
 */
export async function changeProjectViewer(
  db: Database,
  { owner, projectId }: { owner: OrderOwner; projectId: string },
  change: ProjectViewerChange,
  readViewers: ReadViewers,
): Promise<ProjectViewer> {
  const isIt = and(
    eq(projects.id, projectId),
    inArray(projects.orderId, db.select({ id: orders.id }).from(orders).where(isOwners(owner))),
  );
  const [before] = await db.select().from(projects).where(isIt);
  if (!before) fail('PROJECT_NOT_FOUND');
  const values = await columnsOf(change);
  const [row] =
    Object.keys(values).length > 0 ? await db.update(projects).set(values).where(isIt).returning() : [before];
  if (!row) return fail('PROJECT_NOT_FOUND');
  return (await readViewers(db, [row]))(row);
}

/** By its offset a moment of the year 9999 may lie in the next, which no client can write down any more. */
const latest = Date.UTC(9999, 11, 31, 23, 59, 59);

async function columnsOf({ closed, expiresAt, passPhrase }: ProjectViewerChange) {
  const ends = typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt;
  if (ends && ends.getTime() <= Date.now())
    fail('INVALID_REQUEST', (locale) => ({ fields: { expiresAt: inLocale(words, locale).past } }));
  if (ends && ends.getTime() > latest)
    fail('INVALID_REQUEST', (locale) => ({ fields: { expiresAt: inLocale(words, locale).far } }));
  return {
    ...(closed !== undefined && { viewerClosedAt: closed ? sql`coalesce(${projects.viewerClosedAt}, now())` : null }),
    ...(ends !== undefined && { viewerExpiresAt: ends }),
    ...(passPhrase !== undefined && { viewerPassHash: passPhrase === null ? null : await hashPhrase(passPhrase) }),
  };
}
