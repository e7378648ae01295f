import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { printFiles } from './tables.ts';
import { projects } from '../projects/tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { FileStore } from '../files/store/store.ts';
import { printName } from './print-content.ts';
import { printAddresses } from './print-url.ts';

const printParams = z.object({ id: z.uuid() });
const proof = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

/** Serves print files at the addresses that `printSigner` makes, and nowhere else. */
export function registerPrintFiles(
  app: FastifyInstance,
  { db, store, secret }: { db: Database; store: FileStore; secret: Buffer },
): void {
  app.get('/print-files/:id', async (request, reply) => {
    const { id } = printParams.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
    const signatureQuery = proof.safeParse(request.query).data;
    if (!signatureQuery || printAddresses(secret).secondsLeft(id, signatureQuery) === null) fail('SIGNATURE_INVALID');
    const [file] = await db
      .select({ key: printFiles.storageKey, number: orders.number, line: orderLines })
      .from(printFiles)
      .innerJoin(projects, eq(projects.id, printFiles.projectId))
      .innerJoin(orders, eq(orders.id, projects.orderId))
      .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
      .where(eq(printFiles.id, id));
    if (!file) fail('FILE_NOT_FOUND');
    const bytes = (await store.stat(file.key))?.bytes ?? fail('FILE_NOT_FOUND');
    return reply
      .type('application/pdf')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${printName(file.number, file.line)}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(await store.open(file.key));
  });
}
