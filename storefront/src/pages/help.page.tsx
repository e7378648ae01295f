import { loadShop } from '@afterimage/client/state/common.state.ts';
import { HelpView } from '../help/HelpView.tsx';
import { words } from '../help/help.words.ts';
import { questions } from '../help/questions.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { breadcrumbData } from '../structured/breadcrumbs.ts';
import { questionData } from '../structured/questions.ts';

/** Without the mail address the page is still of use. */
export async function loader({ store, signal }: PageContext) {
  if (!store.getState().common.shop) await store.dispatch(loadShop(undefined, { signal }));
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/help',
  ...(import.meta.env.SSR && {
    jsonLd: [questionData(questions()), breadcrumbData(words.home, [{ to: '/help', name: words.title }])],
  }),
});

export const Component = HelpView;
