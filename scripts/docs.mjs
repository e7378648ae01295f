import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines, root, run } from './run.mjs';
import { reportAndExit, Stop } from './stop.mjs';

// `npm run docs` builds the site of the documentation, `npm run docs -- dev` shows it while it is written. VitePress is a package of
// `docs` alone and is installed there when it is first needed, so that nobody else has to download it (docs/decisions/0118-documentation-site.md).
const docs = join(root, 'docs');
const modules = join(docs, 'node_modules');
const stamp = join(modules, '.afterimage-stamp');
const tasks = ['build', 'dev', 'preview'];

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(docs, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing VitePress in docs …');
  const npm = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: docs,
    shell: process.platform === 'win32',
  });
  if (npm.code !== 0) throw new Stop(`npm could not install VitePress:\n\n${lastLines(npm.output)}`);
  writeFileSync(stamp, lock);
}

try {
  const [task = 'build', ...args] = process.argv.slice(2);
  if (!tasks.includes(task)) throw new Stop(`npm run docs takes ${tasks.join(', ')}; not "${task}".`);
  await install();
  const vitepress = join(modules, 'vitepress', 'bin', 'vitepress.js');
  const { code } = await run(process.execPath, [vitepress, task, ...args], { cwd: docs, show: true });
  process.exitCode = code;
} catch (error) {
  reportAndExit(error);
}
