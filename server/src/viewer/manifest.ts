import { draftKeys } from '../drafts/draft-key.ts';
import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import type { Database } from '../platform/db/connection.ts';
import type { TargetSource } from '../targets/photo-targets.ts';
import { prepareTargets, readTargets } from '../targets/targets-of.ts';
import { registerExports } from './export/serve-export.ts';
import { registerViewer } from './serve-page.ts';
import * as tables from './tables.ts';
import { viewerHandlers } from './viewer-handlers.ts';

export const viewerManifest: Manifest = {
  name: 'viewer',
  tables,

  open: ({ settings, db, store, secrets, throttle, shopUrl, apiBase, storefront, ports }) => {
    const signUrl = urlSigner(secrets.files);
    const show = {
      readTargets: (of: Database, source: TargetSource) => readTargets(of, source, { signUrl, shopUrl }),
      draftDays: settings.draftDays,
      shopUrl,
    };
    const prepare = (of: Database, source: TargetSource) => prepareTargets(of, source, { store, shopUrl });
    return {
      handlers: viewerHandlers({
        throttle,
        keys: draftKeys(secrets.drafts),
        readViewers: ports.readViewers,
        prepareTargets: prepare,
        ...show,
      }),
      routes: async (app) => {
        await registerViewer(app, { db, build: storefront.viewer, apiBase, demo: !settings.production, ...show });
        const readBuild = () => storefront.exportedViewer();
        registerExports(app, {
          db,
          store,
          readBuild,
          secret: secrets.files,
          throttle,
          prepareTargets: prepare,
          ...show,
        });
      },
    };
  },
};
