import type { Product } from '@afterimage/contract/catalogue.ts';

type Sellable = Pick<Product, 'variantId' | 'stock' | 'variation'>;

/** One thing that can be put into a cart. */
interface Variant {
  variantId: number | null;
  color: string | null;
  size: string | null;
  stock: number;
}

/** What is chosen of a product; `variant` is null while a size is still to be chosen. */
export interface VariantChoice {
  color: string | null;
  size: string | null;
  variant: Variant | null;
}

/** Every variant of a product: colours in their order, the sizes of each in theirs. */
export function variantsOf({ variantId, stock, variation }: Sellable): Variant[] {
  if (variation.length === 0) return [{ variantId, color: null, size: null, stock }];
  return variation.flatMap(({ color, size, variantId: own, stock: pieces }): Variant[] =>
    size.length > 0
      ? size.map((one) => ({ variantId: one.variantId, color, size: one.name, stock: one.stock }))
      : [{ variantId: own, color, size: null, stock: pieces }],
  );
}

/**
 * What an address chooses (`?colour=blue&size=m`). When it names no colour that exists, that of the first variant in stock is
 * chosen, else the first. A size is chosen by the address alone: where there are several, none is preset.
 */
export function chooseVariant(product: Sellable, search: URLSearchParams): VariantChoice {
  const variants = variantsOf(product);
  const colorToken = search.get('colour');
  const size = search.get('size');
  const variantsInColor = variants.filter((variant) => variant.color !== null && variant.color === colorToken);
  if (variantsInColor.length > 0) return choiceIn(variantsInColor, size);
  const inSize = variants.filter((variant) => size !== null && variant.size === size);
  const from = inSize.length > 0 ? inSize : variants;
  const first = from.find(({ stock }) => stock > 0) ?? from[0];
  const ofItsColor = variants.filter((variant) => variant.color === first?.color);
  return choiceIn(ofItsColor, size);
}

/** The variant of a colour in a size; no size is needed where there is only one. */
function choiceIn(variantsInColor: readonly Variant[], size: string | null): VariantChoice {
  const [first, ...others] = variantsInColor;
  const chosen = others.length === 0 ? first : variantsInColor.find((variant) => variant.size === size);
  return { color: first?.color ?? null, size: chosen?.size ?? null, variant: chosen ?? null };
}

/** Another colour of a product: the size stays when that colour has it. */
export function withColor(product: Sellable, { size }: VariantChoice, colorToken: string): VariantChoice {
  const search = new URLSearchParams({ colour: colorToken, ...(size !== null && { size }) });
  return chooseVariant(product, search);
}

/** The chosen variant, or all that the chosen colour leaves to choose among. */
export function offeredIds(product: Sellable, { color, variant }: VariantChoice): (number | null)[] {
  const offered = variant ? [variant] : variantsOf(product).filter((one) => one.color === color);
  return offered.map(({ variantId }) => variantId);
}

/** Writes a choice into an address, in one order; what does not exist leaves it. */
export function writeChoice(
  search: URLSearchParams,
  { color: colorToken, size }: Pick<VariantChoice, 'color' | 'size'>,
): void {
  search.delete('colour');
  search.delete('size');
  if (colorToken !== null) search.set('colour', colorToken);
  if (size !== null) search.set('size', size);
}

/** The sizes of a colour, or none. */
export function sizesOf({ variation }: Sellable, colorToken: string | null): Product['variation'][number]['size'] {
  return variation.find(({ color }) => color === colorToken)?.size ?? [];
}

/** What the chosen colour and size are called; null for what is not chosen. */
export function choiceNames(
  { variation }: Sellable,
  { color: colorToken, size }: Pick<VariantChoice, 'color' | 'size'>,
) {
  const present = variation.find(({ color }) => color === colorToken);
  return {
    color: present && colorToken !== null ? present.colorName : null,
    size: present?.size.find(({ name }) => name === size)?.label ?? null,
  };
}

/** How many pieces there are in a colour. */
export function stockInColor(product: Sellable, colorToken: string): number {
  return variantsOf(product)
    .filter((variant) => variant.color === colorToken)
    .reduce((sum, { stock }) => sum + stock, 0);
}

/** What can be had when the chosen thing cannot: the same colour or size first. */
export function inStockInstead(product: Sellable, { color: colorToken, size }: VariantChoice, most = 4): Variant[] {
  const nearness = (variant: Variant) => Number(variant.color === colorToken) * 2 + Number(variant.size === size);
  return variantsOf(product)
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, most);
}
