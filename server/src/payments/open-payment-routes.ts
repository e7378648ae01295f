import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { inLocale } from '@afterimage/words/compiled.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';
import type { Database } from '../platform/db/connection.ts';
import { escape } from '../platform/mail/mail-html.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { openPayment, type OpeningParts, returnFromPage } from './open-payment.ts';
import { words } from './open-payment.words.ts';

const style = `:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--fill:${light.blue}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--fill:${dark.blueFill}}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:32px 20px 48px}
h1{font-size:22px;line-height:1.25;margin:0 0 12px}
a{display:flex;align-items:center;justify-content:center;min-height:52px;padding:0 20px;border-radius:2px;background:var(--fill);color:#fff;font-weight:600;text-decoration:none}
`;
const policy = plainPagePolicy(style, "'none'");

/** The addresses that lead to a provider's page and back from it. No provider is called in a transaction. */
export function registerOpening(app: FastifyInstance, { db, ...parts }: OpeningParts & { db: Database }): void {
  const answer = async (
    reply: FastifyReply,
    paymentId: string,
    find: (id: string) => Promise<string | null>,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const isId = z.uuid().safeParse(paymentId).success;
    try {
      const url = isId ? await find(paymentId) : null;
      return url === null ? show(reply, 404, 'unknown', null) : reply.redirect(url, 303);
    } catch (error) {
      app.log.error({ err: error, paymentId }, 'the page of a payment could not be opened');
      return show(reply.header('retry-after', '30'), 503, 'down', `/pay/${paymentId}`);
    }
  };
  app.get<{ Params: { paymentId: string } }>('/pay/:paymentId', (request, reply) =>
    answer(reply, request.params.paymentId, (id) => openPayment(db, id, parts)),
  );
  app.get<{ Params: { paymentId: string } }>('/pay/:paymentId/return', (request, reply) =>
    answer(reply, request.params.paymentId, (id) => returnFromPage(db, id, { ...parts, log: app.log })),
  );
}

/** A page that says in a sentence why there is no payment page. */
export function show(
  reply: FastifyReply,
  status: number,
  what: keyof typeof words,
  again: string | null,
): FastifyReply {
  const locale = requestLocale(reply.request.headers['accept-language']);
  const { title, text, link } = inLocale(words, locale)[what];
  const more = again === null ? '' : `<p><a href="${escape(again)}">${escape(link)}</a></p>`;
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        locale,
        title: escape(title),
        head: '<meta name="robots" content="noindex">',
        style,
        body: `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${more}</main></body>`,
      }),
    );
}
