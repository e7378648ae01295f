import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accounts } from '../../accounts/tables.ts';
import { files } from '../tables.ts';
import { testDatabase, type TestDatabase } from '../../platform/db/test-database.ts';
import { createServer, registerApi } from '../../platform/http/http.ts';
import { isOrderedByOthers } from '../../projects/files-in-projects.ts';
import { projectHandlers } from '../../projects/project-handlers.ts';
import { exportSigner } from '../../viewer/export-url.ts';
import { viewerReader } from '../../viewer/project-viewers.ts';
import { galleryHandlers } from '../library/gallery.ts';
import { diskParts, promisedToParts } from './parts.ts';
import { registerFiles } from '../serve.ts';
import { fileSecret, type SignUrl, urlSigner } from '../signed-url.ts';
import { diskRoom, type FreeSpace, freeSpaceOf } from '../store/disk-room.ts';
import { diskStore, type FileStore } from '../store/store.ts';
import { registerResumableUploads } from './tus.ts';
import { uploadHandlers } from './uploads.ts';

/** A server with the uploads, the files and the projects; the bearer token of an account is its id. For tests. */
export interface UploadFixture {
  app: FastifyInstance;
  database: TestDatabase;
  store: FileStore;
  signUrl: SignUrl;
  folder: string;
  clock: { now: number };
  /** Says how much is free on the disk: the real one, unless a test replaces it. */
  disk: { freeSpace: FreeSpace };
  newAccount(): Promise<string>;
  upload(name: 'photo' | 'medium', content: Buffer, options?: UploadOptions): Promise<Answer>;
  /** The same in two parts (tus), and then taken. */
  uploadInParts(name: 'photo' | 'medium', content: Buffer, options?: UploadOptions): Promise<Answer>;
  /** Everything that lies on the disk, and how many rows there are. */
  remains(): Promise<{ onDisk: string[]; rows: number }>;
  close(): Promise<void>;
}
interface UploadOptions {
  filename?: string;
  accountId?: string;
  language?: string;
}
/** What was answered; the fields of `data` are those that the contract names. */
interface Answer {
  statusCode: number;
  data: Record<string, unknown> & { id: string; url: string };
  code: string | undefined;
  description: string | undefined;
  fields: Record<string, string> | undefined;
}

/** Builds the stage on a database of its own; call `close` in afterAll. */
export async function openUploadFixture(): Promise<UploadFixture> {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-files-'));
  const clock = { now: Date.now() };
  const secret = await fileSecret(database.db);
  const signUrl: SignUrl = (id, when = { now: clock.now }) => urlSigner(secret)(id, when);
  const readViewers = viewerReader({ shopUrl: () => 'http://shop.test', signExport: exportSigner(secret) });
  const store = diskStore(join(folder, 'files'));
  const app = createServer();
  registerFiles(app, { store, db: database.db, secret, now: () => clock.now });
  const incoming = join(folder, 'incoming');
  await mkdir(incoming);
  const disk: UploadFixture['disk'] = { freeSpace: freeSpaceOf };
  const partsFolder = join(incoming, 'parts');
  const room = diskRoom({
    folder: incoming,
    promised: (except) => promisedToParts(partsFolder, except),
    freeSpace: (of) => disk.freeSpace(of),
  });
  const parts = diskParts(partsFolder, room);
  registerResumableUploads(app, { parts, path: '/api/uploads', mayBegin: async () => {} });
  registerApi(app, {
    db: database.db,
    handlers: {
      ...uploadHandlers({ store, signUrl, folder: incoming, room, parts, isOrderedByOthers }),
      ...galleryHandlers(signUrl),
      ...projectHandlers({ signUrl, readViewers }),
    },
    findCaller: async (token) => ({ accountId: token, sessionId: token }),
    catalogueVersion: () => '1',
    base: '/api',
  });
  await app.ready();
  let count = 0;
  return {
    app,
    database,
    store,
    signUrl,
    folder,
    clock,
    disk,
    async newAccount() {
      count += 1;
      const email = `customer-${count}@example.com`;
      const [account] = await database.db
        .insert(accounts)
        .values({ email, emailShown: email, passwordHash: '-', firstName: 'Ada', lastName: 'Lovelace' })
        .returning({ id: accounts.id });
      if (!account) throw new Error('no account');
      return account.id;
    },
    async upload(name, content, { filename = 'upload.jpg', accountId, language = 'en' } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: name === 'photo' ? '/api/file/customization' : '/api/file/ar-customization',
        headers: {
          ...form(filename).headers,
          'accept-language': language,
          ...(accountId && { authorization: `Bearer ${accountId}` }),
        },
        payload: form(filename).body(content),
      });
      const { data, status } = response.json();
      return { statusCode: response.statusCode, data, ...only(status) };
    },
    async uploadInParts(name, content, { filename = 'upload.jpg', accountId, language = 'en' } = {}) {
      const headers = { 'tus-resumable': '1.0.0', 'accept-language': language };
      const metadata = `filename ${Buffer.from(filename).toString('base64')}`;
      const creationReply = await app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata },
      });
      const url = String(creationReply.headers.location);
      const middle = Math.floor(content.length / 2);
      for (const [offset, part] of [content.subarray(0, middle), content.subarray(middle)].entries())
        await app.inject({
          method: 'PATCH',
          url,
          headers: {
            ...headers,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(offset * middle),
          },
          payload: part,
        });
      const response = await app.inject({
        method: 'POST',
        url: `/api/file/${name === 'photo' ? '' : 'ar-'}customization/uploads/${url.slice(-32)}`,
        headers: { 'accept-language': language, ...(accountId && { authorization: `Bearer ${accountId}` }) },
      });
      const { data, status } = response.json();
      return { statusCode: response.statusCode, data, ...only(status) };
    },
    async remains() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const onDisk = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      return { onDisk: onDisk.toSorted(), rows: await database.db.$count(files) };
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const only = (status?: Pick<Answer, 'code' | 'description' | 'fields'>) => ({
  code: status?.code,
  description: status?.description,
  fields: status?.fields,
});

/** A form with one file, as a browser writes it. */
export function form(filename: string): { headers: Record<string, string>; body(content: Buffer): Buffer } {
  const boundary = 'a-line-between-the-parts';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: (content) => Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
