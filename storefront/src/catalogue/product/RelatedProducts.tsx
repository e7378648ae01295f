import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { GridTile, ProductGrid } from '../../commerce/ProductGrid.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { selectCategory } from '../categories.state.ts';
import { ProductTile } from '../ProductTile.tsx';
import { selectRelated } from '../product.state.ts';
import styles from './ProductView.module.css';
import { words } from './product.words.ts';

/** What goes with a product; which that is, the server knows. */
export function RelatedProducts({ product }: { product: ProductDetail }) {
  const categoryId = product.category[0] ?? '';
  const related = useAppSelector((state) => selectRelated(state, product.slug));
  const category = useAppSelector((state) => selectCategory(state, categoryId));
  if (!related || related.length === 0) return null;
  return (
    <Section space="none" labelledBy="related" className={styles.related}>
      <Heading
        end={
          category ? (
            <Link to={`/products/categories/${category.id}`}>{words.relatedLink({ name: category.name })}</Link>
          ) : undefined
        }
      >
        <h2 id="related">{words.related}</h2>
      </Heading>
      <ProductGrid>
        {related.map((other) => (
          <GridTile key={other.id}>
            <ProductTile product={other} />
          </GridTile>
        ))}
      </ProductGrid>
    </Section>
  );
}
