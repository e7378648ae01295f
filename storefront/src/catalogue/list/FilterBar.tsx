import { sorts } from '@afterimage/contract/values/lists.ts';
import type { Facets } from '@afterimage/contract/catalogue.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { useHref } from '@afterimage/client/navigation/navigation.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { chevronDownIcon, filterIcon } from '@afterimage/ui/icons.ts';
import { selectCategories } from '../categories.state.ts';
import { AttributeFields, MoreFields, PriceFields } from './FilterFields.tsx';
import styles from './FilterBar.module.css';
import { type ListAddress, pathOf, writeAddress } from './list-address.ts';
import { appliedFilters } from './list-filters.ts';
import { words } from './list.words.ts';
import { useFacets } from './use-facets.ts';
import type { ChangeList } from './use-list-address.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

interface FilterBarProps {
  pendingAddress: ListAddress;
  change: ChangeList;
  pathname: string;
  total: number | undefined;
  busy: boolean;
  categoryId?: string | undefined;
  withCategories: boolean;
}

/**
 * Filters and order of a list, in reach while it scrolls: on a wide window behind words that open, on a phone in a
 * sheet. Without scripts it is a form with a button.
 */
export function FilterBar({
  pendingAddress,
  change,
  pathname,
  total,
  busy,
  categoryId,
  withCategories,
}: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  const bar = useOneOpen();
  const on = appliedFilters(pendingAddress).length;
  const [isTouched, setIsTouched] = useState(false);
  const facets = useFacets(isTouched, pendingAddress, categoryId);
  const fields = { pendingAddress, change, facets };
  const touch = () => setIsTouched(true);
  const openSheet = () => {
    setSheetIsOpen(true);
    setOpen(true);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only fetches ahead */}
      <form
        ref={bar}
        className={styles.bar}
        action={useHref(pathOf(pathname, pendingAddress))}
        aria-label={words.filterBar}
        onPointerEnter={touch}
        onFocus={touch}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.row}>
          {pendingAddress.key ? <input type="hidden" name="key" value={pendingAddress.key} /> : null}
          <button type="button" className={styles.all} aria-haspopup="dialog" onClick={openSheet}>
            <Icon of={filterIcon} />
            {words.filtersOn({ count: on })}
          </button>
          <FilterPopovers {...fields} categoryId={withCategories ? (categoryId ?? null) : undefined} />
          <SortSelect sort={pendingAddress.sort} change={change} />
          <ApplyButton />
        </div>
      </form>
      {sheetIsOpen ? (
        <Suspense>
          <FilterSheet open={open} onClose={() => setOpen(false)} total={total} busy={busy} {...fields} />
        </Suspense>
      ) : null}
    </>
  );
}

type FilterPopoversProps = Pick<FilterBarProps, 'pendingAddress' | 'change'> & {
  facets: Facets | undefined;
  /** The category of the list, null for all; undefined where categories are no filter. */
  categoryId: string | null | undefined;
};

function FilterPopovers({ categoryId, ...fields }: FilterPopoversProps) {
  const { pendingAddress, facets } = fields;
  return (
    <div className={styles.popovers}>
      {categoryId !== undefined ? (
        <Popover title={words.category}>
          <Categories present={categoryId ?? undefined} pendingAddress={pendingAddress} facets={facets} />
        </Popover>
      ) : null}
      {pendingAddress.filters.attributeList.map((attribute) => (
        <Popover key={attribute.id} title={attribute.name} count={pendingAddress.values[attribute.id]?.length ?? 0}>
          <AttributeFields attribute={attribute} {...fields} />
        </Popover>
      ))}
      {pendingAddress.filters.currency ? (
        <Popover title={words.price} count={pendingAddress.price ? 1 : 0} wide>
          <PriceFields {...fields} />
        </Popover>
      ) : null}
      <Popover
        title={words.more}
        count={Number(pendingAddress.stock) + Number(pendingAddress.sale) + Number(pendingAddress.customizable)}
      >
        <MoreFields {...fields} />
      </Popover>
    </div>
  );
}

/** For a browser without scripts. */
function ApplyButton() {
  return (
    <Button type="submit" kind="secondary" small className={styles.apply}>
      {words.apply}
    </Button>
  );
}

function SortSelect({ sort, change }: { sort: ListAddress['sort']; change: ChangeList }) {
  return (
    <label className={styles.sort}>
      <span className={styles.sortName}>{words.sort}</span>
      <select
        name="sort"
        value={sort}
        onChange={(event) => change({ sort: sorts.find((token) => token === event.target.value) ?? 'featured' })}
      >
        {sorts.map((token) => (
          <option key={token} value={token}>
            {words.sorts[token]}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} size={16} />
    </label>
  );
}

function Popover({
  title,
  count = 0,
  wide,
  children,
}: {
  title: string;
  count?: number;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.popover} name="filters">
      <summary data-on={count > 0 ? '' : undefined}>
        {title}
        {count > 0 ? (
          <span className={styles.count}>
            <span className="visually-hidden">, {words.filtersOfOn({ count })}</span>
            <span aria-hidden="true">{count}</span>
          </span>
        ) : null}
        <Icon of={chevronDownIcon} size={16} />
      </summary>
      <div className={styles.panel} data-wide={wide ? '' : undefined}>
        {children}
      </div>
    </details>
  );
}

interface CategoriesProps {
  present: string | undefined;
  pendingAddress: ListAddress;
  facets: Facets | undefined;
}

/** The ways to the same list of another category. */
function Categories({ present, pendingAddress, facets }: CategoriesProps) {
  const categories = useAppSelector(selectCategories);
  const search = writeAddress({ ...pendingAddress, page: 1 });
  const counts = new Map(facets?.categoryList.map(({ id, productCount }) => [id, productCount]));
  return (
    <ul className={styles.categories}>
      <li>
        <Link to={`/products${search}`} aria-current={present === undefined ? 'page' : undefined}>
          {words.everything}
        </Link>
      </li>
      {categories.map(({ id, name, productCount }) => {
        const count = counts.get(id) ?? productCount;
        const inside = (
          <>
            <span aria-hidden="true">{name}</span>
            <span className={styles.number} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{words.valueCount({ value: name, count })}</span>
          </>
        );
        return (
          <li key={id}>
            {count > 0 || present === id ? (
              <Link to={`/products/categories/${id}${search}`} aria-current={present === id ? 'page' : undefined}>
                {inside}
              </Link>
            ) : (
              <span className={styles.empty}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What closes the words that are open comes after the page: nothing is open before somebody opens it. */
function useOneOpen() {
  const bar = useRef<HTMLFormElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCancelled = false;
    void import('./close-popovers.ts').then(({ closePopovers }) => {
      if (!isCancelled && bar.current) stop = closePopovers(bar.current);
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, []);
  return bar;
}
