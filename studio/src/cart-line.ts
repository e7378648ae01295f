import type { CartItemDesign } from '@afterimage/contract/cart.ts';
import type { DraftLine } from '@afterimage/contract/drafts.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { DesignAddition } from './studio-props.ts';

/** The relation of a design to the cart: it was never added, is the design of a line, or of a line that is gone. */
export type CartState = { kind: 'none' } | { kind: 'line'; cartItemId: string } | { kind: 'gone' };

/** `missing` is the line that the server did not find when the design was saved. */
export function cartStateOf(line: DraftLine | null, missing: string | null): CartState {
  if (line === null) return { kind: 'none' };
  const { cartItemId, quantity } = line;
  return quantity === null || cartItemId === missing ? { kind: 'gone' } : { kind: 'line', cartItemId };
}

const goneCodes: readonly string[] = ['LINE_NOT_FOUND', 'CART_NOT_FOUND'];

/** Whether saving failed because the line is gone. */
export const isLineGone = ({ code }: Pick<Failure, 'code'>): boolean => goneCodes.includes(code);

/** The part of an addition that replaces a line's design: its product and quantity stay. */
export const designIn = ({ productId: _productId, quantity: _quantity, ...design }: DesignAddition): CartItemDesign =>
  design;

/** The address of a design in the studio: that of a cart line's design keeps the browser's own draft of the product. */
export const designPath = (slug: string, key: string | null, line: DraftLine | null): string =>
  `/customize/${slug}?${line ? 'design' : 'draft'}=${key ?? ''}`;
