import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyCheckout } from '../../checkout-copy.ts';

const isSource = (path: string): boolean => !/[/\\](?:node_modules|dist|cache)$/.test(path);

/** Links within a site to headings that are not there. */
function deadAnchors(pages: ReadonlyMap<string, string>): string[] {
  const hasId = (page: string, id: string): boolean => pages.get(page)?.includes(`id="${id}"`) ?? false;
  return [...pages].flatMap(([page, html]) =>
    Array.from(html.matchAll(/href="(\/[^"#]*)?#([^"]+)"/g), ([, path = page, anchor = '']) => ({ path, anchor }))
      .filter(({ path, anchor }) => !hasId(path, decodeURIComponent(anchor)))
      .map(({ path, anchor }) => `${page} leads to ${path}#${anchor}`),
  );
}

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
    const textOf = (file: string) => readFile(join(site, file), 'utf8');
    const htmlOf = new Map(
      await Promise.all(
        pages.map(async (page) => [`/${page.replace(/(?:index)?\.html$/, '')}`, await textOf(page)] as const),
      ),
    );
    expect(deadAnchors(htmlOf)).toEqual([]);
    const styles = await Promise.all(globSync('assets/*.css', { cwd: site }).map(textOf));
    for (const text of [...htmlOf.values(), ...styles])
      expect(text.match(/(?:<(?:script|link|img)\b[^>]*(?:src|href)=|url\()["']?(?:https?:)?\/\//g)).toBeNull();

    await appendFile(join(copy.folder, 'docs/owner/start.md'), '\n[A page that is not there](nowhere.md)\n');
    const refused = build();
    expect(refused.status).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain('nowhere');
  } finally {
    await copy.remove();
  }
});
