import type { Manifest } from '../manifest.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { operatorHandlers } from './operator-handlers.ts';
import * as tables from './tables.ts';
import { operatorNames } from './operator-names.ts';
import { registerRolePutBack } from './team.ts';
import { registerSubjectNames } from './subject-names.ts';

export const operatorsManifest: Manifest = {
  name: 'operators',
  tables,

  open: async ({ db, throttle, shopUrl }) => {
    registerRolePutBack();
    registerSubjectNames('operator', operatorNames);
    return {
      handlers: operatorHandlers({
        throttle,
        shopUrl,
        secret: await shopSecret(db, 'operator-secret'),
      }),
    };
  },
};
