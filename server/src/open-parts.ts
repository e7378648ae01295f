import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { deviceSecret } from './accounts/known-devices.ts';
import { watchCatalogue } from './catalogue/version.ts';
import { draftKeys, draftSecret } from './drafts/draft-key.ts';
import { draftLinker } from './drafts/line-draft.ts';
import { diskParts, partsFolderOf, promisedToParts } from './files/receive/parts.ts';
import { makeRoom } from './files/receive/received.ts';
import { fileSecret } from './files/signed-url.ts';
import { diskRoom, freeSpaceOf } from './files/store/disk-room.ts';
import { incomingOf, openStore } from './files/store/open-store.ts';
import { checkS3 } from './files/store/s3-store.ts';
import type { Closer, ShopParts } from './manifest.ts';
import { personalRows } from './manifests.ts';
import { guestOrderSecret } from './orders/guest-key.ts';
import type { Storefront } from './pages/storefront.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { createThrottle } from './platform/rate-limit/rate-limits.ts';
import { shopSecret } from './platform/signing/shop-secret.ts';
import { isOrderedByOthers } from './projects/files-in-projects.ts';
import { joinGuestOrders } from './projects/join-guest-orders.ts';
import type { Settings } from './settings.ts';
import { openServices } from './shop-settings/services.ts';
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

/** Removes unfinished uploads that nobody goes on with, before the database needs the room. */
export async function removeUnfinishedUploads(settings: Settings): Promise<void> {
  const incoming = incomingOf(settings);
  if (!existsSync(incoming)) return;
  const room = diskRoom({ folder: incoming, promised: async () => 0, freeSpace: freeSpaceOf });
  await makeRoom(incoming, room.isShort);
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
  const incoming = incomingOf(settings);
  const partsFolder = partsFolderOf(incoming);
  await mkdir(incoming, { recursive: true });
  const room = diskRoom({ folder: incoming, promised: (except) => promisedToParts(partsFolder, except) });
  const secrets = {
    files: await fileSecret(db),
    drafts: await draftSecret(db),
    guestOrders: await guestOrderSecret(db),
    devices: await deviceSecret(db),
  };
  return {
    settings,
    db,
    catalogue,
    store: openStore(settings),
    incoming,
    room,
    parts: diskParts(partsFolder, room),
    throttle: createThrottle(counting.pool, {
      'uploaded kilobytes from an address': settings.uploads.maxBytesOfNetwork / 1024,
    }),
    secrets,
    services: openServices(await shopSecret(db, 'service-secret'), settings),
    shopUrl,
    apiBase,
    storefront,
    log: app.log,
    personalRows,
    registered: { delayedActs: [], lists: [], bulkActions: [] },
    ports: {
      joinGuestOrders,
      isOrderedByOthers,
      linkDraft: draftLinker({ keys: draftKeys(secrets.drafts), draftDays: settings.draftDays }),
      readViewers: viewerReader({ shopUrl, signExport: exportSigner(secrets.files) }),
    },
  };
}
