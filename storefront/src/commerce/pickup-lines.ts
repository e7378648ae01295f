import type { PickupPlace } from '@afterimage/contract/orders.ts';

/** Where and when an order is picked up, line by line; none where it is sent. */
export const pickupLines = ({ address, hours }: PickupPlace = { address: '', hours: '' }): string[] =>
  [...address.split('\n'), ...hours.split('\n')].map((line) => line.trim()).filter((line) => line !== '');
