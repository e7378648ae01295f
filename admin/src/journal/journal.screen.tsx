import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { plusIcon } from '@afterimage/ui/icons.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ArticleCategories } from './ArticleCategories.tsx';
import { articleColumns } from './article-columns.tsx';
import { words } from './journal.words.ts';

/** The list of articles, drafts included. */
export function Screen() {
  const mayWrite = useMay('catalogue.write');
  const facts = useCall('getJournalFacts');
  const [isNew, setNew] = useState(false);
  const [isEditing, setEditing] = useState(false);
  useShortcuts(mayWrite ? [{ keys: ['n'], title: words.newArticle, run: () => setNew(true) }] : []);
  return (
    <>
      <ScreenHead
        title={words.title}
        trail={[{ title: words.content, to: '/admin/content' }]}
        actions={
          mayWrite ? (
            <>
              <Button onPress={() => setEditing(true)}>{words.editCategories}</Button>
              <Button kind="primary" icon={plusIcon} onPress={() => setNew(true)}>
                {words.newArticle}
              </Button>
            </>
          ) : null
        }
      />
      <DataTable
        call="listDeskArticles"
        list="articles"
        label={words.title}
        columns={articleColumns(facts.data?.categoryList ?? [])}
        keyColumn="id"
        rowKey={({ id }) => String(id)}
        rowName={({ title }) => words.rowName({ title })}
        rowTo={({ id }) => `/admin/journal/${id}`}
        empty={
          <>
            <h2>{words.empty}</h2>
            <p>{words.emptyNote}</p>
          </>
        }
      />
      {isEditing ? <ArticleCategories onClose={() => setEditing(false)} /> : null}
      {isNew ? <NewArticle onClose={() => setNew(false)} /> : null}
    </>
  );
}

/** An article begins with its title. */
function NewArticle({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const add = useWrite('addArticle', { touches: ['listDeskArticles'] });
  const [title, setTitle] = useState('');
  const isWhole = title.trim() !== '';
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!isWhole) return;
    add.mutate(
      { body: { title } },
      {
        onSuccess: ({ id }) => {
          onClose();
          say(words.added({ title }));
          void navigate(`/admin/journal/${id}`);
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  };
  return (
    <Sheet
      title={words.newArticle}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={add.isPending} isDisabled={!isWhole} onPress={() => send()}>
          {words.create}
        </Button>
      }
    >
      <form onSubmit={send}>
        <TextField
          label={words.articleTitle}
          value={title}
          onChange={setTitle}
          maxLength={120}
          error={add.error?.failure.fields?.['title']}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet was opened to type
          autoFocus
        />
        <p>{words.newNote}</p>
      </form>
    </Sheet>
  );
}
