import { useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { localePath, locales } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { formatMoment } from '../parts/format-moment.ts';
import { ScheduleSheet } from '../parts/ScheduleSheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { DeskArticle } from './article-draft.ts';
import { words } from './journal.words.ts';

interface ArticleActsProps {
  article: DeskArticle;
  title: string;
  /** Something is typed that is not saved. */
  hasChanges: boolean;
}

const touches = ['getDeskArticle', 'listDeskArticles'] as const;

/** What can be done with a whole article. */
export function ArticleActs({ article, title, hasChanges }: ArticleActsProps) {
  const { id, version, state } = article;
  const params = { articleId: id };
  const publish = useWrite('publishArticle', { touches });
  const unpublish = useWrite('unpublishArticle', { touches });
  const [sheet, setSheet] = useState<'schedule' | 'delete' | null>(null);
  const publishNow = () => {
    if (hasChanges) return say(words.unsavedFirst);
    publish.mutate(
      { params, body: { version, at: null } },
      { onSuccess: () => say(words.published({ title })), onError: sayFailure },
    );
  };
  const takeOut = () =>
    unpublish.mutate(
      { params, query: { version } },
      { onSuccess: () => say(words.unpublished({ title })), onError: sayFailure },
    );
  const isPublished = state === 'published';
  useShortcuts(isPublished ? [] : [{ keys: ['p'], title: words.publish, run: publishNow }]);
  return (
    <>
      <Views article={article} />
      <Button kind="quiet" onPress={() => setSheet('delete')}>
        {words.delete}
      </Button>
      {state === 'draft' ? <Button onPress={() => setSheet('schedule')}>{words.schedule}</Button> : null}
      {state === 'draft' ? null : (
        <Button busy={unpublish.isPending} onPress={takeOut}>
          {words.unpublish}
        </Button>
      )}
      {isPublished ? null : (
        <Button kind="primary" busy={publish.isPending} onPress={publishNow}>
          {words.publish}
        </Button>
      )}
      {sheet === 'schedule' ? <Schedule article={article} onClose={() => setSheet(null)} /> : null}
      {sheet === 'delete' ? <Deletion article={article} title={title} onClose={() => setSheet(null)} /> : null}
    </>
  );
}

/** The article as customers see it, in each language. */
function Views({ article: { state, slug, previewPath } }: { article: DeskArticle }) {
  const isPublished = state === 'published';
  return locales.map((locale) => (
    <a
      key={locale}
      href={localePath(isPublished ? `/blogs/${slug}` : previewPath, locale)}
      target="_blank"
      rel="noreferrer"
    >
      {(isPublished ? words.inShop : words.previewIn)({ language: languageName(locale) })}
    </a>
  ));
}

function Schedule({ article, onClose }: { article: DeskArticle; onClose(): void }) {
  const { id } = article;
  const version = useDraftVersion(article.version);
  const publish = useWrite('publishArticle', { touches });
  const schedule = (at: string) =>
    publish.mutate(
      { params: { articleId: id }, body: { version, at } },
      {
        onSuccess: ({ publishedAt }) => {
          onClose();
          say(words.scheduled({ time: publishedAt ? formatMoment(publishedAt) : '' }));
        },
        onError: (error) => !error.failure.fields?.['at'] && sayFailure(error),
      },
    );
  return (
    <ScheduleSheet
      title={words.schedule}
      label={words.scheduleAt}
      error={publish.error?.failure.fields?.['at']}
      isBusy={publish.isPending}
      onSchedule={schedule}
      onClose={onClose}
    />
  );
}

function Deletion({
  article: { id, version: presentVersion },
  title,
  onClose,
}: Omit<ArticleActsProps, 'hasChanges'> & { onClose(): void }) {
  const navigate = useNavigate();
  const version = useDraftVersion(presentVersion);
  const remove = useWrite('deleteArticle', { touches: ['listDeskArticles'] });
  const confirm = () =>
    remove.mutate(
      { params: { articleId: id }, query: { version } },
      {
        onSuccess: () => {
          say(words.deleted({ title }));
          void navigate('/admin/journal');
        },
        onError: sayFailure,
      },
    );
  return (
    <ConfirmSheet
      title={words.deleteTitle({ title })}
      note={words.deleteNote}
      act={words.delete}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
