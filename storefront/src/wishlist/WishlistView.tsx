import type { Product } from '@afterimage/contract/catalogue.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { GridTile, ProductGrid } from '../commerce/ProductGrid.tsx';
import { RemovedNote } from '@afterimage/ui/RemovedNote.tsx';
import { type Pin, pinExpired, pinRemoved, pinReturned, wishlistRows } from './pins.ts';
import { WishlistActions } from './WishlistActions.tsx';
import { addWishlistItem, changeWishlist } from './wishlist.operations.ts';
import { words } from './wishlist.words.ts';
import styles from './Wishlist.module.css';

type WishlistViewProps = {
  /** Draws a product as lists do. */
  renderCard(product: Product): ReactNode;
  /** Puts a product's only variant into the cart. */
  onAdd(product: Product, variantId: number | null): Promise<unknown>;
  /** Drawn when nothing is left, not even to be had back. */
  empty: ReactNode;
};

/** The products that were put aside, each with what leads on. */
export function WishlistView({ renderCard, onAdd, empty }: WishlistViewProps) {
  const dispatch = useAppDispatch();
  const wishlist = useAppSelector((state) => state.wishlist.wishlist);
  const [pins, setPins] = useState<Pin[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const rows = wishlistRows(wishlist, pins);

  const remove = (product: Product, place: number) => {
    setPins((currentPins) => pinRemoved(currentPins, product, place));
    const wishlistIndex = wishlist.findIndex(({ id }) => id === product.id);
    void dispatch(changeWishlist({ kind: 'remove', products: [product], index: wishlistIndex }));
  };
  const undo = (product: Product) => {
    setPins((currentPins) => pinReturned(currentPins, product.id));
    void dispatch(addWishlistItem(product));
  };
  /** The focus was in a tile that has gone: it goes to the list, so that Tab goes on from there. */
  const onExpired = (product: Product, hadFocus: boolean) => {
    setPins((currentPins) => pinExpired(currentPins, product.id));
    if (hadFocus) box.current?.focus();
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.list}>
      {rows.length === 0 ? (
        empty
      ) : (
        <ProductGrid label={words.title}>
          {rows.map(({ product, removed }, place) => (
            <GridTile key={product.id}>
              {removed ? (
                <RemovedNote
                  tile
                  text={words.removed({ name: product.name })}
                  undo={words.undo}
                  undoLabel={words.undoName({ name: product.name })}
                  onUndo={() => undo(product)}
                  onExpire={(hadFocus) => onExpired(product, hadFocus)}
                />
              ) : (
                <div className={styles.tile}>
                  {renderCard(product)}
                  <WishlistActions product={product} onAdd={onAdd} onRemove={() => remove(product, place)} />
                </div>
              )}
            </GridTile>
          ))}
        </ProductGrid>
      )}
    </div>
  );
}
