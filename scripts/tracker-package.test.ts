import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programOf, root, run } from './run.mjs';
import { packTracker } from './tracker-package.mjs';

const readme = readFileSync(join(root, 'tracker', 'README.md'), 'utf8');
const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];

test('S1.12 the packed tracker is installed into an empty folder, and the example of its README runs and has types', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-'));
  try {
    await packTracker(join(folder, 'package'));
    const files = readdirSync(join(folder, 'package'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
    const packed = await run('npm', ['pack', join(folder, 'package'), '--ignore-scripts'], { cwd: folder });
    expect(packed.code, packed.output).toBe(0);
    const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const installed = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`], {
      cwd: folder,
    });
    expect(installed.code, installed.output).toBe(0);
    expect(example).toContain('createTracker');
    writeFileSync(join(folder, 'example.mjs'), example);
    const ran = await run(process.execPath, ['example.mjs'], { cwd: folder });
    expect(ran.output).toContain('tracking');
    expect(ran.code).toBe(0);
    const other = await run(process.execPath, ['node_modules/@afterimage/tracker/examples/node.mjs'], { cwd: folder });
    expect(other.output).toContain('29 tracking');
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom'];
    const checked = await run(
      process.execPath,
      [programOf('typescript', 'tsc'), ...strict, '--allowJs', '--checkJs', '--types', '', 'example.mjs'],
      { cwd: folder },
    );
    expect(checked.output).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
