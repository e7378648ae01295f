import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { OrderEdit } from '@afterimage/contract/admin/order-edits.ts';
import { typedCount } from './allowed.ts';

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'countryCode',
  'phone',
] as const;
type AddressField = (typeof addressFields)[number];

/** What is typed into the dialog, each field a text: those of the address, `delivery`, and two of each line. */
export type OrderDraft = Record<string, string>;

export const quantityField = (lineId: string): string => `quantity ${lineId}`;
export const variantField = (lineId: string): string => `variant ${lineId}`;

/** The order as the fields show it. */
export function draftOf({ order, lineList, deliverTo }: DeskOrder, variants: ReadonlyMap<string, number>): OrderDraft {
  const { address, deliveryMethod } = deliverTo;
  const lines = order.itemList.flatMap(({ id, quantity }) => [
    [quantityField(id), String(quantity - (lineList.find((line) => line.id === id)?.cancelledQuantity ?? 0))],
    [variantField(id), String(variants.get(id) ?? '')],
  ]);
  return {
    ...Object.fromEntries(addressFields.map((field) => [field, address?.[field] ?? ''])),
    delivery: deliveryMethod?.id ?? '',
    ...Object.fromEntries(lines),
  };
}

const textOf = (draft: OrderDraft, field: string): string => (draft[field] ?? '').trim();

/** The address as the contract takes it; undefined when no field of it has changed. */
export function editedAddress(draft: OrderDraft, changed: readonly string[]): OrderEdit['address'] {
  if (!addressFields.some((field) => changed.includes(field))) return undefined;
  const needed = (field: AddressField) => textOf(draft, field);
  const optional = (field: 'company' | 'line2' | 'region' | 'phone') => {
    const text = textOf(draft, field);
    return text === '' ? {} : { [field]: text };
  };
  return {
    firstName: needed('firstName'),
    lastName: needed('lastName'),
    line1: needed('line1'),
    postalCode: needed('postalCode'),
    city: needed('city'),
    countryCode: needed('countryCode'),
    ...optional('company'),
    ...optional('line2'),
    ...optional('region'),
    ...optional('phone'),
  };
}

const mostPieces = 10_000;

/** Whether a number of pieces is none. */
export const isWrongCount = (text: string): boolean => typedCount(text, mostPieces) === null;

/** The edit that the fields ask for; null where a number of pieces is none, or nothing changes. */
export function editOf(
  draft: OrderDraft,
  changed: readonly string[],
  lineIds: readonly string[],
  added: OrderEdit['addList'],
): Pick<OrderEdit, 'lineList' | 'addList' | 'address' | 'deliveryMethod'> | null {
  const lineList: OrderEdit['lineList'] = [];
  for (const lineId of lineIds) {
    const hasNewVariant = changed.includes(variantField(lineId));
    if (!hasNewVariant && !changed.includes(quantityField(lineId))) continue;
    const quantity = typedCount(textOf(draft, quantityField(lineId)), mostPieces);
    if (quantity === null) return null;
    lineList.push({ lineId, quantity, ...(hasNewVariant && { variantId: Number(draft[variantField(lineId)]) }) });
  }
  const address = editedAddress(draft, changed);
  const edit = {
    lineList,
    addList: added,
    ...(address && { address }),
    ...(changed.includes('delivery') && { deliveryMethod: textOf(draft, 'delivery') }),
  };
  const isEmpty = lineList.length === 0 && added.length === 0 && !address && !changed.includes('delivery');
  return isEmpty ? null : edit;
}
