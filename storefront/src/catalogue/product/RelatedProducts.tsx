import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { Link } from '../../ui/Link.tsx';
import { useAppSelector } from '../../hooks.ts';
import { GridTile, ProductGrid } from '../../ui/ProductGrid.tsx';
import { Heading, Section } from '../../ui/Section.tsx';
import { selectCategory } from '../categories.state.ts';
import { ProductTile } from '../ProductTile.tsx';
import { selectList } from '../products.state.ts';
import { relatedCount, relatedWish } from './product-loading.ts';
import styles from './ProductView.module.css';
import { words } from './product.words.ts';

/** What sells best of the same category. */
export function RelatedProducts({ product }: { product: ProductDetail }) {
  const categoryId = product.category[0] ?? '';
  const list = useAppSelector((state) => selectList(state, relatedWish(categoryId)));
  const category = useAppSelector((state) => selectCategory(state, categoryId));
  const others = (list?.productList ?? []).filter(({ id }) => id !== product.id).slice(0, relatedCount);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="related" className={styles.related}>
      <Heading
        end={
          category ? (
            <Link to={`/products/categories/${category.id}`}>{words.relatedLink(category.name)}</Link>
          ) : undefined
        }
      >
        <h2 id="related">{words.related}</h2>
      </Heading>
      <ProductGrid>
        {others.map((other) => (
          <GridTile key={other.id}>
            <ProductTile product={other} />
          </GridTile>
        ))}
      </ProductGrid>
    </Section>
  );
}
