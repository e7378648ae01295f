import { useEffect, useRef } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { Chip } from '@afterimage/ui/Chip.tsx';
import { bareAddress, linkTo, type ListAddress } from './list-address.ts';
import { appliedFilters } from './list-filters.ts';
import styles from './ProductList.module.css';
import { words } from './list.words.ts';

/** The filters that are on, each to be taken off by itself. */
export function AppliedFilters({ address, pathname }: { address: ListAddress; pathname: string }) {
  const box = useRef<HTMLDivElement>(null);
  const used = useRef<ListAddress | null>(null);
  const filters = appliedFilters(address);
  // The chip that was pressed is gone with its filter; the focus stays here instead of falling to the page's begin.
  useEffect(() => {
    if (used.current === null || used.current === address) return;
    used.current = null;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.applied}
      data-none={filters.length === 0 ? '' : undefined}
      onClickCapture={() => {
        used.current = address;
      }}
    >
      {filters.map(({ id, name, without }) => (
        <Chip key={id} to={linkTo(pathname, without)}>
          {name}
        </Chip>
      ))}
      {filters.length > 0 ? (
        <Link
          className={styles.clear}
          replace
          preventScrollReset
          to={linkTo(pathname, { ...bareAddress(address.filters), key: address.key, sort: address.sort })}
        >
          {words.clearAll}
        </Link>
      ) : null}
    </div>
  );
}
