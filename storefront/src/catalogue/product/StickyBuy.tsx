import type { Picture as PictureData, ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './StickyBuy.module.css';
import type { BuyPhase } from './use-buying.ts';
import type { VariantChoice } from './variant-choice.ts';

const SizeSheet = lazy(async () => ({ default: (await import('./SizeSheet.tsx')).SizeSheet }));

interface StickyBuyProps {
  /** What the bar stands in for while it is out of sight. */
  of: RefObject<HTMLElement | null>;
  picture: PictureData | undefined;
  price: ReactNode;
  product: ProductDetail;
  choice: VariantChoice;
  phase: BuyPhase;
  onBuy: () => void;
  onChoose: (choice: Pick<VariantChoice, 'color' | 'size'>) => void;
}

/** On a phone: the button, at the foot of the window, while the page's own is out of sight. It asks for the size by itself. */
export function StickyBuy({ of, picture, price, product, choice, phase, onBuy, onChoose }: StickyBuyProps) {
  const [away, setAway] = useState(false);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    const box = of.current;
    if (!box) return undefined;
    // On a busy page several changes come in one call, oldest first.
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    watch.observe(box);
    return () => watch.disconnect();
  }, [of]);
  if (!away && sheet !== 'open') return null;
  return (
    <>
      <div className={styles.bar} data-print="no">
        {picture ? (
          <div className={styles.thumb}>
            <Picture source={picture} alt="" ratio="4 / 5" sizes="40px" />
          </div>
        ) : null}
        <div className={styles.words}>
          <span className={styles.name}>{product.name}</span>
          {price}
        </div>
        <BuyButton
          product={product}
          choice={choice}
          phase={phase}
          onBuy={choice.variant ? onBuy : () => setSheet('open')}
          small
        />
      </div>
      {sheet === 'never' ? null : (
        <Suspense>
          <SizeSheet
            product={product}
            choice={choice}
            open={sheet === 'open'}
            onChoose={onChoose}
            onBuy={onBuy}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
