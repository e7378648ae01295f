import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is edited, or compiled by what is edited. The rest is linked. */
const packages = [
  'build',
  'client',
  'contract',
  'media',
  'scene',
  'server',
  'storefront',
  'studio',
  'tracker',
  'ui',
  'viewer',
  'words',
];
const folders = [...packages, 'dev', 'scripts'];
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
  const copied = [...folders, ...files].map((name) =>
    cp(join(root, name), join(folder, name), { recursive: true, filter: isSource }),
  );
  await Promise.all([...copied, symlink(join(root, 'sample'), join(folder, 'sample'))]);
  await linkPackages(folder);
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
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@afterimage'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@afterimage');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
  for (const room of [...packages, 'sample']) await symlink(join(folder, room), join(to, '@afterimage', room));
}
