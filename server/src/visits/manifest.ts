import type { Manifest } from '../manifest.ts';
import { registerVisits } from './count-visits.ts';
import * as tables from './tables.ts';
import { VisitCounter } from './visit-counter.ts';
import { visitsHandlers } from './visits-handlers.ts';

/** How often what was counted is written, in milliseconds. */
const pause = 10_000;

export const visitsManifest: Manifest = {
  name: 'visits',
  tables,

  open: ({ db, apiBase, log }) => {
    const counter = new VisitCounter(db);
    const write = async () => {
      try {
        await counter.write();
      } catch (error) {
        log.error({ err: error }, 'visits could not be counted');
      }
    };
    const timer = setInterval(() => void write(), pause);
    timer.unref();
    return {
      handlers: visitsHandlers,
      routes: (app) => registerVisits(app, apiBase, counter),
      close: async () => {
        clearInterval(timer);
        await write();
      },
    };
  },
};
