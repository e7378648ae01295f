import { articleStates } from '@afterimage/contract/values/journal-desk.ts';
import styles from '../catalogue/catalogue.module.css';
import { Mark, type MarkTone } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import type { Column } from '../table/columns.ts';
import type { ListItem } from '../table/use-list.ts';
import { words } from './journal.words.ts';

type Row = ListItem<'listDeskArticles'>;

export const articleTones: Readonly<Record<Row['state'], MarkTone>> = {
  published: 'good',
  draft: 'quiet',
  scheduled: 'active',
};

/** The columns of the list of articles; their names are those of the server's list. */
export function articleColumns(categories: readonly { id: string; name: string }[]): Column<Row>[] {
  return [
    {
      id: 'title',
      title: words.articleTitle,
      cell: ({ title, picture }) => (
        <span className={styles.named}>
          {picture ? <img src={picture.url} alt="" width={32} height={40} loading="lazy" /> : <span />}
          <span>{title}</span>
        </span>
      ),
      kind: 'text',
      isSortable: true,
      width: { share: 2, least: 220 },
    },
    {
      id: 'state',
      title: words.state,
      cell: ({ state }) => <Mark tone={articleTones[state]}>{words.states[state]}</Mark>,
      kind: 'choice',
      choices: articleStates.map((value) => ({ value, label: words.states[value] })),
      isQuickFilter: true,
      onCard: 'side',
      width: { least: 132 },
    },
    {
      id: 'category',
      title: words.category,
      cell: ({ categoryList }) => categoryList.join(', '),
      kind: 'choice',
      choices: categories.map(({ id, name }) => ({ value: id, label: name })),
      isQuickFilter: true,
      width: { share: 1, least: 120 },
    },
    { id: 'author', title: words.author, cell: ({ authorName }) => authorName, kind: 'text', width: { least: 130 } },
    {
      id: 'publishedAt',
      title: words.date,
      cell: ({ publishedAt }) => (publishedAt ? <Moment at={publishedAt} /> : null),
      kind: 'moment',
      isSortable: true,
      width: { least: 124 },
    },
    {
      id: 'translation',
      title: words.translation,
      cell: ({ missingCount }) =>
        missingCount === 0 ? words.whole : <Mark tone="warn">{words.missingCount({ count: missingCount })}</Mark>,
      width: { least: 132 },
    },
  ];
}
