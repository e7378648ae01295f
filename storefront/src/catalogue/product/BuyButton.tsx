import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { words } from './product.words.ts';
import type { BuyPhase } from './use-buying.ts';
import { type VariantChoice, writeChoice } from './variant-choice.ts';

interface BuyButtonProps {
  product: ProductDetail;
  choice: VariantChoice;
  phase: BuyPhase;
  onBuy: () => void;
  small?: boolean;
}

/** Whether a product can be bought as it is: nothing has to be put on it or chosen first. */
export function soldPlain({ customizationList }: Pick<ProductDetail, 'customizationList'>): boolean {
  return !customizationList.some(({ required, choiceId }) => required && choiceId === undefined);
}

/** Whether what is chosen is sold out, or whatever could be. */
export function isSoldOut(
  { stock }: Pick<ProductDetail, 'stock'>,
  { variant }: Pick<VariantChoice, 'variant'>,
): boolean {
  return (variant?.stock ?? stock) <= 0;
}

/** Where a product is personalised, in the chosen variant. */
function customizeAddress({ slug }: Pick<ProductDetail, 'slug'>, choice: VariantChoice): string {
  const search = new URLSearchParams();
  writeChoice(search, choice);
  const query = search.toString();
  return `/customize/${slug}${query && `?${query}`}`;
}

/** What leads on from a product: personalising it, putting it into the cart, or both. */
export function BuyButton({ product, choice, phase, onBuy, small = false }: BuyButtonProps) {
  const plain = soldPlain(product);
  const look = { small, wide: !small };
  if (isSoldOut(product, choice))
    return (
      <Button {...look} aria-disabled>
        {words.soldOut}
      </Button>
    );
  return (
    <>
      {product.isCustomizable && (!plain || !small) ? (
        <LinkButton {...look} arrow to={customizeAddress(product, choice)}>
          {words.personalise}
        </LinkButton>
      ) : null}
      {plain ? (
        <Button
          {...look}
          kind={product.isCustomizable && !small ? 'secondary' : 'primary'}
          busy={phase === 'adding'}
          busyText={words.adding}
          onClick={onBuy}
        >
          {phase === 'added' ? words.added : choice.variant ? words.addToCart : words.chooseSize}
        </Button>
      ) : null}
    </>
  );
}
