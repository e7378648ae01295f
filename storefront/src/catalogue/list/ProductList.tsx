import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { usePending, useReload } from '@afterimage/client/navigation/view-context.ts';
import { LoadMore } from '@afterimage/ui/LoadMore.tsx';
import { GridTile, ProductGrid } from '../../commerce/ProductGrid.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { ProductTile } from '../ProductTile.tsx';
import { type ListRequest, selectList } from '../products.state.ts';
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { EditorialTile } from './EditorialTile.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered, type ListAddress, pageLength, writeAddress } from './list-address.ts';
import { LateEmptyList } from './LateEmptyList.tsx';
import { wishOf } from './list-wishes.ts';
import { words } from './list.words.ts';
import { listFrom, visiblePages, visibleCount } from './visible-pages.ts';
import styles from './ProductList.module.css';
import { useListAddress } from './use-list-address.ts';

interface ProductListProps {
  /** What the list is called, for "No yellow furniture". */
  name?: string | undefined;
  categoryId?: string | undefined;
  withCategories?: boolean;
  countWords?: (values: { count: number }) => string;
}

/** How many cards stand in the first row of the widest grid. */
const firstRow = 4;
/** After which card the tile of words and picture stands. */
const tileAfter = 6;

/** A list of products with its filters, as the address says. */
export function ProductList({ name, categoryId, withCategories = true, countWords = words.count }: ProductListProps) {
  const { address, filtered, wished: pendingAddress, change, pathname } = useListAddress(categoryId);
  const busy = usePending();
  const { lists, total } = useLists(address, categoryId);
  const box = useListFocus(address, total);
  const pages = lists.map(({ page }) => page);
  const first = pages[0] ?? address.page;
  const cards = lists.flatMap(({ list }) => list.productList);
  const plain = !isFiltered(address) && address.key === '' && first === 1 && cards.length > tileAfter;
  const link = (page: number) => pathname + writeAddress({ ...address, page });
  return (
    <div className={styles.list}>
      <FilterBar
        pendingAddress={pendingAddress}
        change={change}
        pathname={pathname}
        total={total}
        busy={busy}
        categoryId={categoryId}
        withCategories={withCategories}
      />
      <div ref={box} className={styles.results}>
        <div className={styles.above}>
          <p className={styles.count} aria-live="polite">
            {total === undefined ? '' : countWords({ count: total })}
          </p>
          <AppliedFilters address={filtered} pathname={pathname} />
        </div>
        {total === undefined ? <Failed busy={busy} /> : null}
        {total === 0 ? (
          <LateEmptyList address={filtered} name={name} categoryId={categoryId} pathname={pathname} />
        ) : null}
        {first > 1 && total ? <Earlier to={link(first - 1)} /> : null}
        {cards.length > 0 ? (
          <ProductGrid busy={busy} label={words.productsLabel}>
            {cards.flatMap((product, index): ReactNode[] => [
              <GridTile key={product.id}>
                <ProductTile
                  product={product}
                  filteredColors={filtered.values['color'] ?? []}
                  heading="h2"
                  priority={index === 0}
                  eager={index < firstRow}
                />
              </GridTile>,
              ...(plain && index === tileAfter - 1
                ? [
                    <GridTile key="editorial" wide>
                      <EditorialTile categoryId={categoryId} />
                    </GridTile>,
                  ]
                : []),
            ])}
          </ProductGrid>
        ) : null}
        {total ? (
          <LoadMore
            loadedCount={visibleCount(address.page, total)}
            total={total}
            to={link(address.page + 1)}
            state={{ listFrom: first }}
            busy={busy}
          />
        ) : null}
      </div>
      {total === 0 ? <RecentlyViewed /> : null}
    </div>
  );
}

function Earlier({ to }: { to: string }) {
  return (
    <p className={styles.earlier}>
      <Link to={to} replace preventScrollReset>
        {words.earlier({ count: pageLength })}
      </Link>
    </p>
  );
}

function Failed({ busy }: { busy: boolean }) {
  const failure = useAppSelector((state) => state.products.failure);
  const reload = useReload();
  return (
    <ErrorState title={words.failed} reason={failure?.description || words.failedReason} busy={busy} onRetry={reload} />
  );
}

/** The pages that are shown, as far as they have come; no total when the present one has not. */
function useLists(address: ListAddress, categoryId: string | undefined) {
  const { state } = useLocation();
  const from = listFrom(state);
  const products = useAppSelector((root) => root.products);
  return useMemo(() => {
    const listOf = (page: number) =>
      selectList({ products }, wishOf({ ...address, page }, categoryId) satisfies ListRequest);
    const lists = visiblePages(address.page, from, (page) => listOf(page) !== undefined).flatMap((page) => {
      const list = listOf(page);
      return list ? [{ page, list }] : [];
    });
    return { lists, total: listOf(address.page)?.total };
  }, [products, address, categoryId, from]);
}

/**
 * More cards: the focus goes to the first new one. Other filters: the list is shown from its begin when that has
 * been scrolled out of sight.
 */
function useListFocus(address: ListAddress, total: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(address);
  useEffect(() => {
    const { current: old } = before;
    before.current = address;
    if (old === address || total === undefined) return;
    const filters = (of: ListAddress) => writeAddress({ ...of, page: 1 });
    if (filters(old) !== filters(address)) {
      if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView({ behavior: 'instant' });
      return;
    }
    if (address.page <= old.page) return;
    const links = box.current?.querySelectorAll<HTMLElement>('article h2 a') ?? [];
    const fresh = total - (address.page - 1) * pageLength;
    links[links.length - Math.min(pageLength, fresh)]?.focus();
  }, [address, total]);
  return box;
}
