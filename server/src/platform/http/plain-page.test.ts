import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from './http.ts';
import { registerOpenApi } from './openapi.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { expectIcon, iconOf } from './test-icon.ts';

const style = 'p{color:red}';
const page = plainPage({ locale: 'de', title: 'T', style, body: '<body><p>B</p></body>' });

test('a plain page names an icon that its policy allows, and the policy lets in its style sheet alone', () => {
  const policy = plainPagePolicy(style, "'none'");
  expectIcon({ body: page, headers: { 'content-security-policy': policy } });
  const inline = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(inline).digest('base64')}';`);
  expect(policy).not.toMatch(/script-src|unsafe|https?:/);
});

test('the icon of plain pages is the one of the storefront', () => {
  const logoSvg = readFileSync(join(import.meta.dirname, '../../../../storefront/src/pages/root/icon.svg'), 'utf8');
  const [, iconSvg = ''] = /^data:image\/svg\+xml,(.*)$/.exec(iconOf({ body: page })) ?? [];
  expect(decodeURIComponent(iconSvg).replaceAll("'", '"')).toBe(logoSvg.trim());
});

test('the description of the API names an icon that its policy allows', async () => {
  const app = createServer();
  registerOpenApi(app, ['listCategories'], '/api');
  expectIcon(await app.inject('/api/docs'));
});

test('no other page of the server has an HTML head of its own, but the application of operators and mails', () => {
  const server = join(import.meta.dirname, '../..');
  const writers = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', '**/test-*.ts'] }).filter((path) =>
    /<!doctype html|<head>.*charset/i.test(readFileSync(join(server, path), 'utf8')),
  );
  expect(writers.toSorted()).toEqual([
    'pages/serve-admin.ts',
    'platform/http/plain-page.ts',
    'platform/mail/mail-html.ts',
  ]);
});
