import type { Product } from '@afterimage/contract/catalogue.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { heartIcon } from '@afterimage/ui/icons.ts';
import { ToggleTool } from '@afterimage/ui/ToggleTool.tsx';
import { words } from './heart.words.ts';
import { toggleWish } from './wishlist.operations.ts';
import { isWished } from './wishlist.state.ts';

/** Puts a product on the wishlist, or takes it off; with its name in words where there is room. */
export function Heart({ product, named }: { product: Product; named?: boolean }) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.common.restored);
  const wished = useAppSelector((state) => isWished(state, product.id));
  return (
    <ToggleTool
      icon={heartIcon}
      label={words.heart({ name: product.name })}
      name={named ? words.wishlist : undefined}
      pressed={known ? wished : null}
      onToggle={() => dispatch(toggleWish(product))}
    />
  );
}
