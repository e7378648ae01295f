import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { RadioList } from '@afterimage/ui/Choice.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { words } from './product.words.ts';
import { stockLine } from './stock-line.ts';
import { sizesOf, type VariantChoice } from './variant-choice.ts';

interface SizeSheetProps {
  product: ProductDetail;
  choice: VariantChoice;
  open: boolean;
  onChoose: (choice: Pick<VariantChoice, 'color' | 'size'>) => void;
  onBuy: () => void;
  onClose: () => void;
}

/** The sizes of the chosen colour with their stock, and the button that buys the chosen one. */
export function SizeSheet({ product, choice, open, onChoose, onBuy, onClose }: SizeSheetProps) {
  const { variant } = choice;
  const isOut = variant !== null && variant.stock <= 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.chooseSize}
      sheet="bottom"
      footer={
        <Button
          wide
          aria-disabled={variant === null || isOut}
          onClick={() => {
            onClose();
            onBuy();
          }}
        >
          {isOut ? words.soldOut : variant ? words.addToCart : words.chooseSize}
        </Button>
      }
    >
      <RadioList
        legend={words.size}
        hideLegend
        value={choice.size}
        choices={sizesOf(product, choice.color).map(({ name, label, stock, ownPrice }) => ({
          value: name,
          // Where sizes differ in price, it is part of the choice.
          label: ownPrice ? `${label}, ${formatPrice(ownPrice.finalPrice, product.currency)}` : label,
          end: stockLine(stock).text,
        }))}
        onChange={(size) => onChoose({ color: choice.color, size })}
      />
    </Dialog>
  );
}
