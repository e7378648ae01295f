import { GridTile, ProductGrid } from '../commerce/ProductGrid.tsx';
import { Skeleton } from '@afterimage/ui/States.tsx';
import { words } from './wishlist.words.ts';

/** The boxes of a list that is on its way. */
export function WishlistSkeleton() {
  return (
    <>
      <p className="visually-hidden">{words.loading}</p>
      <ProductGrid busy>
        {[0, 1, 2, 3].map((place) => (
          <GridTile key={place}>
            <Skeleton ratio="4 / 5" />
          </GridTile>
        ))}
      </ProductGrid>
    </>
  );
}
