import { type ReactNode, useId } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { callUrl } from '../data/call-url.ts';
import { formatCount } from '../parts/format-moment.ts';
import { words } from './figures.words.ts';
import { marginOf, marginShare } from './margin.ts';
import type { Span } from './period.ts';
import styles from './figures.module.css';

type Sales = Reply<'getSales'>;
type Row = Sales['bestSellerList'][number];

/** What was sold most: products, and variants of them. */
export function BestSellers({ sales, query }: { sales: Sales; query: Span }) {
  const { bestSellerList, bestVariantList, currency } = sales;
  return (
    <>
      <SoldTable
        title={words.bestProducts}
        rows={bestSellerList}
        keyOf={({ productId }) => productId}
        currency={currency}
        file={callUrl('exportSales', { query: { ...query, table: 'products' } })}
      />
      <SoldTable
        title={words.bestVariants}
        rows={bestVariantList}
        keyOf={({ productId, variantId }) => `${productId} ${variantId}`}
        detail={({ color, size, sku }) => [color, size, sku].filter(Boolean).join(', ')}
        currency={currency}
        file={callUrl('exportSales', { query: { ...query, table: 'variants' } })}
      />
    </>
  );
}

interface SoldTableProps<One extends Row> {
  title: string;
  rows: readonly One[];
  keyOf(row: One): string | number;
  detail?(row: One): string;
  currency: string;
  /** The address of all of them as CSV. */
  file: string;
}

function SoldTable<One extends Row>({ title, rows, keyOf, detail, currency, file }: SoldTableProps<One>) {
  const id = useId();
  const price = (value: number) => formatPrice(value, currency);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 ? (
          <a href={file} download aria-label={words.fileOf({ title })}>
            {words.allAsFile}
          </a>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className={styles.soft}>{words.nothingSold}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={words.rowsOf({ title })}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.product}</th>
                <th scope="col">{words.sold}</th>
                <th scope="col">{words.soldBefore}</th>
                <th scope="col">{words.measures.revenue}</th>
                <th scope="col">{words.measures.margin}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  <th scope="row">
                    <ProductLink id={row.productId}>{row.name}</ProductLink>
                    {detail ? <span className={styles.detail}>{detail(row)}</span> : null}
                  </th>
                  <td>{formatCount(row.pieces)}</td>
                  <td>{formatCount(row.piecesBefore)}</td>
                  <td>{price(row.revenue)}</td>
                  <td>{marginText(row, price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function marginText(row: Row, price: (value: number) => string): string {
  const margin = marginOf(row);
  return margin === null ? words.unknown : words.marginOf({ margin: price(margin), share: marginShare(row) });
}

function ProductLink({ id, children }: { id: number; children: ReactNode }) {
  return useMay('catalogue.read') ? <Link to={`/admin/products/${id}`}>{children}</Link> : children;
}
