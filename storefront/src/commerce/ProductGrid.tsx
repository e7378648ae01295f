import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

/** The list of product cards, four, three or two a row; its children are `GridTile`s. */
export function ProductGrid({
  children,
  busy = false,
  label,
}: {
  children: ReactNode;
  busy?: boolean;
  label?: string;
}) {
  return (
    <ul className={styles.grid} aria-busy={busy || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

/** One place of the grid, or two for a tile of words and pictures. */
export function GridTile({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <li className={wide ? styles.wide : styles.tile}>{children}</li>;
}
