import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../platform/http/http.ts';
import { registerAdmin } from './serve-admin.ts';

const app = createServer();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-'));
  await writeFile(join(folder, 'main-1.js'), '1');
  await registerAdmin(app, {
    filesIn: (locale) => ({
      script: `/admin/assets/${locale}/main-1.js`,
      preloads: ['/admin/assets/base-1.js'],
      styles: ['/admin/assets/main-1.css'],
    }),
    assets: folder,
    themeScript: 'theme()',
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the pages of the operators', () => {
  it.each(['/admin', '/admin/', '/admin/orders/7?state=late'])(
    'D20.1 %s is one page for every address, neither kept nor listed',
    async (url) => {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(reply.body).toContain('<html lang="en"');
      expect(reply.body).toContain('<script type="module" src="/admin/assets/en/main-1.js">');
    },
  );

  it('D20.1 speaks German below /de', async () => {
    const { body } = await app.inject({ url: '/de/admin/orders' });
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('/admin/assets/de/main-1.js');
    expect(body).toContain('Afterimage-Verwaltung');
  });

  it('D20.1 runs nothing inline but its own script, and allows styles by a nonce of each page', async () => {
    const [one, other] = [await app.inject({ url: '/admin' }), await app.inject({ url: '/admin' })];
    const nonceOf = ({ body }: typeof one) => /csp-nonce" nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(nonceOf(one)).not.toBe('');
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(one)}'`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('D20.1 keeps its files for good, and a file that there is not is not found', async () => {
    const file = await app.inject({ url: '/admin/assets/main-1.js' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/admin/assets/other.js' })).statusCode).toBe(404);
  });
});
