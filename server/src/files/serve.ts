import { createHash } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Database } from '../platform/db/connection.ts';
import { files } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { fileAddresses } from './signed-url.ts';
import type { ByteRange, FileStore } from './store/store.ts';

const fileParams = z.object({ id: z.uuid() });
const proof = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

/** Serves uploaded files at the addresses that `urlSigner` makes, whole or in ranges. */
export function registerFiles(
  app: FastifyInstance,
  { store, db, secret, now = Date.now }: { store: FileStore; db: Database; secret: Buffer; now?: () => number },
): void {
  for (const name of ['', '/poster', '/captions'] as const)
    app.route({
      method: ['GET', 'HEAD'],
      url: `/files/:id${name}`,
      handler: async (request, reply) => {
        const id = fileParams.safeParse(request.params).data?.id ?? fail('FILE_NOT_FOUND');
        const secondsLeft = secondsSigned(request, { name: `${id}${name}`, secret, now: now() });
        const servedFile = (await findFile[name](db, id)) ?? fail('FILE_NOT_FOUND');
        // A poster and captions may be exchanged under their address.
        const keeping = name ? 'private, no-cache' : `private, max-age=${secondsLeft}, immutable`;
        return sendStored(request, reply, store, { ...servedFile, keeping });
      },
    });
}

const findFile = { '': fileOf, '/poster': posterOf, '/captions': captionsOf };

/** For how many more seconds the address of that name is signed; fails with SIGNATURE_INVALID when it is not. */
export function secondsSigned(
  request: FastifyRequest,
  { name, secret, now }: { name: string; secret: Buffer; now: number },
): number {
  const addressProof = proof.safeParse(request.query).data ?? fail('SIGNATURE_INVALID');
  return fileAddresses(secret).secondsLeft(name, addressProof, now) ?? fail('SIGNATURE_INVALID');
}

/** What lies in the store, and how it is told of. */
interface ServedFile {
  key: string;
  mimeType: string;
  etag: string;
}

/** By its own id, or by the one under which it is shown to others. */
const isCalled = (id: string) => or(eq(files.id, id), eq(files.shownId, id));

async function fileOf(db: Database, id: string): Promise<ServedFile | null> {
  const [file] = await db
    .select({ key: files.storageKey, mimeType: files.mimeType, sha256: files.sha256 })
    .from(files)
    .where(isCalled(id));
  return file ? { ...file, etag: `"${file.sha256.toString('hex').slice(0, 32)}"` } : null;
}

async function posterOf(db: Database, id: string): Promise<ServedFile | null> {
  const [file] = await db.select({ key: files.posterKey, mimeType: files.posterType }).from(files).where(isCalled(id));
  if (!file?.key || !file.mimeType) return null;
  return { key: file.key, mimeType: file.mimeType, etag: etagOf(file.key) };
}

async function captionsOf(db: Database, id: string): Promise<ServedFile | null> {
  const [file] = await db.select({ key: files.captionsKey }).from(files).where(isCalled(id));
  return file?.key ? { key: file.key, mimeType: 'text/vtt; charset=utf-8', etag: etagOf(file.key) } : null;
}

/** What lies beside a file has a new key whenever it is another. */
const etagOf = (key: string): string => `"${createHash('sha256').update(key).digest('hex').slice(0, 32)}"`;

/** Sends what lies in the store, whole or the range that is asked for; `keeping` says how long a browser keeps it. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { key, mimeType, etag, keeping }: ServedFile & { keeping: string },
) {
  const size = (await store.stat(key))?.bytes ?? fail('FILE_NOT_FOUND');
  setHeaders(reply, mimeType, etag);
  reply.header('cache-control', keeping);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request, size, etag);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).removeHeader('content-type').send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  return request.method === 'HEAD' ? reply.send() : reply.send(await store.open(key, range ?? undefined));
}

function setHeaders(reply: FastifyReply, mimeType: string, etag: string): void {
  // Opened as a page of its own, whatever came from a customer may do nothing there.
  const servedFile = /^(image|video)\//.test(mimeType);
  reply
    .type(mimeType)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', servedFile ? 'inline' : 'attachment')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
}

/** The first and the last byte as they are written, one of them possibly empty; null for what is not one range. */
function boundsOf(header: string): { from: string; to: string } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  const isReversed = from !== '' && to !== '' && Number(to) < Number(from);
  return isReversed ? null : { from, to };
}

/** The range asked for (RFC 9110, 14); null, the whole file, for several ranges and for what is no range. */
function rangeOf(request: FastifyRequest, size: number, etag: string): ByteRange | 'unsatisfiable' | null {
  const since = request.headers['if-range'];
  const bounds = since && since !== etag ? null : boundsOf(request.headers.range ?? '');
  if (!bounds) return null;
  const { from, to } = bounds;
  // `-500` means the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
