import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { ReactNode } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import type { Customer } from './use-studio.ts';
import type { Work } from './work.ts';

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
  customer: Customer;
  onWork: (work: Work) => void;
  onOtherProduct: (slug: string, key: string) => void;
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: CartAddition) => Promise<Failure | null>;
  onLeave: (path: string) => Promise<void>;
}
