import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { addressSigner } from '../../platform/signing/signer.ts';
import { fileRuns } from '../tables.ts';

/** Gives the address of what a run has written, which holds for one to two hours. */
export type SignRun = (runId: string) => string;

const addresses = (secret: Buffer) => addressSigner(secret, 'file-run', { hours: 1, grid: 1 });

export function runSigner(secret: Buffer): SignRun {
  const signer = addresses(secret);
  return (runId) => `/file-runs/${runId}?${signer.query(runId)}`;
}

const params = z.object({ id: z.uuid() });
const proof = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

interface ServeParts {
  db: Database;
  store: FileStore;
  secret: Buffer;
  now?: () => number;
}

/** Serves exports and reports of imports at the addresses that `runSigner` makes, and nowhere else. */
export function registerFileRuns(app: FastifyInstance, { db, store, secret, now = Date.now }: ServeParts): void {
  app.get('/file-runs/:id', async (request, reply) => {
    const { id } = params.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
    const signature = proof.safeParse(request.query).data;
    if (!signature || addresses(secret).secondsLeft(id, signature, now()) === null) return fail('SIGNATURE_INVALID');
    const [run] = await db
      .select({ key: fileRuns.resultKey, kind: fileRuns.kind, format: fileRuns.format, createdAt: fileRuns.createdAt })
      .from(fileRuns)
      .where(eq(fileRuns.id, id));
    if (!run || run.key === null) return fail('FILE_NOT_FOUND');
    const { bytes } = (await store.stat(run.key)) ?? fail('FILE_NOT_FOUND');
    const isCsv = run.kind === 'import' || run.format === 'products-csv';
    const name = run.kind === 'import' ? 'report' : run.format === 'products-csv' ? 'products' : 'shop';
    const day = run.createdAt.toISOString().slice(0, 10);
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/jsonl')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}-${day}.${isCsv ? 'csv' : 'jsonl'}"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(await store.open(run.key));
  });
}
