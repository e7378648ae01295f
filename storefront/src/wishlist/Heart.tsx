import type { Product } from '@afterimage/contract/catalogue.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { heartIcon } from '@afterimage/ui/icons.ts';
import { ToggleTool } from '@afterimage/ui/ToggleTool.tsx';
import { words } from './heart.words.ts';
import { toggleWishlistItem } from './wishlist.operations.ts';
import { isOnWishlist } from './wishlist.state.ts';

/** Puts a product on the wishlist, or takes it off; with its name in words where there is room. */
export function Heart({ product, hasLabel }: { product: Product; hasLabel?: boolean }) {
  const dispatch = useAppDispatch();
  const isRestored = useAppSelector((state) => state.common.restored);
  const isActive = useAppSelector((state) => isOnWishlist(state, product.id));
  return (
    <ToggleTool
      icon={heartIcon}
      label={words.heart({ name: product.name })}
      name={hasLabel ? words.wishlist : undefined}
      pressed={isRestored ? isActive : null}
      onToggle={() => dispatch(toggleWishlistItem(product))}
    />
  );
}
