import type { Product } from '@afterimage/contract/catalogue.ts';
import { CompareTool } from '../../compare/CompareTool.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Heart } from '../../wishlist/Heart.tsx';
import styles from './ProductTools.module.css';

/** The heart on a card, and below it what compares: quiet until somebody looks closer or has begun to compare. */
export function ProductTools({ product }: { product: Product }) {
  const comparing = useAppSelector((state) => state.common.restored && state.compare.compareItems.length > 0);
  return (
    <>
      <Heart product={product} />
      <CompareTool product={product} className={comparing ? undefined : styles.quiet} />
    </>
  );
}

/** The same with their names, beside what leads to having a product. */
export function LabeledTools({ product }: { product: Product }) {
  return (
    <div className={styles.named}>
      <Heart product={product} hasLabel />
      <CompareTool product={product} hasLabel />
    </div>
  );
}
