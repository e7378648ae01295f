import { useContext } from 'react';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { CardTools } from '../commerce/card-tools.ts';
import { PriceNotes } from '../commerce/PriceNotes.tsx';
import { ProductCard } from '../commerce/ProductCard.tsx';
import { reductionOf } from '../commerce/reduction.ts';
import { cardPictures } from './card-pictures.ts';

interface ProductTileProps {
  product: Product;
  /** The colours that the list was asked for. */
  filteredColors?: readonly string[];
  heading?: 'h2' | 'h3';
  eager?: boolean;
  priority?: boolean;
}

/** A product as a card. */
export function ProductTile({ product, filteredColors, ...rest }: ProductTileProps) {
  const { variation } = product;
  const { compareAt, percent } = reductionOf(product);
  const Tools = useContext(CardTools);
  return (
    <ProductCard
      {...rest}
      to={`/products/${product.slug}`}
      name={product.name}
      pictures={cardPictures(product, filteredColors)}
      price={product.finalPrice}
      highestPrice={product.highestPrice}
      compareAt={compareAt}
      currency={product.currency}
      rating={product.rating}
      ratingCount={product.ratingCount}
      colors={variation.map(({ colorName, colorCode, image: picture }) => ({
        name: colorName,
        code: colorCode,
        picture,
      }))}
      isNew={product.new}
      discount={percent}
      priceNotes={<PriceNotes {...product} />}
      soldOut={product.stock === 0}
      ar={product.isCustomizable && product.arAllowed}
      // oxlint-disable-next-line react/static-components -- the context holds a component, it makes none
      tools={Tools ? <Tools product={product} /> : undefined}
    />
  );
}
