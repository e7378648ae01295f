import type { Product } from '@afterimage/contract/catalogue.ts';
import { ProductCard } from '../ui/ProductCard.tsx';
import { colourName } from './colour-name.ts';

interface ProductTileProps {
  product: Product;
  heading?: 'h2' | 'h3';
  eager?: boolean;
  priority?: boolean;
}

/** What can carry augmented reality is tagged so by the catalogue. */
const arTag = 'augmented reality';

/** How many pieces of a product there are, in all its variants. */
export function stockOf({ stock, variation }: Pick<Product, 'stock' | 'variation'>): number {
  if (variation.length === 0) return stock;
  return variation.reduce(
    (sum, colour) =>
      sum + (colour.size.length > 0 ? colour.size.reduce((of, { stock }) => of + stock, 0) : colour.stock),
    0,
  );
}

/** A product as a card; its last picture is the closer look that a resting mouse shows. */
export function ProductTile({ product, ...rest }: ProductTileProps) {
  const { image, variation } = product;
  const main = image[0];
  const close = image.length > 1 ? image.at(-1) : undefined;
  return (
    <ProductCard
      {...rest}
      to={`/products/${product.slug}`}
      name={product.name}
      pictures={[main, close].filter((picture) => picture !== undefined)}
      price={product.finalPrice}
      compareAt={product.discount > 0 ? product.price : undefined}
      currency={product.currency}
      rating={product.rating}
      ratingCount={product.ratingCount}
      colours={variation.map(({ color, colorCode, image: picture }) => ({
        name: colourName(color),
        code: colorCode,
        picture,
      }))}
      isNew={product.new}
      discount={product.discount}
      soldOut={stockOf(product) === 0}
      ar={product.isCustomizable && product.tag.includes(arTag)}
    />
  );
}
