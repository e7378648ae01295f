import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Database } from '../db/connection.ts';
import { mails } from './tables.ts';
import { fail } from '../http/failure.ts';
import { listPage, mailPage } from './outbox.page.ts';

interface OutboxParts {
  db: Database;
  /** Whether there is still no mail server. */
  isOpen(): Promise<boolean>;
}

/** The mails that were not sent because there is no mail server. For the demo mode only: everybody can read them. */
export function registerOutbox(app: FastifyInstance, { db, isOpen }: OutboxParts): void {
  app.addHook('onRequest', async () => {
    if (!(await isOpen())) fail('NOT_FOUND');
  });
  const newest = () => db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(200);

  app.get('/dev/outbox.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { mailList: await newest() };
  });

  app.get('/dev/outbox', async (_, reply) => sendPage(reply, listPage(await newest())));

  app.get<{ Params: { mailId: string } }>('/dev/outbox/:mailId', async (request, reply) => {
    const mailId = z.uuid().safeParse(request.params.mailId);
    const [mail] = mailId.success ? await db.select().from(mails).where(eq(mails.id, mailId.data)) : [];
    return sendPage(reply, mailPage(mail ?? fail('NOT_FOUND')));
  });
}

// No script at all. The frame with the mail inherits this policy, and mails carry their styles in attributes.
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
