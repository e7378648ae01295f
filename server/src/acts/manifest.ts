import { lt, sql } from 'drizzle-orm';
import type { Manifest } from '../manifest.ts';
import { actHandlers } from './act-handlers.ts';
import { runDelayedAct } from './delayed-act.ts';
import * as tables from './tables.ts';

export const actsManifest: Manifest = {
  name: 'acts',
  tables,

  open: ({ db, registered }) => ({
    handlers: actHandlers(registered.delayedActs),
    jobs: async (jobs) => {
      await jobs.register('delayed-act', async ({ actId }) => {
        await runDelayedAct(db, registered.delayedActs, actId);
      });
      const old = lt(tables.delayedActs.createdAt, sql`now() - interval '30 days'`);
      await jobs.schedule('delete-old-acts', 3600, () => db.delete(tables.delayedActs).where(old));
    },
  }),
};
