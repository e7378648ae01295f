import type { Throttle } from '../accounts/throttle.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import { eraseAccount } from './erase-account.ts';
import { exportOwnData } from './export-own-data.ts';

/** A person's right to his data: a copy of it, and its end. */
export function ownDataHandlers(parts: {
  throttle: Throttle;
  signUrl: SignUrl;
  /** Where the shop is, an origin without a slash at its end. */
  shopUrl: () => string;
}): Pick<Handlers, 'exportOwnData' | 'eraseAccount'> {
  const { throttle, signUrl, shopUrl } = parts;
  return {
    exportOwnData: async (context) => {
      await throttle.take('copy of own data', accountOf(context));
      return exportOwnData(context, (fileId, when) => shopUrl() + signUrl(fileId, when));
    },
    eraseAccount: (context, { body }) => eraseAccount(context, body.password, { throttle, shopUrl }),
  };
}
