import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { dark, light } from '@afterimage/contract/values/palette.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localePath, locales } from '@afterimage/words/locale.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import type { Database } from '../platform/db/connection.ts';
import { endStockNotices } from './end-stock-notices.ts';
import { words } from './stock-notices.words.ts';

const style = `
:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--fill:${light.blue}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--fill:${dark.blueFill}}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:48px 20px}
h1{font-size:26px;line-height:1.25;margin:0 0 12px}
p{margin:0 0 24px}
button,a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border:0;border-radius:2px;background:var(--fill);color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--fill);outline-offset:3px}
`;
const policy = plainPagePolicy(style, "'self'");

/**
 * Where the link of a mail about stock leads. Opening it changes nothing, since mail readers open links by themselves: its
 * button deletes, and so does the one-click request of mail readers (RFC 8058), which posts to the same address.
 */
export async function endStockNoticesRoutes(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_, _body, done) => done(null, {}));
    for (const locale of locales) {
      const path = localePath('/stock-notices/:noticeKey', locale);
      scope.get(path, (_request, reply) => sendPage(reply, locale, false));
      scope.post(path, async (request, reply) => {
        const key = keyOf(request);
        if (key !== null) await endStockNotices(db, key);
        return sendPage(reply, locale, true);
      });
    }
  });
}

function keyOf({ params }: FastifyRequest): string | null {
  const parsed = z.object({ noticeKey: z.uuid() }).safeParse(params);
  return parsed.success ? parsed.data.noticeKey : null;
}

function sendPage(reply: FastifyReply, locale: Locale, isDone: boolean): FastifyReply {
  const { page } = inLocale(words, locale);
  const title = isDone ? page.doneTitle : page.title;
  const content = isDone
    ? `<p>${page.doneText}</p><a href="${localePath('/home', locale)}">${page.toShop}</a>`
    : `<p>${page.text}</p><form method="post"><button>${page.button}</button></form>`;
  const html = plainPage({
    locale,
    title,
    head: '<meta name="robots" content="noindex">',
    style,
    body: `<body><main><h1>${title}</h1>${content}</main></body>`,
  });
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}
