import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useMemo, useState } from 'react';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { useSearchChange } from '@afterimage/client/navigation/use-search-change.ts';
import { chooseVariant, type VariantChoice, writeChoice } from './variant-choice.ts';

type VariantRequest = Pick<VariantChoice, 'color' | 'size'>;

/** The variant that the address chooses, and how to choose another: at once, the address follows. */
export function useVariantChoice(product: ProductDetail): [VariantChoice, (variantRequest: VariantRequest) => void] {
  const [search, changeSearch] = useSearchChange();
  const { key } = useLocation();
  const [variantRequest, setVariantRequest] = useState<{ variantRequest: VariantRequest; from: string } | null>(null);
  const requestedVariant = variantRequest?.from === key ? variantRequest.variantRequest : null;
  const choice = useMemo(() => {
    const searchParams = new URLSearchParams(search);
    if (requestedVariant) writeChoice(searchParams, requestedVariant);
    return chooseVariant(product, searchParams);
  }, [product, search, requestedVariant]);
  const choose = (next: VariantRequest) => {
    setVariantRequest({ variantRequest: next, from: key });
    changeSearch((parts) => writeChoice(parts, next));
  };
  return [choice, choose];
}
