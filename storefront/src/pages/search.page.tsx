import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { readAddress } from '../catalogue/list/list-address.ts';
import { ListHead } from '../catalogue/list/ListHead.tsx';
import { words } from '../catalogue/list/list.words.ts';
import { loadList, searchMeta } from '../catalogue/list/list-loading.ts';
import { ProductList } from '../catalogue/list/ProductList.tsx';
import { SearchAsk } from '../catalogue/list/SearchAsk.tsx';
import { RecentlyViewed } from '../catalogue/recent/RecentlyViewed.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) =>
  readAddress(context.url.searchParams, null).key === '' ? undefined : loadList(context);

export const meta: PageModule['meta'] = (_state, _params, url) => searchMeta(url);

export function Component() {
  const [search] = useSearchParams();
  const { key } = readAddress(search, null);
  if (key === '')
    return (
      <>
        <ListHead title={words.searchAsk} lede={words.searchLede}>
          <SearchAsk />
        </ListHead>
        <RecentlyViewed />
      </>
    );
  return (
    <>
      <ListHead title={words.searchFor({ key })} />
      <ProductList withCategories={false} countWords={words.found} />
    </>
  );
}
