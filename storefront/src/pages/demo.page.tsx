import { loadProducts, type ListRequest, selectList } from '../catalogue/products.state.ts';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import { GridTile, ProductGrid } from '../commerce/ProductGrid.tsx';
import { DemoView } from '../demo/DemoView.tsx';
import { words } from '../demo/demo.words.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';

/** Some of the best liked of what can be personalised. */
const request: ListRequest = { query: { customizable: 'true', sort: 'rating', pageSize: 3 } };

export async function loader({ load }: PageContext) {
  await load(loadProducts, request);
}

export const meta: PageModule['meta'] = () => ({ title: words.title, description: words.meta, canonical: '/demo' });

export function Component() {
  const products = useAppSelector((state) => selectList(state, request))?.productList ?? [];
  return (
    <DemoView
      products={
        <ProductGrid>
          {products.map((product) => (
            <GridTile key={product.id}>
              <ProductTile product={product} />
            </GridTile>
          ))}
        </ProductGrid>
      }
    />
  );
}
