import { done } from '../../accounts.ts';
import * as checklist from '../../admin/checklist.ts';
import { listQuery } from '../../admin/lists.ts';
import * as lowStock from '../../admin/low-stock.ts';
import * as sales from '../../admin/sales.ts';
import * as today from '../../admin/today.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

/** The calls of the page *Today*. */
export const todayCalls = {
  getToday: endpoint({
    summary: 'What is to be done today, what is late, and what went wrong',
    caller: 'operator',
    right: 'orders.read',
    reply: today.todayReply,
  }),
  acknowledgeIncident: endpoint({
    summary: 'Say that somebody looks after an incident; said twice, it changes nothing',
    caller: 'operator',
    right: 'orders.read',
    params: today.incidentParams,
    reply: today.incidentReply,
    errors: ['NOT_FOUND'],
  }),
  getChecklist: endpoint({
    summary: 'What a new shop needs before it sells, and whether it is there',
    caller: 'operator',
    right: 'settings.write',
    reply: checklist.checklistReply,
  }),
  dismissChecklist: endpoint({
    summary: 'Hide what a new shop needs; said twice, it changes nothing',
    caller: 'operator',
    right: 'settings.write',
    reply: checklist.checklistReply,
  }),
  listLowStock: endpoint({
    summary: 'Variants on sale that are sold out or low, with how long they last and how many wait for them',
    caller: 'operator',
    right: 'catalogue.read',
    query: listQuery,
    reply: lowStock.lowStockList,
    errors: ['INVALID_REQUEST'],
  }),
  getStockThreshold: endpoint({
    summary: 'From how many pieces on variants without a threshold of their own are low on stock',
    caller: 'operator',
    right: 'catalogue.read',
    reply: lowStock.stockThresholdReply,
  }),
  setStockThreshold: endpoint({
    summary: 'From how many pieces on variants without a threshold of their own are low on stock',
    caller: 'operator',
    right: 'settings.write',
    body: today.stockThresholdBody,
    reply: done,
  }),
  setVariantThreshold: endpoint({
    summary: 'From how many pieces on a variant is low on stock; null for what holds for the whole shop',
    caller: 'operator',
    right: 'catalogue.write',
    params: today.variantParams,
    body: today.variantThresholdBody,
    reply: done,
    errors: ['NOT_FOUND'],
  }),
  getSales: endpoint({
    summary: 'Sales of a period by day, week or month, with the best sellers and the period before',
    caller: 'operator',
    right: 'money.read',
    query: sales.salesQuery,
    reply: sales.salesReply,
  }),
  exportSales: endpoint({
    summary: 'The same as a table of comma-separated values: a line for each step, product or variant',
    caller: 'operator',
    right: 'money.read',
    query: sales.salesFileQuery,
    reply: fileReply,
    answer: 'file',
  }),
};
