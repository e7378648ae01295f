import * as accounts from '../../accounts.ts';
import * as admin from '../../admin/withdrawals.ts';
import { endpoint } from '../../endpoint.ts';
import * as orders from '../../orders.ts';

const settings = { caller: 'operator', right: 'settings.write', reply: admin.withdrawalSettings } as const;

/** The calls about withdrawals from contracts, of customers and of operators. */
export const withdrawalsCalls = {
  withdraw: endpoint({
    summary: 'Withdraw from the contract about lines of an order; the receipt is mailed',
    caller: 'account',
    params: orders.orderParams,
    body: orders.withdrawalBody,
    reply: accounts.done,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
  }),
  withdrawAsGuest: endpoint({
    summary: 'Withdraw from the contract about lines of an order, for anyone who has its key',
    params: orders.guestOrderParams,
    body: orders.withdrawalBody,
    reply: accounts.done,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
  }),
  listWithdrawals: endpoint({
    summary: 'The withdrawals that nobody has dealt with yet, oldest first',
    caller: 'operator',
    right: 'orders.read',
    reply: admin.openWithdrawals,
  }),
  handleWithdrawal: endpoint({
    summary: 'Note that a withdrawal was dealt with',
    caller: 'operator',
    right: 'orders.write',
    params: admin.withdrawalParams,
    reply: accounts.done,
    errors: ['NOT_FOUND'],
  }),
  getWithdrawalSettings: endpoint({
    ...settings,
    summary: 'For how long, and from which lines, customers may withdraw',
  }),
  saveWithdrawalSettings: endpoint({
    ...settings,
    summary: 'Change for how long, and from which lines, customers may withdraw',
    body: admin.withdrawalSettings,
    errors: ['RECORD_CHANGED'],
  }),
};
