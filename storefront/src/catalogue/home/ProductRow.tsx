import type { Product } from '@afterimage/contract/catalogue.ts';
import { useId } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { GridTile, ProductGrid } from '../../commerce/ProductGrid.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { ProductTile } from '../ProductTile.tsx';

interface ProductRowProps {
  title: string;
  to: string;
  linkName: string;
  products: readonly Product[];
  tone?: 'paper' | 'band';
}

/** Some products under a heading, with the way to all of them. */
export function ProductRow({ title, to, linkName, products, tone = 'paper' }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Section tone={tone} space={tone === 'band' ? 'section' : 'snug'} labelledBy={id}>
      <Heading end={<Link to={to}>{linkName}</Link>}>
        <h2 id={id}>{title}</h2>
      </Heading>
      <ProductGrid>
        {products.map((product) => (
          <GridTile key={product.id}>
            <ProductTile product={product} />
          </GridTile>
        ))}
      </ProductGrid>
    </Section>
  );
}
