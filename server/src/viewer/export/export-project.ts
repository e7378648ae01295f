import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { Database } from '../../platform/db/connection.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { projects } from '../../projects/tables.ts';
import { fail } from '../../platform/http/failure.ts';
import { loadShownFiles } from '../../files/stored-files.ts';
import type { FileStore } from '../../files/store/store.ts';
import { printName } from '../../print/print-content.ts';
import type { TargetSource } from '../../targets/photo-targets.ts';
import { targetFile } from '../../targets/target-file.ts';
import type { PreparedTarget } from '../../targets/targets-of.ts';
import type { ViewerBuild } from '../viewer-build.ts';
import { exportedPages } from './exported-pages.ts';
import { exportedShow } from './exported-show.ts';
import type { ZipEntry } from './zip-files.ts';

/** What an exported folder is made from. */
export interface ExportParts {
  store: FileStore;
  /** The viewer that goes into the folder. */
  readBuild(): Promise<ViewerBuild>;
  readTargets(db: Database, source: TargetSource): Promise<ViewerTarget[]>;
  /** Makes the targets that are not made yet. */
  prepareTargets(db: Database, source: TargetSource): Promise<PreparedTarget[]>;
}

/** The files of a project's folder, and what it is called; fails when one of them is not there. */
export async function exportProject(
  db: Database,
  projectId: string,
  { store, readBuild, readTargets, prepareTargets }: ExportParts,
): Promise<{ name: string; entries: ZipEntry[] }> {
  const [projectRow] = await db
    .select({ number: orders.number, line: orderLines, takedownKey: projects.takedownKey })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .where(eq(projects.id, projectId));
  if (!projectRow) fail('PROJECT_NOT_FOUND');
  if (projectRow.takedownKey !== null) fail('TAKEN_DOWN');
  const { targetList, prepared } = await preparedTargets(db, projectId, { readTargets, prepareTargets });
  const media = await loadShownFiles(
    db,
    targetList.map(({ medium }) => medium.attachmentId),
  );
  const exported = exportedShow({ productName: projectRow.line.name, targetList }, { prepared, media });
  if (!exported) fail('FILE_NOT_FOUND');
  const storedFiles = await Promise.all(
    exported.parts.map(async ({ path, key }): Promise<ZipEntry> => {
      const bytes = (await store.stat(key))?.bytes ?? fail('FILE_NOT_FOUND');
      return { path, bytes, open: () => store.open(key) };
    }),
  );
  const build = await readBuild();
  const pages = await exportedPages(exported.show, build);
  const pageEntries = pages.map(({ path, text }) => entryOf(path, Buffer.from(text)));
  return {
    name: `${printName(projectRow.number, projectRow.line)}-viewer`,
    entries: [...pageEntries, ...(await viewerFiles(build)), ...storedFiles],
  };
}

/** What is shown and what was made of it. Whose photo is exchanged between the two is asked for again. */
async function preparedTargets(
  db: Database,
  projectId: string,
  { readTargets, prepareTargets }: Pick<ExportParts, 'readTargets' | 'prepareTargets'>,
): Promise<{ targetList: ViewerTarget[]; prepared: PreparedTarget[] }> {
  for (let tries = 0; tries < 3; tries += 1) {
    const prepared = await prepareTargets(db, { projectId });
    const targetList = await readTargets(db, { projectId });
    const isPrepared = ({ id, packUrl }: ViewerTarget): boolean =>
      prepared.some(
        (preparedTarget) => preparedTarget.id === id && packUrl.includes(targetFile(preparedTarget.hash, 'pack')),
      );
    if (targetList.every(isPrepared)) return { targetList, prepared };
  }
  return fail('UNAVAILABLE', { retryAfterSeconds: 5 });
}

const entryOf = (path: string, content: Buffer): ZipEntry => ({
  path,
  bytes: content.length,
  open: async () => Readable.from([content]),
});

/** The viewer's build without its compressed copies, which only this shop's server knows how to use. */
async function viewerFiles({ folder }: ViewerBuild): Promise<ZipEntry[]> {
  const assets = join(folder, 'assets');
  const projectRow = await readdir(assets, { recursive: true, withFileTypes: true });
  const files = projectRow.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<ZipEntry> => {
      const path = join(parentPath, name);
      const inFolder = relative(folder, path).split(sep).join('/');
      return { path: `viewer/${inFolder}`, bytes: (await stat(path)).size, open: async () => createReadStream(path) };
    }),
  );
}
