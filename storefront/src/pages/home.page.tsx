import { JournalRow } from '../blog/JournalRow.tsx';
import { loadJournalRow } from '../blog/blog-loading.ts';
import { homeMeta, loadHome } from '../catalogue/home/home-loading.ts';
import { HomeView } from '../catalogue/home/HomeView.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export async function loader(context: PageContext) {
  await Promise.all([loadHome(context), loadJournalRow(context)]);
}

export const meta: PageModule['meta'] = () => homeMeta();

export const Component = () => <HomeView JournalRow={JournalRow} />;
