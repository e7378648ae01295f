import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/store/store.ts';
import { orderLineStates } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { PlateNames } from '../../print/plates.ts';
import { readPrintContent } from '../../print/print-content.ts';
import { readProjectScene } from '../../print/project-scene.ts';
import { printFiles } from '../../print/tables.ts';
import { projects } from '../../projects/tables.ts';
import { preflights } from '../tables.ts';
import { levelOf, preflightOf } from './preflight.ts';
import { printPages } from './print-pages.ts';
import { readFacts } from './read-facts.ts';

export interface PreflightParts {
  db: Database;
  store: FileStore;
  shopUrl: () => string;
  /** What the plates are called in files that do not say it. */
  plateNames: PlateNames;
}

/**
 * Checks the print file of a project and stores what was found with the file's content; nothing when there is no file
 * yet. May be called again and at the same time.
 */
export async function makePreflight(projectId: string, parts: PreflightParts): Promise<void> {
  const { db, store, shopUrl, plateNames } = parts;
  const [file] = await db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
  const scene = file && (await readProjectScene(db, projectId, shopUrl()));
  if (!file || !scene) return;
  const content = await readPrintContent(db, projectId, {
    shopUrl: shopUrl(),
    plateNames: file.plateNames ?? plateNames,
  });
  const isCurrent = content?.about.hash === file.contentHash;
  const pdf = await buffer(await store.open(file.storageKey));
  const itemList = preflightOf(await readFacts(scene, { store, pdf, isCurrent }));
  const found = {
    contentHash: file.contentHash,
    level: levelOf(itemList),
    itemList,
    pageList: printPages(scene.surfaceList),
    createdAt: sql`clock_timestamp()`,
  };
  await db
    .insert(preflights)
    .values({ projectId, ...found })
    .onConflictDoUpdate({ target: preflights.projectId, set: found });
}

/** Has those checked that are under way and were not, as when a job was lost. Answers how many. */
export async function enqueueMissingPreflights(db: Database, most = 500): Promise<number> {
  const current = db
    .select({ id: preflights.projectId })
    .from(preflights)
    .where(and(eq(preflights.projectId, printFiles.projectId), eq(preflights.contentHash, printFiles.contentHash)));
  const rows = await db
    .select({ projectId: printFiles.projectId })
    .from(printFiles)
    .innerJoin(projects, eq(projects.id, printFiles.projectId))
    .innerJoin(orderLineStates, eq(orderLineStates.lineId, projects.orderLineId))
    .where(and(inArray(orderLineStates.state, ['check', 'proof', 'ready', 'held']), notExists(current)))
    .limit(most);
  for (const { projectId } of rows) await enqueue(db, 'preflight', { projectId });
  return rows.length;
}
