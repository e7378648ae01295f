import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../projects/tables.ts';
import { newViewerCode } from '../projects/viewer-code.ts';
import { expectIcon } from '../platform/http/test-icon.ts';
import { hashPhrase } from './pass-phrase.ts';
import { registerViewer } from './serve-page.ts';
import { openViewers, type TestViewers } from './test-viewers.ts';
import { loadViewer, type ViewerBuild } from './viewer-build.ts';

let shop: TestViewers;
let build: ViewerBuild;
let project: { id: string; code: string };
beforeAll(async () => {
  shop = await openViewers();
  build = await loadViewer();
  await registerViewer(shop.app, { db: shop.db, build, apiBase: '/api', ...shop.viewing });
  project = (await shop.newProjects(null)).list[0] ?? project;
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const set = (values: Partial<typeof projects.$inferInsert>) =>
  shop.db.update(projects).set(values).where(eq(projects.id, project.id));

describe('the page of a viewer', () => {
  it('S1.13 speaks the language of the visitor, and the one he chose', async () => {
    const code = project.code;
    const response = await get(`/ar/${code}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.body).toContain('<html lang="en"');
    expect((await get(`/ar/${code}`, german)).body).toContain('<html lang="de"');
    expect((await get(`/de/ar/${code}`)).body).toContain('<html lang="de"');
    expect((await get(`/en/ar/${code}`, german)).body).toContain('<html lang="en"');
    for (const locale of ['de', 'en'])
      expect((await get(`/${locale}/ar/${code}`)).body).toContain(
        `href="/${locale === 'de' ? 'en' : 'de'}/ar/${code}"`,
      );
  });

  it('S1.13 is kept by nobody, told to nobody, and may use the camera but nothing inline', async () => {
    const { headers } = await get(`/ar/${project.code}`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding, accept-language',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe-inline|\*/);
    const { body } = await get(`/ar/${project.code}`);
    expectIcon({ body, headers });
    expect(body).not.toMatch(/<style|<script(?![^>]*(?:src=|application\/json))|\son\w+=/);
    expect(body).toContain('name="robots" content="noindex"');
  });

  it('S1.13 names scripts of its language and styles, which are there, immutable and compressed', async () => {
    for (const locale of ['en', 'de']) {
      const { body } = await get(`/${locale}/ar/${project.code}`);
      const script = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(script).toMatch(locale === 'de' ? /^\/viewer\/assets\/de\// : /^\/viewer\/assets\/[^/]+$/);
      for (const file of [
        script,
        ...Array.from(body.matchAll(/rel="stylesheet" href="([^"]+)"/g), ([, href = '']) => href),
      ]) {
        const response = await get(file, { 'accept-encoding': 'br' });
        expect([response.statusCode, response.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        const name = `${build.folder}/${file.replace('/viewer/', '')}`;
        const plain = await readFile(name, 'utf8');
        const request =
          response.headers['content-encoding'] === 'br'
            ? brotliDecompressSync(response.rawPayload)
            : response.rawPayload;
        expect(request.toString()).toBe(plain);
      }
    }
    expect((await get('/viewer/.vite/manifest.json')).statusCode).toBe(404);
    expect((await get('/viewer/assets/../../.stamp')).statusCode).toBe(404);
  });

  it('S1.13 goes out compressed', async () => {
    const response = await get(`/ar/${project.code}`, { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('</html>');
  });

  it('S1.13 says in a page what is the matter, with the status of it', async () => {
    const statusAt = async (code: string) => {
      const response = await get(`/ar/${code}`, german);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('<html lang="de"');
      expectIcon(response);
      return response.statusCode;
    };
    expect(await statusAt(newViewerCode())).toBe(404);
    expect(await statusAt('%3Cscript%3Ealert(1)')).toBe(404);
    expect((await get('/ar/%3Cscript%3Ealert(1)')).body).not.toContain('<script>alert');
    await set({ viewerPassHash: await hashPhrase('open sesame') });
    expect(await statusAt(project.code)).toBe(403);
    const locked = await get(`/ar/${project.code}`);
    expect(locked.body).not.toContain('Line 0');
    // Sent before its script is there, the form must not write the pass phrase into an address.
    expect(locked.body).toContain('<form');
    expect(locked.body).not.toMatch(/<input[^>]*\sname=/);
    expect(locked.headers['content-security-policy']).toContain("form-action 'none'");
    await set({ viewerExpiresAt: new Date(0) });
    expect(await statusAt(project.code)).toBe(410);
    await set({ viewerExpiresAt: null, viewerPassHash: null, viewerClosedAt: new Date() });
    expect(await statusAt(project.code)).toBe(410);
    await set({ viewerClosedAt: null });
    expect(await statusAt(project.code)).toBe(200);
  });

  it('S1.13 leads a code that was typed from a print to where it was meant', async () => {
    const code = newViewerCode().replace(/^../, '01');
    const response = await get(`/de/ar/${code.replace(/^01/, 'Ol').toUpperCase()}`);
    expect([response.statusCode, response.headers.location]).toEqual([302, `/de/ar/${code}`]);
    expect((await get(`/ar/${project.code}/`)).statusCode).toBe(200);
  });

  it('S1.13 is there when the shop’s database is not, and its log does not tell the code', async () => {
    await shop.db.execute(sql`alter table projects rename to projects_away`);
    const response = await get(`/ar/${project.code}`);
    await shop.db.execute(sql`alter table projects_away rename to projects`);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('<html lang="en"');
    expect(shop.log()).toContain('a viewer could not be shown');
    expect(shop.log()).not.toContain(project.code);
  });
});
