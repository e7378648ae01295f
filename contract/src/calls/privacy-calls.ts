import * as accounts from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import * as privacy from '../privacy.ts';

/** The calls about a person's own data. */
export const privacyCalls = {
  exportOwnData: endpoint({
    summary: 'Everything that is kept about the person',
    caller: 'account',
    reply: privacy.ownData,
  }),
  eraseAccount: endpoint({
    summary: 'Erase the account and what is kept about the person',
    caller: 'account',
    body: accounts.erasure,
    reply: accounts.done,
    errors: ['PASSWORD_WRONG'],
  }),
};
