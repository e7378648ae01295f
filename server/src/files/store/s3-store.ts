import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type S3Settings, SettingsError } from '../../settings.ts';
import type { FileStore } from './store.ts';
import { writeNewFile } from './write-new-file.ts';

/** How persistent it is, in milliseconds; shorter for tests. */
interface Patience {
  /** For an answer to begin; a file that is put has longer, according to its length. */
  answer: number;
  /** Before the second try; the third waits twice as long. */
  pause: number;
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  headers?: Record<string, string>;
  body?: Blob;
}

const tries = 3;
const emptySha256 = createHash('sha256').digest('hex');

/** Calls of one bucket: `call` gives any answer that is not a passing trouble, `demand` a good one. */
function s3Calls(settings: S3Settings, { answer: reply, pause }: Patience) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const once = async (address: string, { method, headers = {}, body }: Call): Promise<Response> => {
    const signedRequest = await client.sign(address, {
      method,
      headers: { 'x-amz-content-sha256': emptySha256, ...headers },
    });
    const late = new AbortController();
    // At least 100 kB a second.
    const timer = setTimeout(() => late.abort(), reply + (body?.size ?? 0) / 100);
    try {
      return await fetch(signedRequest.url, {
        method,
        headers: signedRequest.headers,
        body: body ?? null,
        signal: late.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /** The answer, whatever it is, once it is not a passing trouble. */
  const call = async (callOptions: Call): Promise<Response> => {
    const address = addressOf(settings, callOptions.key);
    for (let remainingTries = tries - 1; ; remainingTries -= 1) {
      const outcome = await once(address, callOptions).catch((error: unknown) =>
        error instanceof Error ? error : new Error(),
      );
      const passing = outcome instanceof Error || outcome.status >= 500 || outcome.status === 429;
      if (!passing) return outcome;
      if (remainingTries === 0) throw troubleOf(callOptions.method, outcome);
      if (!(outcome instanceof Error)) await outcome.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (tries - 1 - remainingTries)));
    }
  };
  const demand = async (callOptions: Call): Promise<Response> => {
    const response = await call(callOptions);
    if (response.ok) return response;
    await response.body?.cancel();
    throw troubleOf(callOptions.method, response);
  };
  return { call, demand };
}

/**
 * A store in a bucket of any server that speaks S3, addressed by path. What is put goes through a file in `folder`
 * first: its length and its SHA-256 are signed along, so that what arrives is what was sent, and it can be sent again.
 */
export function s3Store(
  settings: S3Settings,
  folder: string,
  patience: Patience = { answer: 15_000, pause: 300 },
): FileStore {
  const { call, demand } = s3Calls(settings, patience);
  return {
    async put(content) {
      const key = randomBytes(20).toString('hex');
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${randomUUID()}.put`);
      try {
        const sha256 = await writeHashed(content, path);
        const body = await openAsBlob(path);
        const headers = { 'x-amz-content-sha256': sha256.toString('hex') };
        try {
          const response = await demand({ method: 'PUT', key, headers, body });
          await response.body?.cancel();
        } catch (error) {
          // It may have arrived all the same, and only the answer was lost.
          await call({ method: 'DELETE', key }).catch(() => undefined);
          throw error;
        }
        return { key, bytes: body.size, sha256 };
      } finally {
        await rm(path, { force: true });
      }
    },
    async replace(key, content) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      const body = new Blob([new Uint8Array(content)]);
      const response = await demand({ method: 'PUT', key, headers: { 'x-amz-content-sha256': sha256 }, body });
      await response.body?.cancel();
    },
    async open(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const { body } = await demand({ method: 'GET', key, ...(headers && { headers }) });
      return body ? Readable.fromWeb(body) : Readable.from([]);
    },
    async stat(key) {
      const response = await call({ method: 'HEAD', key });
      if (response.status === 404) return null;
      if (!response.ok) throw troubleOf('HEAD', response);
      return { bytes: Number(response.headers.get('content-length')) };
    },
    async delete(key) {
      const response = await call({ method: 'DELETE', key });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw troubleOf('DELETE', response);
    },
  };
}

/** Writes a new file; answers its SHA-256. */
async function writeHashed(content: Buffer | Readable, path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await writeNewFile(path, source, measured);
  return hash.digest();
}

/** Whether files can be kept there; fails with a SettingsError that says what to look at. */
export async function checkS3({ endpoint, bucket, ...keys }: S3Settings): Promise<void> {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const signedRequest = await client.sign(addressOf({ endpoint, bucket }), {
    method: 'HEAD',
    headers: { 'x-amz-content-sha256': emptySha256 },
  });
  const response = await fetch(signedRequest.url, {
    method: 'HEAD',
    headers: signedRequest.headers,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (response?.ok) return;
  if (!response) throw new SettingsError(`The S3 store at ${endpoint} cannot be reached: look at S3_ENDPOINT.`);
  if (response.status === 404)
    throw new SettingsError(`The S3 store at ${endpoint} has no bucket ${bucket}: make it, or look at S3_BUCKET.`);
  throw new SettingsError(
    `The S3 store at ${endpoint} does not let us into the bucket ${bucket} (status ${response.status}): look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`,
  );
}

function addressOf({ endpoint, bucket }: Pick<S3Settings, 'endpoint' | 'bucket'>, key?: string): string {
  if (key === undefined) return `${endpoint}/${bucket}`;
  if (!/^[0-9a-f]{40}$/.test(key)) throw new Error('Not a key of the file store.');
  // Into 256 folders, as on the disk: whoever lists them by hand is glad of it.
  return `${endpoint}/${bucket}/${key.slice(0, 2)}/${key}`;
}

/** Without anything of the request: its headers are signed with the secret. */
function troubleOf(method: string, outcome: Response | Error): Error {
  const { cause } = outcome as { cause?: { code?: string } };
  const what = outcome instanceof Error ? (cause?.code ?? outcome.name) : `status ${outcome.status}`;
  const trouble = new Error(`The S3 store did not do a ${method}: ${what}.`);
  // So that nobody takes it for a complaint about the file itself.
  trouble.name = 'StoreError';
  return trouble;
}
