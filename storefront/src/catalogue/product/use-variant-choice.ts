import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useMemo, useState } from 'react';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { useSearchChange } from '@afterimage/client/navigation/use-search-change.ts';
import { chooseVariant, type VariantChoice, writeChoice } from './variant-choice.ts';

type Wish = Pick<VariantChoice, 'colour' | 'size'>;

/** The variant that the address chooses, and how to choose another: at once, the address follows. */
export function useVariantChoice(product: ProductDetail): [VariantChoice, (wish: Wish) => void] {
  const [search, changeSearch] = useSearchChange();
  const { key } = useLocation();
  const [wish, setWish] = useState<{ wish: Wish; from: string } | null>(null);
  const wished = wish?.from === key ? wish.wish : null;
  const choice = useMemo(() => {
    const named = new URLSearchParams(search);
    if (wished) writeChoice(named, wished);
    return chooseVariant(product, named);
  }, [product, search, wished]);
  const choose = (next: Wish) => {
    setWish({ wish: next, from: key });
    changeSearch((parts) => writeChoice(parts, next));
  };
  return [choice, choose];
}
