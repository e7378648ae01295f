import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyCheckout } from '../../checkout-copy.ts';

const isSource = (path: string): boolean => !/[/\\](?:node_modules|dist|cache)$/.test(path);

it('the site of the documentation is built in a fresh copy, asks nobody else for anything, and refuses a dead link', async () => {
  const copy = await copyCheckout();
  const build = () => spawnSync(process.execPath, ['scripts/docs.mjs'], { cwd: copy.folder, encoding: 'utf8' });
  try {
    for (const path of ['docs', 'ARCHITECTURE.md'])
      await cp(path, join(copy.folder, path), { recursive: true, filter: isSource });
    const built = build();
    expect(built.status, built.stdout + built.stderr).toBe(0);
    const site = join(copy.folder, 'docs/.vitepress/dist');
    const pages = globSync('**/*.html', { cwd: site });
    for (const page of ['index', 'owner/orders', 'de/owner/orders', 'developer/architecture', 'payment-providers'])
      expect(pages).toContain(`${page}.html`);
    for (const file of [...pages, ...globSync('assets/*.css', { cwd: site })]) {
      const text = await readFile(join(site, file), 'utf8');
      expect(text.match(/(?:<(?:script|link|img)\b[^>]*(?:src|href)=|url\()["']?(?:https?:)?\/\//g), file).toBeNull();
    }

    await appendFile(join(copy.folder, 'docs/owner/start.md'), '\n[A page that is not there](nowhere.md)\n');
    const refused = build();
    expect(refused.status).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain('nowhere');
  } finally {
    await copy.remove();
  }
});
