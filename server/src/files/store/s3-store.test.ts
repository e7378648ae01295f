import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { S3Settings } from '../../settings.ts';
import { checkS3, s3Store } from './s3-store.ts';
import { openS3, type TestS3 } from './test-s3.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await openS3();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-s3-test-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** A store that is in trouble: `trouble` answers the status of an answer, or cuts the connection. */
async function inTrouble(trouble: (method: string, count: number) => number | 'cut') {
  let count = 0;
  const server = createServer((request, response) => {
    const outcome = trouble(request.method ?? '', (count += 1));
    if (outcome === 'cut') return void request.socket.destroy();
    request.resume();
    response.writeHead(outcome).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
  return {
    store: s3Store(settings, folder, { answer: 1000, pause: 5 }),
    count: () => count,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('D7.43 passing trouble of the store is tried again, and nothing stays of what did not arrive', async () => {
  const [slow, down] = await Promise.all([
    inTrouble((_, count) => (count === 1 ? 503 : count === 2 ? 'cut' : 404)),
    inTrouble((method) => (method === 'PUT' ? 500 : 204)),
  ]);
  expect(await slow.store.stat('a'.repeat(40))).toBeNull();
  expect(slow.count()).toBe(3);
  await expect(down.store.put(Buffer.from('content'))).rejects.toThrow('The S3 store did not do a PUT: status 500.');
  expect(down.count()).toBe(4);
  expect(await readdir(folder)).toEqual([]);
  await Promise.all([slow.close(), down.close()]);
});

it('D7.43 the shop does not open without its store, and says what to look at', async () => {
  await checkS3(s3.settings);
  const refusal = async (change: Partial<S3Settings>) => {
    const outcome = await checkS3({ ...s3.settings, ...change }).catch((error: Error) => error);
    return outcome instanceof Error ? `${outcome.name}: ${outcome.message}` : 'none';
  };
  expect(await refusal({ bucket: 'another' })).toMatch(/^SettingsError: .* has no bucket another/);
  expect(await refusal({ accessKeyId: 'wrong-key' })).toMatch(/^SettingsError: .*\(status 403\).*S3_SECRET/);
  expect(await refusal({ accessKeyId: 'wrong-key', secretAccessKey: 'a-secret' })).not.toMatch(/wrong-key|a-secret/);
  expect(await refusal({ endpoint: 'http://127.0.0.1:9' })).toMatch(/cannot be reached: look at S3_ENDPOINT/);
});

/** The signature that a request must have (AWS Signature Version 4), worked out from its own headers. */
function signatureOf(request: IncomingMessage, secret: string): string {
  const [, day = '', region = '', names = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([^,]+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, request.url, '', headers.join(''), names, hash].join('\n');
  const sha256 = createHash('sha256').update(canonical).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256].join('\n');
  const hmac = (key: Buffer | string, what: string) => createHmac('sha256', key).update(what).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

it('D7.43 every request is signed with the secret, and a file together with its length and its SHA-256', async () => {
  const receivedRequests: { request: IncomingMessage; content: Buffer }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receivedRequests.push({ request, content: Buffer.concat(chunks) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { ...s3.settings, endpoint, region: 'eu-central-1', secretAccessKey: 'a-secret' };
  const store = s3Store(settings, folder);
  const { key } = await store.put(Buffer.from('content'));
  await (await store.open(key, { start: 1, end: 2 })).toArray();
  await store.delete(key);
  server.close();
  expect(receivedRequests.map(({ request }) => request.method)).toEqual(['PUT', 'GET', 'DELETE']);
  for (const { request, content } of receivedRequests) {
    expect(request.url).toBe(`/shop-files/${key.slice(0, 2)}/${key}`);
    expect(request.headers.authorization).toContain(`Signature=${signatureOf(request, 'a-secret')}`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(request.headers['x-amz-content-sha256']).toBe(sha256);
  }
  expect(receivedRequests[0]?.request.headers).toMatchObject({ 'content-length': '7' });
  expect(receivedRequests[1]?.request.headers.range).toBe('bytes=1-2');
});

it('D7.43 what goes wrong tells nothing of the key', async () => {
  const store = s3Store({ ...s3.settings, accessKeyId: 'wrong-key' }, folder, { answer: 1000, pause: 5 });
  const error = await store.put(Buffer.from('x')).catch((reason: unknown) => reason);
  expect(String((error as Error).stack)).toMatch(/status 403/);
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/wrong-key|Signature|S3RVER/);
});
