import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import { listsOf } from '@afterimage/contract/values/slot-wire.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { choicesOf, isFilled, type Personal, textOf } from './personal.ts';

/** Where a message stands in the form. */
export const slotKey = (id: number) => `slot-${id}`;
export const mediumKey = (id: number) => `medium-${id}`;
export const variantKey = 'variant';
export const quantityKey = 'quantity';
const formKey = 'form';

type Slots = ProductDetail['customizationList'];

/**
 * What was chosen as the payload of S3.8; empty slots are left out, and media of slots without a photo. `accepted` are
 * the warnings that there really are and that the person has accepted.
 */
export function payloadOf(
  { id, customizationList }: Pick<ProductDetail, 'id' | 'customizationList'>,
  variantId: number | null,
  personal: Personal,
  accepted: readonly AcceptedWarning[] = [],
): CartAddition {
  const filledOffers = customizationList.filter((slot) => isFilled(slot, personal));
  const slots = filledOffers.flatMap((offer) => {
    const slot = personal.slots.get(offer.id);
    return slot ? [orderable(slot, offer, personal)] : [];
  });
  return {
    productId: id,
    variantId,
    quantity: personal.quantity,
    extraList: filledOffers.filter(({ kind }) => kind === 'extra').flatMap((offer) => choicesOf(offer, personal)),
    ...listsOf(slots),
    ...(accepted.length > 0 && { acceptedWarningList: [...accepted] }),
  };
}

/** What can be ordered of a slot: words without the space around them, and media where they are allowed. */
function orderable(slot: FilledSlot, offer: Slots[number], personal: Personal): FilledSlot {
  const choices = choicesOf(offer, personal);
  if (slot.kind === 'text') return { ...slot, choices, text: textOf(slot) };
  if (slot.kind !== 'photo') return { ...slot, choices };
  return { ...slot, choices, medium: offer.limits.arAllowed ? slot.medium : null };
}

/** Puts what the server refused to the places of the form where it can be put right. */
export function locateFailure(failure: Failure, addition: CartAddition, slots: Slots): Record<string, string> {
  const messages: Record<string, string> = {};
  const addMessage = (key: string, message: string) => {
    messages[key] ??= message;
  };
  for (const [path, message] of Object.entries(failure.fields ?? {}))
    addMessage(fieldPathOf(path, addition, slots), message);
  if (Object.keys(messages).length > 0) return messages;
  const aboutStock = failure.code === 'OUT_OF_STOCK' || failure.code === 'QUANTITY_LIMIT';
  addMessage(aboutStock ? quantityKey : formKey, failure.description);
  return messages;
}

function fieldPathOf(path: string, addition: CartAddition, slots: Slots): string {
  const [list, place = ''] = path.split('.');
  if (list === 'variantId') return variantKey;
  if (list === 'quantity') return quantityKey;
  const group = slots.find(({ kind }) => kind === 'extra');
  if (list === 'extraList') return group ? slotKey(group.id) : formKey;
  const has = (id: number | undefined): id is number => slots.some((slot) => slot.id === id);
  const slotId = addition.productClientCustomizationList[Number(place)]?.id;
  if (list === 'productClientCustomizationList' && has(slotId)) return slotKey(slotId);
  const mediumSlotId = addition.productArCustomizationList[Number(place)]?.customizationId;
  if (list === 'productArCustomizationList' && has(mediumSlotId)) return mediumKey(mediumSlotId);
  if (list === 'customization' && has(Number(place))) return slotKey(Number(place));
  return formKey;
}
