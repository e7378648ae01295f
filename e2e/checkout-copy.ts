import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Pictures and films, which no test edits. */
const linked = ['sample'];
const files = ['package.json', 'tsconfig.base.json'];

export interface CheckoutCopy {
  folder: string;
  /** Replaces a text in a source file, once. Answers with what puts the file back. */
  edit(path: string, from: string, to: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** A copy of this checkout's sources, whose packages are those of the checkout: to be edited by a test. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(join(tmpdir(), `afterimage-copy-${process.pid}-`));
  const isSource = (path: string): boolean => !/[/\\](?:node_modules|dist)$/.test(path);
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const copied = [...workspaces.filter((name) => !linked.includes(name)), 'dev', 'scripts', ...files].map((name) =>
    cp(join(root, name), join(folder, name), { recursive: true, filter: isSource }),
  );
  await Promise.all([...copied, ...linked.map((name) => symlink(join(root, name), join(folder, name)))]);
  await linkPackages(folder, workspaces);
  return {
    folder,
    async edit(path, from, to) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      await writeFile(
        file,
        text.replace(from, () => to),
      );
      return () => writeFile(file, text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Packages are linked one by one, because those of the workspace must lead to the copy. */
async function linkPackages(folder: string, workspaces: readonly string[]): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@afterimage'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@afterimage');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
  for (const packageName of workspaces) await symlink(join(folder, packageName), join(to, '@afterimage', packageName));
}
