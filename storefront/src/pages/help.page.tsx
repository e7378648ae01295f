import { loadHelpPage } from '../help/help-loading.ts';
import { HelpView } from '../help/HelpView.tsx';
import { words } from '../help/help.words.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { breadcrumbData } from '../structured/breadcrumbs.ts';
import { questionData } from '../structured/questions.ts';

export const loader = loadHelpPage;

export const meta: PageModule['meta'] = (state) => {
  const { texts, questionList = [] } = state.common.pageTexts.help ?? {};
  const title = texts?.title ?? words.title;
  return {
    title,
    description: words.meta,
    canonical: '/help',
    ...(import.meta.env.SSR && {
      jsonLd: [
        ...(questionList.length > 0 ? [questionData(questionList)] : []),
        breadcrumbData(words.home, [{ to: '/help', name: title }]),
      ],
    }),
  };
};

export const Component = HelpView;
