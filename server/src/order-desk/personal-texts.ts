import type { OrderItem } from '@afterimage/contract/orders.ts';

/** What a customer has written onto a product, slot by slot, with the line breaks. */
export const personalTexts = (slots: OrderItem['customizationList']): { title: string; text: string }[] =>
  slots.flatMap(({ kind, title, input }) => (kind === 'text' && input ? [{ title, text: input }] : []));
