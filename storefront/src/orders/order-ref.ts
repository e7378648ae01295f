/** Where the page of an order's things has the code of a print. */
export const codeAnchor = 'come-alive';

/** How an order is reached: an account's by its id, a guest's by the key in the address that was mailed. */
export type OrderRef = { orderId: string } | { orderKey: string };

/** The name under which the state keeps what is known of it. */
export const refName = (ref: OrderRef): string => ('orderKey' in ref ? ref.orderKey : ref.orderId);

/** The page of an order. */
export const orderPath = (ref: OrderRef): string =>
  'orderKey' in ref ? `/orders/${ref.orderKey}` : `/account/orders/${ref.orderId}`;

/** Where the media of its things are changed. */
export const projectsPath = (ref: OrderRef): string => `${orderPath(ref)}/projects`;

/** Where an order that is not paid can be completed. */
export function checkoutPath(orderId: string, ref: OrderRef): string {
  return `/checkout?order=${orderId}${'orderKey' in ref ? `&key=${ref.orderKey}` : ''}`;
}
