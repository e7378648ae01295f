import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import type { Step } from './checkout-steps.ts';

const titles: Record<Step, string> = { address: 'Address', delivery: 'Delivery', review: 'Review and pay' };

export const words = {
  title: 'Checkout',
  meta: 'Address, delivery and payment of your order at Afterimage.',
  back: 'Back to the cart',
  titles,
  change: 'Change',
  changeStep: (step: Step) => `Change ${titles[step].toLowerCase()}`,
  done: 'done',

  savedAddresses: 'Where does it go?',
  otherAddress: 'A new address',
  toDelivery: 'Continue to delivery',
  toReview: 'Continue to review',
  checking: 'Checking the address',

  methods: 'How should it come?',
  days: ({ minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>) =>
    minDays === maxDays ? `${minDays} working day${minDays === 1 ? '' : 's'}` : `${minDays} to ${maxDays} working days`,
  free: 'Free',
  freeMore: (amount: string, from: string) => `Free from ${from}: ${amount} more`,
  methodsFailed: 'The ways of delivery did not come',
  methodsLoading: 'The ways of delivery are coming',

  goesTo: 'Goes to',
  comes: 'Comes by',
  pay: (total: string) => `Pay ${total}`,
  paying: 'Going to the payment',
  payThen: 'You pay on the next page. Nothing is bought before that.',

  order: (number: string) => `Order ${number}`,
  summary: 'What you order',
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  quantity: (count: number) => `× ${count}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  deliveryLater: 'Chosen in step 2',
  total: 'Total',
  vat: 'Including VAT',

  kept: (time: string, minutes: number) =>
    minutes > 3
      ? `We keep these for you until ${time}.`
      : `We keep these for you until ${time} (${minutes} more minute${minutes === 1 ? '' : 's'}).`,
  over: (time: string | null) =>
    `${time ? `We kept these for you until ${time}. ` : 'The time for which we kept these is over. '}You can go on: we take them from the shelf again if they are still there.`,
  overTitle: 'These are not kept for you any more',
  again: 'Keep them for me again',
  keeping: 'Taking them from the shelf',

  failedTitle: 'The payment did not go through',
  failedText: 'No money was taken, and your order is still here. You can try again, or pay in another way.',
  cancelledTitle: 'You stopped the payment',
  cancelledText: 'No money was taken. Everything is as you left it; pay when you are ready.',
  changedTitle: 'The order has changed',
  changedText:
    'The cart was changed meanwhile, so the order is up to date now. Please look at it again before you pay.',
  shortTitle: 'Not everything is in stock any more',
  short: (name: string, available: number) =>
    available === 0 ? `${name} is sold out` : `${name}: only ${available} left`,
  toCart: 'Change the cart',
  closedTitle: 'This order cannot be paid any more',
  refusedTitle: 'That did not work',
  addressGone: 'This address does not exist any more. Please choose another.',

  paidTitle: 'This order is paid',
  paidText: 'There is nothing left to do here.',
  paidLink: 'To the order',
  cancelledOrder: 'This order was cancelled',
  refundedOrder: 'This order was paid back',
  noOrder: 'Your checkout begins in the cart.',
  cart: 'To the cart',
  shop: 'Shop everything',
};
