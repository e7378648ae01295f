import { CardTools } from '../commerce/card-tools.ts';
import { addToCart } from '../cart/cart.operations.ts';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import { CompareTool } from '../compare/CompareTool.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, ErrorState } from '@afterimage/ui/States.tsx';
import { ClearWishlist } from '../wishlist/ClearWishlist.tsx';
import { refreshGuest } from '../wishlist/refresh.ts';
import styles from '../wishlist/Wishlist.module.css';
import { takeWishlist } from '../wishlist/take-wishlist.ts';
import { words } from '../wishlist/wishlist.words.ts';
import { WishlistSkeleton } from '../wishlist/WishlistSkeleton.tsx';
import { WishlistView } from '../wishlist/WishlistView.tsx';

export async function loader({ store }: PageContext) {
  const { login, wishlist } = store.getState();
  // What a guest has kept is shown as it is kept, and put right meanwhile.
  if (!login.signedIn) void store.dispatch(refreshGuest());
  // At the first page of a visit the list is on its way already; a failure is told in its place.
  else if (!wishlist.loading) await store.dispatch(takeWishlist());
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/wishlist',
  robots: 'noindex',
});

export function Component() {
  const dispatch = useAppDispatch();
  const { wishlist, loading, error } = useAppSelector((state) => state.wishlist);
  const restored = useAppSelector((state) => state.common.restored);
  const signedIn = useAppSelector((state) => state.login.signedIn);
  const count = wishlist.length;
  const waiting = !restored || (loading && count === 0);
  return (
    <Section space="none" className={styles.page}>
      {count > 0 || waiting || error ? (
        <Heading lede={count > 0 ? words.count({ count }) : undefined} end={count > 1 ? <ClearWishlist /> : undefined}>
          <h1>{words.title}</h1>
        </Heading>
      ) : null}
      {error ? (
        <ErrorState
          title={words.failed}
          reason={error.description}
          busy={loading}
          onRetry={() => void dispatch(takeWishlist())}
        />
      ) : null}
      {restored && !signedIn && count > 0 ? (
        <p className={styles.here}>
          {words.here} <Link to="/auth/login">{words.signIn}</Link>
        </p>
      ) : null}
      {waiting ? (
        <WishlistSkeleton />
      ) : (
        <CardTools value={CompareTool}>
          <WishlistView
            renderCard={(product) => <ProductTile product={product} heading="h2" />}
            onAdd={({ id }, variantId) => dispatch(addToCart({ productId: id, variantId, quantity: 1 }))}
            empty={error ? null : <Empty />}
          />
        </CardTools>
      )}
    </Section>
  );
}

function Empty() {
  return (
    <EmptyState heading="h1" title={words.empty}>
      <p>{words.emptyText}</p>
      <LinkButton to="/products">{words.shop}</LinkButton>
    </EmptyState>
  );
}
