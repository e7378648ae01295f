import type { DeskReturn, TimelineEntry } from '@afterimage/contract/admin/order-desk.ts';
import { actionName } from '../audit/action-name.ts';
import { words as orderWords } from '../orders/orders.words.ts';
import { words } from './timeline.words.ts';

/** The words of a code; the code itself when it is newer than the words. */
const wordsOf = (list: object, code: string): string => {
  const text: unknown = Reflect.get(list, code);
  return typeof text === 'string' ? text : code;
};

/** What an entry of the timeline says, in words. */
export function timelineText({ kind, code, text }: TimelineEntry): string {
  const title = words.kinds[kind];
  if (kind === 'status') return `${title}: ${wordsOf(orderWords.statuses, code)}`;
  if (kind === 'payment') return [`${title} ${wordsOf(words.payments, code)}`, text].filter(Boolean).join(' · ');
  if (kind === 'refund' || kind === 'surplus')
    return [`${title} ${wordsOf(words.refunds, code)}`, text].filter(Boolean).join(' · ');
  if (kind === 'line') return `${text}: ${wordsOf(orderWords.lineStates, code)}`;
  if (kind === 'return') return `${title} ${wordsOf(words.returns, code)} · ${wordsOf(words.returnReasons, text)}`;
  if (kind === 'audit') return [actionName(code), text].filter(Boolean).join(' · ');
  return text === '' ? title : `${title}: ${text}`;
}

/** How a return stands and why it came. */
export const returnStatus = ({ status, reason }: Pick<DeskReturn, 'status' | 'reason'>): string =>
  `${words.returns[status]} · ${words.returnReasons[reason]}`;
