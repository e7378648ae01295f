import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import { registerBuiltFiles } from '../platform/http/built-files.ts';
import { escape, mailSheet } from '../platform/mail/mail-html.ts';
import { words } from './admin.words.ts';
import type { AdminBuild } from './admin-build.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/**
 * Serves the operators' application: one page for every address below `/admin`, in each language, and its files. The
 * page holds nothing of the shop, so it is sent without asking who reads it.
 */
export async function registerAdmin(app: FastifyInstance, build: AdminBuild): Promise<void> {
  await registerBuiltFiles(app, build.assets, '/admin/assets/');
  for (const locale of locales) {
    const serve = async (_: unknown, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply.headers(adminHeaders(build.themeScript, nonce)).send(adminShell(build, locale, nonce));
    };
    app.get(localePath('/admin', locale), serve);
    app.get(localePath('/admin/*', locale), serve);
  }
}

// The preview of a mail is a frame, which inherits this policy; a mail has one style sheet, always the same.
const mailHash = createHash('sha256').update(mailSheet).digest('base64');

/**
 * The components write two style sheets into the page (how presses and scrolling behave), which the nonce allows; it is
 * another one for each page, for none is kept.
 */
function adminHeaders(themeScript: string, nonce: string): Record<string, string> {
  const hash = createHash('sha256').update(themeScript).digest('base64');
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${hash}'`,
    'style-src': `'self' 'nonce-${nonce}' 'sha256-${mailHash}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': "'self' blob:",
    'frame-ancestors': "'none'",
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
}

function adminShell(build: AdminBuild, locale: Locale, nonce: string): string {
  const { script, preloads, styles } = build.filesIn(locale);
  const texts = inLocale(words, locale);
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${localeFacts[locale].direction}" data-shop="${escape(shopName())}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex, nofollow">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${texts.title}</title>`,
    '<link rel="icon" href="/icons/icon-192.png" type="image/png">',
    `<script>${build.themeScript}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    '</head>',
    `<body><div id="app"></div><noscript>${texts.noScript}</noscript></body>`,
    '</html>',
    '',
  ].join('\n');
}
