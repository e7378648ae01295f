import { shallowEqual } from 'react-redux';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { GridTile, ProductGrid } from '../../commerce/ProductGrid.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { ProductTile } from '../ProductTile.tsx';
import { helpTopicsFor } from '../search/help-topics.ts';
import { selectList } from '../products.state.ts';
import { bareAddress, linkTo, type ListAddress } from './list-address.ts';
import { appliedFilters } from './list-filters.ts';
import { words as emptyWords } from './empty-list.words.ts';
import { emptyTitle } from './empty-title.ts';
import { countWish, popularWish } from './list-wishes.ts';
import { words } from './list.words.ts';
import styles from './ProductList.module.css';

export interface EmptyListProps {
  address: ListAddress;
  name: string | undefined;
  categoryId: string | undefined;
  pathname: string;
}

/** Says what there is none of, which filter is in the way, and what there is instead. */
export function EmptyList({ address, name, categoryId, pathname }: EmptyListProps) {
  const filters = appliedFilters(address);
  const counts = useAppSelector(
    (state) => filters.map(({ without }) => selectList(state, countWish(without, categoryId))?.total ?? 0),
    shallowEqual,
  );
  const popular = useAppSelector((state) => selectList(state, popularWish));
  const stay = { replace: true, preventScrollReset: true };
  return (
    <>
      <EmptyState title={emptyTitle(address, name)}>
        {helpTopicsFor(address.key).map(({ to, title }) => (
          <LinkButton key={to} small to={to}>
            {title}
          </LinkButton>
        ))}
        {filters.map(({ id, name: filter, without }, index) =>
          counts[index] ? (
            <LinkButton key={id} kind="secondary" small to={linkTo(pathname, without)} {...stay}>
              {emptyWords.without({ name: filter, count: words.count({ count: counts[index] }) })}
            </LinkButton>
          ) : null,
        )}
        {filters.length > 0 ? (
          <LinkButton
            small
            kind="quiet"
            to={linkTo(pathname, { ...bareAddress(address.filters), key: address.key })}
            {...stay}
          >
            {words.clearAll}
          </LinkButton>
        ) : (
          <LinkButton kind="secondary" small to="/products">
            {words.everything}
          </LinkButton>
        )}
      </EmptyState>
      {popular && popular.productList.length > 0 ? (
        <section aria-labelledby="popular-instead" className={styles.popular}>
          <h2 id="popular-instead">{emptyWords.popularInstead}</h2>
          <ProductGrid>
            {popular.productList.map((product) => (
              <GridTile key={product.id}>
                <ProductTile product={product} />
              </GridTile>
            ))}
          </ProductGrid>
        </section>
      ) : null}
    </>
  );
}
