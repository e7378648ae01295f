import { homeMeta, loadHome } from '../catalogue/home/home-loading.ts';
import { HomeView } from '../catalogue/home/HomeView.tsx';
import type { PageModule } from '../page.ts';

export const loader = loadHome;

export const meta: PageModule['meta'] = () => homeMeta();

export const Component = HomeView;
