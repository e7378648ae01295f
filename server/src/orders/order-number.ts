/** The number of an order as people read it: `A10001`. */
export function orderNumber(number: number): string {
  return `A${number}`;
}
