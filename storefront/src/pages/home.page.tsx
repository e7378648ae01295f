import { loadProducts, selectList } from '../catalogue/products.state.ts';
import { useAppSelector } from '../hooks.ts';
import type { PageContext, PageModule } from '../page.ts';
import { Link } from 'react-router';

const popular = { popular: true, query: { pageSize: 8 } };

export async function loader({ load }: PageContext) {
  await load(loadProducts, popular);
}

export const meta: PageModule['meta'] = () => ({
  title: 'Afterimage – photographs that wake up in augmented reality',
  description: 'Prints, mugs, shirts and more with your own photos, which come alive in augmented reality.',
  canonical: '/home',
});

export function Component() {
  const list = useAppSelector((state) => selectList(state, popular));
  return (
    <>
      <h1>Photographs that wake up.</h1>
      <ul>
        {list?.productList.map((product) => (
          <li key={product.id}>
            <Link to={`/products/${product.slug}`}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
