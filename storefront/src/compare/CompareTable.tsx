import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useState } from 'react';
import { Price } from '@afterimage/ui/Price.tsx';
import { Rating } from '@afterimage/ui/Rating.tsx';
import styles from './Compare.module.css';
import type { CompareRow } from './compare-rows.ts';
import { words } from './compare.words.ts';
import { CompareHead } from './CompareHead.tsx';
import { reductionOf } from '../commerce/reduction.ts';

type CompareTableProps = {
  products: readonly ProductDetail[];
  rows: readonly CompareRow[];
  onAdd(product: ProductDetail, variantId: number | null): Promise<unknown>;
  onRemove(product: ProductDetail): void;
};

/** The products as columns under their pictures; first the rows in which they differ. */
export function CompareTable({ products, rows, onAdd, onRemove }: CompareTableProps) {
  const [only, setOnly] = useState(false);
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const several = products.length > 1;
  const hides = only && several;
  return (
    <>
      {several ? (
        <div className={styles.bar}>
          <label className={styles.only}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={only}
              checked={only}
              onChange={(event) => setOnly(event.target.checked)}
            />
            <span className={styles.switch} aria-hidden="true" />
            {words.onlyDiffer}
          </label>
          <p className={styles.hidden} aria-live="polite">
            {hides && same.length > 0 ? words.hidden({ count: same.length }) : ''}
          </p>
        </div>
      ) : (
        <p className={styles.hidden}>{words.oneMore}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table className={styles.table} style={{ ['--columns' as string]: products.length }}>
          <caption className="visually-hidden">{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.fact}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <CompareHead product={product} onAdd={onAdd} onRemove={() => onRemove(product)} />
                </th>
              ))}
            </tr>
          </thead>
          {differing.length > 0 ? <Part title={words.differ} rows={differing} products={products} /> : null}
          {same.length > 0 && !hides ? (
            <Part title={several ? words.same : ''} rows={same} products={products} />
          ) : null}
        </table>
      </section>
    </>
  );
}

function Part({ title, rows, products }: { title: string } & Pick<CompareTableProps, 'rows' | 'products'>) {
  return (
    <tbody>
      {title ? (
        <tr className={styles.part}>
          <th scope="rowgroup" colSpan={products.length + 1}>
            <span>{title}</span>
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          {products.map((product, index) => (
            <td key={product.id}>
              <Value row={row} product={product} text={row.values[index] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** What is better seen than read: a struck price, stars, colours. */
function Value({ row, product, text }: { row: CompareRow; product: ProductDetail; text: string }) {
  const { finalPrice, highestPrice, currency, rating, ratingCount, variation } = product;
  if (row.id === 'price') {
    const { compareAt } = reductionOf(product);
    return <Price amount={finalPrice} highest={highestPrice} currency={currency} {...(compareAt && { compareAt })} />;
  }
  if (row.id === 'rating' && ratingCount > 0) return <Rating value={rating} count={ratingCount} compact />;
  if (row.id !== 'colours' || variation.length === 0) return text;
  return (
    <span className={styles.colours}>
      {variation.map(({ color, colorCode }) => (
        <span key={color} className={styles.dot} style={{ ['--swatch' as string]: colorCode }} aria-hidden="true" />
      ))}
      <span>{text}</span>
    </span>
  );
}
