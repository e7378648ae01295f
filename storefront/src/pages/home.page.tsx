import { customizableWish, homeMeta, loadHome } from '../catalogue/home/home-loading.ts';
import { HomeView } from '../catalogue/home/HomeView.tsx';
import { selectList } from '../catalogue/products.state.ts';
import type { PageModule } from '../page.ts';

export const loader = loadHome;

export const meta: PageModule['meta'] = (state) =>
  homeMeta(selectList(state, customizableWish)?.productList[0]?.image[0]?.url);

export const Component = HomeView;
