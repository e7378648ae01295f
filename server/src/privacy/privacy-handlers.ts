import type { DraftParts } from '../drafts/read-draft.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import type { ReadViewers } from '../projects/read-projects.ts';
import { eraseAccount, type ErasureParts } from './erase-account.ts';
import { exportOwnData } from './export-own-data.ts';

/** A person's right to his data: a copy of it, and its end. */
export function ownDataHandlers(
  parts: DraftParts &
    ErasureParts & {
      /** Tells of viewers with whole addresses, as the answer is read outside the shop. */
      readViewers: ReadViewers;
    },
): Pick<Handlers, 'exportOwnData' | 'eraseAccount'> {
  const { throttle, signUrl, shopUrl, personalRows, ...others } = parts;
  const wholeUrl: SignUrl = (fileId, options) => shopUrl() + signUrl(fileId, options);
  return {
    exportOwnData: async (context) => {
      const accountId = accountOf(context);
      await throttle.take('copy of own data', accountId);
      const { db, caller, locale } = context;
      return exportOwnData({ db, accountId, sessionId: caller.sessionId, locale }, { ...others, signUrl: wholeUrl });
    },
    eraseAccount: (context, { body }) => eraseAccount(context, body.password, { throttle, shopUrl, personalRows }),
  };
}
