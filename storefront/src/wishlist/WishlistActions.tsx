import type { Product } from '@afterimage/contract/catalogue.ts';
import { NextStepButton } from '../commerce/NextStepButton.tsx';
import { Button } from '@afterimage/ui/Button.tsx';
import styles from './Wishlist.module.css';
import { words } from './wishlist.words.ts';

type WishlistActionsProps = {
  product: Product;
  onAdd(product: Product, variantId: number | null): Promise<unknown>;
  onRemove(): void;
};

/** What leads on from a product that was put aside, and how it leaves the list. */
export function WishlistActions({ product, onAdd, onRemove }: WishlistActionsProps) {
  return (
    <div className={styles.actions}>
      <NextStepButton product={product} onAdd={(variantId) => onAdd(product, variantId)} />
      <Button kind="quiet" small aria-label={words.removeName({ name: product.name })} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
