import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Right } from '@afterimage/contract/values/rights.ts';
import { hashSecret, newSecret } from '../accounts/secret.ts';
import { openOperatorSession } from '../operators/operator-sessions.ts';
import { operators, operatorTokens } from '../operators/tables.ts';
import { testDatabase } from '../platform/db/test-database.ts';
import { readSettings } from '../settings.ts';
import { openShop } from '../shop.ts';
import type { Storefront } from './storefront.ts';

/** The whole shop on a port of its own, with every domain and its jobs, without the build of the pages. For tests of the API. */
export async function startApiShop(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-api-'));
  await mkdir(join(folder, 'assets'));
  const database = await testDatabase();
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const shop = await openShop(
    settings,
    database.url,
    () => undefined,
    async () => noPages(folder),
  );
  const newOwner = async (): Promise<string> => {
    const email = `${newSecret().slice(0, 12).toLowerCase()}@mail.test`;
    const [owner] = await database.db
      .insert(operators)
      .values({ email, emailShown: email, name: 'Grace', role: 'owner' })
      .returning({ id: operators.id });
    return owner?.id ?? '';
  };
  return {
    address: shop.address,
    database,
    /** The cookie of an owner who has just signed in. */
    signInOwner: async (): Promise<string> => {
      let cookie = '';
      const browser = { setCookie: (name: string, value: string) => void (cookie = `${name}=${value}`) };
      await openOperatorSession(database.db, await newOwner(), { userAgent: 'test', browser });
      return cookie;
    },
    /** An access token of an owner with these rights. */
    newToken: async (rights: Right[]): Promise<string> => {
      const token = `afterimage_${newSecret()}`;
      await database.db.insert(operatorTokens).values({
        operatorId: await newOwner(),
        name: 'Test',
        rights,
        tokenHash: hashSecret(token),
        ending: token.slice(-4),
        expiresAt: new Date(Date.now() + 3_600_000),
      });
      return token;
    },
    close: async () => {
      await shop.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function noPages(folder: string): Storefront {
  const refuse = (): never => {
    throw new Error('this shop has no pages');
  };
  const viewer = { viewerPage: refuse, filesAt: refuse, folder };
  return {
    pages: {
      renderer: { themeScript: '', offlineFiles: () => [], cacheAddress: refuse, render: refuse },
      manifest: {},
      worker: '',
      assets: join(folder, 'assets'),
      icon: join(folder, 'icon.svg'),
    },
    admin: { filesIn: refuse, assets: join(folder, 'assets'), themeScript: '' },
    viewer,
    exportedViewer: async () => viewer,
  };
}
