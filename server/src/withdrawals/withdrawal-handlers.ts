import { accountOf, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listWithdrawals, markHandled } from './read-open.ts';
import { withdraw, type WithdrawalParts } from './withdraw.ts';
import { readWithdrawalSettings, withdrawalSettings } from './withdrawal-settings.ts';

type WithdrawalCalls =
  | 'withdraw'
  | 'withdrawAsGuest'
  | 'listWithdrawals'
  | 'handleWithdrawal'
  | 'getWithdrawalSettings'
  | 'saveWithdrawalSettings';

/** The calls about withdrawals: an account's and a guest's are the same function behind two doors. */
export function withdrawalHandlers(parts: WithdrawalParts): Pick<Handlers, WithdrawalCalls> {
  return {
    withdraw: (context, { params, body }) => {
      const owner = { accountId: accountOf(context), orderId: params.orderId };
      return withdraw(context.db, owner, { body, locale: context.locale }, parts);
    },
    withdrawAsGuest: ({ db, locale }, { params, body }) => withdraw(db, params, { body, locale }, parts),
    listWithdrawals: ({ db }) => listWithdrawals(db),
    handleWithdrawal: (context, { params }) => markHandled(context, params.withdrawalId),
    getWithdrawalSettings: ({ db }) => readWithdrawalSettings(db),
    saveWithdrawalSettings: async (context, { body: { version, ...settings } }) => {
      await withdrawalSettings.save(context.db, operatorOf(context), version, settings);
      return readWithdrawalSettings(context.db);
    },
  };
}
