import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { selectCategory } from '../catalogue/categories.state.ts';
import { ListHead } from '../catalogue/list/ListHead.tsx';
import { categoryMeta, loadList } from '../catalogue/list/list-loading.ts';
import { ProductList } from '../catalogue/list/ProductList.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadList(context, context.params['categoryId']);

export const meta: PageModule['meta'] = (state, { categoryId }, url) => categoryMeta(state, categoryId, url);

export function Component() {
  const { categoryId } = useParams();
  const category = useAppSelector((state) => selectCategory(state, categoryId));
  const name = category?.name ?? categoryId ?? '';
  return (
    <>
      <ListHead title={name} lede={category?.description} here={{ to: `/products/categories/${categoryId}`, name }} />
      <ProductList key={categoryId} name={name} categoryId={categoryId} />
    </>
  );
}
