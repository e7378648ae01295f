import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { projectHandlers } from './project-handlers.ts';
import * as tables from './tables.ts';

export const projectsManifest: Manifest = {
  name: 'projects',
  tables,

  open: ({ secrets, ports }) => ({
    handlers: projectHandlers({ signUrl: urlSigner(secrets.files), readViewers: ports.readViewers }),
  }),
};
