import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { watchCatalogue } from './catalogue/version.ts';
import { draftKeys, draftSecret } from './drafts/draft-key.ts';
import { draftLinker } from './drafts/line-draft.ts';
import { diskParts, partsFolderOf } from './files/receive/parts.ts';
import { fileSecret } from './files/signed-url.ts';
import { checkS3, s3Store } from './files/store/s3-store.ts';
import { diskStore } from './files/store/store.ts';
import type { Closer, ShopParts } from './manifest.ts';
import { personalRows } from './manifests.ts';
import { guestOrderSecret } from './orders/guest-key.ts';
import type { Storefront } from './pages/storefront.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { createThrottle } from './platform/rate-limit/rate-limits.ts';
import { isOrderedByOthers } from './projects/files-in-projects.ts';
import { joinGuestOrders } from './projects/join-guest-orders.ts';
import type { Settings } from './settings.ts';
import { exportSigner } from './viewer/export-url.ts';
import { viewerReader } from './viewer/project-viewers.ts';

interface Opening {
  settings: Settings;
  databaseUrl: string;
  db: Database;
  app: FastifyInstance;
  storefront: Storefront;
  shopUrl: () => string;
  apiBase: string;
}

/** Fails when the file store of the settings cannot be used. */
export async function checkStore({ s3 }: Settings): Promise<void> {
  if (s3) await checkS3(s3);
}

/** Opens what the domains share; what has to be closed again is added to `closers`. */
export async function openParts(opening: Opening, closers: Closer[]): Promise<ShopParts> {
  const { settings, databaseUrl, db, app, storefront, shopUrl, apiBase } = opening;
  const catalogue = await watchCatalogue(databaseUrl, app.log);
  closers.push(() => catalogue.stop());
  // It only counts, and is asked in the middle of everything else.
  const counting = connect(databaseUrl, 4, { durable: false });
  closers.push(counting.close);
  const incoming = join(settings.dataDir, 'incoming');
  const secrets = {
    files: await fileSecret(db),
    drafts: await draftSecret(db),
    guestOrders: await guestOrderSecret(db),
  };
  return {
    settings,
    db,
    catalogue,
    store: settings.s3 ? s3Store(settings.s3, incoming) : diskStore(join(settings.dataDir, 'files')),
    incoming,
    parts: diskParts(partsFolderOf(incoming)),
    throttle: createThrottle(counting.pool),
    secrets,
    shopUrl,
    apiBase,
    storefront,
    log: app.log,
    personalRows,
    ports: {
      joinGuestOrders,
      isOrderedByOthers,
      linkDraft: draftLinker({ keys: draftKeys(secrets.drafts), draftDays: settings.draftDays }),
      readViewers: viewerReader({ shopUrl, signExport: exportSigner(secrets.files) }),
    },
  };
}
