import { orderKeyPattern } from '@afterimage/contract/values/order-key.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';

/** The key of a guest's link. One that cannot be a key, such as one cut short in a mail, is an order that there is not. */
export function demandOrderKey(orderKey = ''): string {
  if (orderKeyPattern.test(orderKey)) return orderKey;
  throw new FailureError({ status: 404, code: 'ORDER_NOT_FOUND', description: '' });
}
