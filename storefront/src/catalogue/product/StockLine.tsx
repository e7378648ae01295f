import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { words } from './product.words.ts';
import { stockLine } from './stock-line.ts';
import { choiceNames, inStockInstead, type VariantChoice } from './variant-choice.ts';
import styles from './ProductView.module.css';

interface StockLineProps {
  product: ProductDetail;
  choice: VariantChoice;
  onChoose: (choice: Pick<VariantChoice, 'color' | 'size'>) => void;
}

/** How many there are of what is chosen, and what there is instead when there are none. */
export function StockLine({ product, choice, onChoose }: StockLineProps) {
  const { variant } = choice;
  const { state, text } = stockLine(variant?.stock ?? product.stock);
  const instead = state === 'out' ? inStockInstead(product, choice) : [];
  return (
    <div className={styles.stock} aria-live="polite">
      {variant || state === 'out' ? (
        <p className={styles.stockText} data-state={state}>
          {text}
        </p>
      ) : null}
      {variant && state === 'out' && product.variation.length > 0 ? (
        instead.length > 0 ? (
          <div className={styles.instead}>
            <span className="quiet small">{words.instead}</span>
            {instead.map(({ color, size }) => (
              <button key={`${color} ${size}`} type="button" onClick={() => onChoose({ color, size })}>
                {Object.values(choiceNames(product, { color, size })).filter(Boolean).join(', ')}
              </button>
            ))}
          </div>
        ) : null
      ) : null}
    </div>
  );
}
