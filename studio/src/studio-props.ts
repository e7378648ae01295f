import type { CartAddition, CartItemDesign } from '@afterimage/contract/cart.ts';
import type { DraftLine } from '@afterimage/contract/drafts.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { ReactNode } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import type { Customer } from './use-studio.ts';
import type { Work } from './work.ts';

/** A design for the cart, with the draft that it was designed in. */
export type DesignAddition = CartAddition & { draftKey?: string };

export interface StudioProps {
  product: ProductDetail;
  picture: PictureSource | undefined;
  /** Null while a size is still to be chosen. */
  variant: { variantId: number | null; stock: number } | null;
  /** Colour and size in words; null when there is nothing to choose. */
  variantName: string | null;
  picker: ReactNode;
  /** The way of the design into the customer's room; `save` keeps it first and answers its key. */
  room?: (save: () => Promise<string>) => ReactNode;
  /** The key of a draft by whose link one came. */
  linked: string | null;
  /** The key of a design that was opened separately from the browser's own draft of the product. */
  design: string | null;
  customer: Customer;
  onWork: (work: Work) => void;
  onOtherProduct: (slug: string, key: string) => void;
  onInCart: (key: string, line: DraftLine) => void;
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: DesignAddition) => Promise<Failure | null>;
  /** Replaces the design of a cart line; returns the failure, or null. */
  onSave: (cartItemId: string, design: CartItemDesign) => Promise<Failure | null>;
  /** Resets the draft of a line to the line's design. */
  onRestart: (cartItemId: string) => Promise<void>;
  /** The share dialog; `save` stores the design first and returns its key. */
  share: (save: () => Promise<string>) => ReactNode;
  onLeave: (path: string) => Promise<void>;
}
