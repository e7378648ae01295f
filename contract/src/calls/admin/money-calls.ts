import { done } from '../../accounts.ts';
import { listQuery } from '../../admin/lists.ts';
import * as money from '../../admin/money.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls of the Money screen. */
export const moneyCalls = {
  getAdminMoney: endpoint({
    summary: 'Payments, transfers that are waited for, refunds, disputes and ways to pay',
    caller: 'operator',
    right: 'money.read',
    reply: money.money,
  }),
  listAdminRefunds: endpoint({
    summary: 'All refunds',
    caller: 'operator',
    right: 'money.read',
    query: listQuery,
    reply: money.refundPage,
  }),
  listAdminTransfers: endpoint({
    summary: 'All payments by bank transfer, also those that are over',
    caller: 'operator',
    right: 'money.read',
    query: listQuery,
    reply: money.transferPage,
  }),
  receiveAdminTransfer: endpoint({
    summary: 'Money has come in for a bank transfer',
    caller: 'operator',
    right: 'money.refund',
    params: money.paymentParams,
    body: money.receiptBody,
    reply: money.receiptOutcome,
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  readAdminBankList: endpoint({
    summary: "Match a bank's list with the transfers that are waited for, and take the bookings that are named",
    caller: 'operator',
    right: 'money.refund',
    body: money.bankListBody,
    reply: money.bankList,
  }),
  retryAdminRefund: endpoint({
    summary: 'Try a refund again that has failed',
    caller: 'operator',
    right: 'money.refund',
    params: money.refundParams,
    reply: done,
    errors: ['REFUND_NOT_FOUND', 'REFUND_LIMIT'],
  }),
  finishAdminRefund: endpoint({
    summary: 'A refund was paid back by hand',
    caller: 'operator',
    right: 'money.refund',
    params: money.refundParams,
    reply: done,
    errors: ['REFUND_NOT_FOUND'],
  }),
  updateAdminPaymentMethod: endpoint({
    summary: 'Where and in which place a way to pay is offered',
    caller: 'operator',
    right: 'settings.write',
    params: money.methodParams,
    body: money.methodBody,
    reply: money.methodReply,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
};
