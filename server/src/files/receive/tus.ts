import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { resumableUploadParams } from '@afterimage/contract/files.ts';
import { videoLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { refuseCrossSite } from '../../platform/http/cross-site.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { fileNameOf, nameInMetadata } from './file-name.ts';
import type { Parts } from './parts.ts';

const version = '1.0.0';
const partType = 'application/offset+octet-stream';
const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

interface TusParts {
  parts: Parts;
  /** The address below which uploads lie. */
  path: string;
  /** Fails when somebody at that network address begins too many uploads, or too large ones. */
  mayBegin(address: string, bytes: number): Promise<void>;
}

/**
 * Takes uploads in parts, so that one goes on after a lost connection: tus 1.0.0 with creation and termination
 * (https://tus.io/protocols/resumable-upload). What is complete is taken by the calls of the contract.
 */
export function registerResumableUploads(app: FastifyInstance, { parts, path, mayBegin }: TusParts): void {
  app.register(async (scope) => {
    // The bytes stay in the request until the handler writes them away.
    scope.addContentTypeParser(partType, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      refuseCrossSite(request);
      reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== version)
        await reply.code(412).header('tus-version', version).send();
    });
    const options = (_: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(204)
        .headers({ 'tus-version': version, 'tus-extension': 'creation,termination', 'tus-max-size': videoLimits.bytes })
        .send();
    scope.options(path, options);
    scope.options(`${path}/:uploadId`, options);

    scope.post(path, async (request, reply) => {
      const length = whole.safeParse(request.headers['upload-length']).data;
      if (length === undefined) fail('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).noLength }));
      if (length > videoLimits.bytes) {
        const most = videoLimits.bytes / 1024 / 1024;
        fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).large({ most }) }));
      }
      await mayBegin(request.ip, length);
      // The name is for the people of the shop: the file's kind is told by its content.
      const name = fileNameOf(nameInMetadata(request.headers['upload-metadata']));
      const id = await parts.begin(length, name);
      return reply.code(201).header('location', `${path}/${id}`).send();
    });

    scope.head(`${path}/:uploadId`, async (request, reply) => {
      const { length, offset } = (await parts.find(idOf(request))) ?? fail('FILE_NOT_FOUND');
      return reply.headers({ 'upload-offset': offset, 'upload-length': length }).send();
    });

    scope.patch(`${path}/:uploadId`, async (request, reply) => {
      const id = idOf(request);
      const upload = (await parts.find(id)) ?? fail('FILE_NOT_FOUND');
      if (request.headers['content-type'] !== partType) fail('UNSUPPORTED_MEDIA_TYPE');
      const from = whole.safeParse(request.headers['upload-offset']).data;
      // The client asks again how much has come, and goes on from there.
      if (from !== upload.offset) return reply.code(409).send();
      const offset = upload.fileId === null ? await append(parts, id, upload, request) : upload.offset;
      return reply.code(204).header('upload-offset', offset).send();
    });

    scope.delete(`${path}/:uploadId`, async (request, reply) => {
      const id = idOf(request);
      if (!(await parts.find(id))) fail('FILE_NOT_FOUND');
      await parts.remove(id);
      return reply.code(204).send();
    });
  });
}

const idOf = (request: FastifyRequest): string =>
  resumableUploadParams.safeParse(request.params).data?.uploadId ?? fail('FILE_NOT_FOUND');

async function append(parts: Parts, id: string, upload: Parameters<Parts['append']>[1], request: FastifyRequest) {
  try {
    return await parts.append(id, upload, request.body as Readable);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') fail('FILE_NOT_FOUND');
    // A full disk is the shop's affair; that the part broke off is the sender's, and what has come of it stays.
    if (error instanceof Failure || (error instanceof Error && 'syscall' in error)) throw error;
    return fail('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).brokeOff }));
  }
}
