import type { Manifest } from '../../manifest.ts';
import { registerOpenApi } from './openapi.ts';

export const httpManifest: Manifest = {
  name: 'platform/http',

  open: ({ apiBase, settings }) => ({
    routes: (app, { names }) => registerOpenApi(app, names, apiBase, !settings.production),
  }),
};
