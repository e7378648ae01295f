import { watch } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What the shop's process imports itself. The storefront's sources go through Vite and need no new process. */
const folders = ['server/src', 'contract/src', 'scene/src', 'tracker/src', 'words/src', 'sample/src', 'dev'];

/** Editors write a file in several steps, and a checkout changes many files at once. */
const quietMs = 100;

const matters = (file: string): boolean =>
  /\.(?:ts|json|sql)$/.test(file) && !/\.test\.ts$|(?:^|[/\\])test-/.test(file);

/** Calls `changed` with the path of a source of the server after a change; answers with what ends the watching. */
export function watchServer(changed: (file: string) => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const note = (folder: string) => (_: string, file: string | null) => {
    if (file === null || !matters(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => changed(join(folder, file)), quietMs);
  };
  const watchers = [
    ...folders.map((folder) => watch(join(root, folder), { recursive: true }, note(folder))),
    // The configuration of the builds and its plugins.
    ...['admin', 'build', 'storefront', 'viewer'].map((folder) => watch(join(root, folder), note(folder))),
  ];
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}
