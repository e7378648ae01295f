import type { CartItemDesign } from '@afterimage/contract/cart.ts';
import type { DraftLine } from '@afterimage/contract/drafts.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { DesignAddition } from './studio-props.ts';

/** What a design is to its cart: of none, the design of a line, or of a line that is not in the cart any more. */
export type CartState = { kind: 'none' } | { kind: 'line'; cartItemId: string } | { kind: 'gone' };

/** `missing` is a line that the server did not find when the design was to be saved to it. */
export function cartStateOf(line: DraftLine | null, missing: string | null): CartState {
  if (line === null) return { kind: 'none' };
  const { cartItemId, quantity } = line;
  return quantity === null || cartItemId === missing ? { kind: 'gone' } : { kind: 'line', cartItemId };
}

const goneCodes: readonly string[] = ['LINE_NOT_FOUND', 'CART_NOT_FOUND'];

/** Whether a line could not be saved because it is not there any more. */
export const isLineGone = ({ code }: Pick<Failure, 'code'>): boolean => goneCodes.includes(code);

/** The part of an addition that a line is given: its product and its quantity stay. */
export const designIn = ({ productId: _productId, quantity: _quantity, ...design }: DesignAddition): CartItemDesign =>
  design;

/** The address under which a design goes on: beside what was begun when it is the design of a line. */
export const designPath = (slug: string, key: string | null, line: DraftLine | null): string =>
  `/customize/${slug}?${line ? 'design' : 'draft'}=${key ?? ''}`;
