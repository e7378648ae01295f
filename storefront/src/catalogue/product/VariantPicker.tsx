import { lazy, Suspense, useState } from 'react';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { PillGroup, SwatchGroup } from '@afterimage/ui/Choice.tsx';
import { words } from './product.words.ts';
import { sizesOf, stockInColor, type VariantChoice, withColor } from './variant-choice.ts';
import styles from './ProductView.module.css';

interface VariantPickerProps {
  product: ProductDetail;
  choice: VariantChoice;
  missing: boolean;
  onChoose: (choice: Pick<VariantChoice, 'color' | 'size'>) => void;
}

const SizeGuideDialog = lazy(async () => ({ default: (await import('./SizeGuideDialog.tsx')).SizeGuideDialog }));

const outReason = (stock: number) => (stock > 0 ? {} : { reason: words.outReason });

/** Colour, unless variants differ in size alone, and size; what is sold out can be looked at and says so. Without scripts it is a form. */
export function VariantPicker({ product, choice, missing, onChoose }: VariantPickerProps) {
  const { variation } = product;
  const sizes = sizesOf(product, choice.color);
  if (variation.length === 0) return null;
  return (
    <form className={styles.options} action={`/products/${product.slug}`} onSubmit={(event) => event.preventDefault()}>
      {variation[0]?.color ? (
        <SwatchGroup
          legend={words.colour}
          name="colour"
          value={choice.color}
          choices={variation.map(({ color, colorName, colorCode }) => ({
            value: color,
            label: colorName,
            code: colorCode,
            ...outReason(stockInColor(product, color)),
          }))}
          onChange={(color) => onChoose(withColor(product, choice, color))}
        />
      ) : null}
      {sizes.length > 0 ? (
        <PillGroup
          legend={words.size}
          name="size"
          value={choice.size}
          {...(missing && { error: words.missingSize })}
          choices={sizes.map(({ name, label, stock }) => ({ value: name, label, ...outReason(stock) }))}
          onChange={(size) => onChoose({ color: choice.color, size })}
          aside={<SizeGuideLink product={product} />}
        />
      ) : null}
      <Button type="submit" kind="secondary" small className={styles.choose}>
        {words.choose}
      </Button>
    </form>
  );
}

/** Opens the measures of the sizes. */
function SizeGuideLink({ product }: { product: ProductDetail }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { sizeGuide } = product;
  if (!sizeGuide) return null;
  return (
    <>
      <button type="button" className={styles.guideLink} onClick={() => setOpen(true)}>
        {words.sizeGuide}
      </button>
      {isOpen === null ? null : (
        <Suspense>
          <SizeGuideDialog product={product} guide={sizeGuide} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
