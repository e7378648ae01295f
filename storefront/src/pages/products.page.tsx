import { ListHead } from '../catalogue/list/ListHead.tsx';
import { words } from '../catalogue/list/list.words.ts';
import { everythingMeta, loadList } from '../catalogue/list/list-loading.ts';
import { ProductList } from '../catalogue/list/ProductList.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadList(context);

export const meta: PageModule['meta'] = (state, _params, url) => everythingMeta(state, url);

export function Component() {
  return (
    <>
      <ListHead
        title={words.everything}
        lede={words.everythingLede}
        here={{ to: '/products', name: words.everything }}
      />
      <ProductList />
    </>
  );
}
