import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { diskRoom, freeSpaceOf } from '../../files/store/disk-room.ts';
import { diskStore } from '../../files/store/store.ts';
import { operatorCookie } from '../../platform/http/browser.ts';
import { openTestShop, type RequestOptions, shopUrl, type TestOperator } from '../../test-shop.ts';
import { fileRunHandlers } from './file-run-handlers.ts';
import { registerFileRuns, runSigner } from './run-addresses.ts';
import { runFile } from './run-file.ts';

export type FileRun = Reply<'getFileRun'>;

/** Imports and exports over a database of their own; their jobs are done when a test says so. */
export async function openFileRuns() {
  const folder = await mkdtemp(join(tmpdir(), 'file-runs-'));
  const store = diskStore(join(folder, 'files'));
  const incoming = join(folder, 'incoming');
  const room = diskRoom({ folder, promised: async () => 0, freeSpace: freeSpaceOf });
  const secret = randomBytes(32);
  const shop = await openTestShop(fileRunHandlers({ store, incoming, room, sign: runSigner(secret) }));
  const clock = { now: Date.now() };
  registerFileRuns(shop.app, { db: shop.database.db, store, secret, now: () => clock.now });
  const owner = await shop.newOperator({ role: 'owner' });
  const call = async (name: CallName, input: RequestOptions = {}, operator: TestOperator = owner) => {
    const { status, data } = await shop.call(name, { operator, ...input });
    return { status, data: data as FileRun, code: (data as { status?: { code: string } }).status?.code };
  };
  return {
    ...shop,
    store,
    folder,
    owner,
    clock,
    call,
    /** Sends a file as the form of the screen does. */
    async send(name: string, content: string | Buffer, operator: TestOperator = owner, language = 'en') {
      const boundary = 'limit-of-parts';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/admin/imports',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          cookie: `${operatorCookie}=${operator.cookie}`,
          origin: shopUrl,
          'accept-language': language,
        },
        payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      const body = reply.json<{ data: FileRun; status?: { code: string; description: string } }>();
      return { status: reply.statusCode, data: body.data, code: body.status?.code, text: body.status?.description };
    },
    work: (runId: string) =>
      runFile({ db: shop.database.db, store, incoming, shopUrl: () => 'https://shop.example' }, runId),
    runOf: async (runId: string) => (await call('getFileRun', { params: { runId } })).data,
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
