import { lazy, Suspense } from 'react';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import { bodyLength, journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { currentLocale, locales } from '@afterimage/words/locale.ts';
import { useMay } from '../app/session.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { ArticleActs } from './ArticleActs.tsx';
import { articleTones } from './article-columns.tsx';
import { type ArticleDraft, articleDraftOf, type DeskArticle } from './article-draft.ts';
import { ArticleCover, ArticlePlace, ArticleTexts } from './ArticleFields.tsx';
import { words } from './journal.words.ts';
import styles from './journal.module.css';

const ArticleEditor = lazy(async () => ({ default: (await import('./ArticleEditor.tsx')).ArticleEditor }));

/** An article as it is edited. */
export function Screen() {
  const { articleId } = useParams();
  const article = useCall('getDeskArticle', { params: { articleId: Number(articleId) } });
  const facts = useCall('getJournalFacts');
  return (
    <Loaded of={article}>
      {(data) => <Loaded of={facts}>{(known) => <Form key={data.id} article={data} facts={known} />}</Loaded>}
    </Loaded>
  );
}

const titles = (): Record<keyof ArticleDraft, string> => ({
  title: words.articleTitle,
  summary: words.summary,
  body: words.body,
  picture: words.picture,
  authorName: words.author,
  categoryList: words.category,
  slug: words.slug,
});

function Form({ article, facts }: { article: DeskArticle; facts: Reply<'getJournalFacts'> }) {
  const mayWrite = useMay('catalogue.write');
  const form = useDraft<ArticleDraft>({ stored: articleDraftOf(article), version: article.version });
  const { draft, changed } = form;
  const saving = useWrite('saveArticle', { touches: ['getDeskArticle', 'listDeskArticles'] });
  const fields = saving.error?.failure.fields;
  const title = article.title[currentLocale()] || article.title.en;
  const save = () =>
    saving.mutate(
      { params: { articleId: article.id }, body: { ...draft, version: form.version } },
      {
        onSuccess: (saved) => {
          form.accept(draft, articleDraftOf(saved), saved.version);
          say(words.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  const hasLongBody = locales.some((locale) => isTooLong(draft.body[locale]));
  const mayBeSaved = changed.length > 0 && form.conflicts.length === 0 && !hasLongBody;
  useShortcuts(mayBeSaved ? [{ keys: ['s'], title: words.save, run: save }] : []);
  return (
    <>
      <ScreenHead
        title={title}
        trail={[
          { title: words.content, to: '/admin/content' },
          { title: words.title, to: '/admin/journal' },
        ]}
        marks={<Mark tone={articleTones[article.state]}>{words.states[article.state]}</Mark>}
        note={<Note article={article} />}
        actions={mayWrite ? <ArticleActs article={article} title={title} hasChanges={changed.length > 0} /> : null}
      />
      <DraftFrame
        form={form}
        titles={titles()}
        show={(_field, value) => shownValue(value)}
        isInvalid={hasLongBody}
        isReadOnly={!mayWrite}
        saving={saving}
        onSave={save}
      >
        <div className={catalogueStyles.parts}>
          <ArticleTexts form={form} fields={fields} />
          <Bodies form={form} fields={fields} />
          <ArticleCover form={form} fields={fields} />
          <ArticlePlace form={form} fields={fields} categories={facts.categoryList} mayWrite={mayWrite} />
        </div>
      </DraftFrame>
    </>
  );
}

/** When it is published, and what each language lacks. */
function Note({ article: { state, publishedAt, missingList } }: { article: DeskArticle }) {
  const parts = [
    state === 'scheduled' && publishedAt ? words.scheduled({ time: formatMoment(publishedAt) }) : '',
    ...missingList
      .filter(({ count }) => count > 0)
      .map(({ locale, count }) => words.missingIn({ count, language: languageName(locale) })),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

interface BodiesProps {
  form: DraftForm<ArticleDraft>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** The texts of all languages side by side. */
function Bodies({ form: { draft, change }, fields }: BodiesProps) {
  return (
    <section aria-labelledby="body" className={catalogueStyles.part}>
      <h2 id="body">{words.body}</h2>
      <p className={catalogueStyles.soft}>{words.bodyHint}</p>
      <div className={styles.editors}>
        {locales.map((locale) => (
          <Suspense key={locale} fallback={<div className={styles.text} />}>
            <ArticleEditor
              locale={locale}
              value={draft.body[locale]}
              onChange={(blockList) => change({ body: { ...draft.body, [locale]: blockList } })}
              error={isTooLong(draft.body[locale]) ? words.bodyTooLong : bodyError(fields, locale)}
            />
          </Suspense>
        ))}
      </div>
    </section>
  );
}

/** Told before it is sent: the shop reads no request of any length. */
const isTooLong = (blocks: readonly BlogBlock[]) => bodyLength(blocks) > journalLimits.body;

/** What is wrong with a text: of a piece of it, with the piece's number. */
function bodyError(fields: BodiesProps['fields'], locale: string): string | undefined {
  const [field, sentence] =
    Object.entries(fields ?? {}).find(([name]) => name === `body.${locale}` || name.startsWith(`body.${locale}.`)) ??
    [];
  if (field === undefined || sentence === undefined) return undefined;
  const at = /\.(\d+)/.exec(field.slice(`body.${locale}`.length))?.[1];
  if (at === undefined) return sentence;
  return words.fixFirst({ sentence, number: Number(at) + 1, language: languageName(locale) });
}

/** A value as a person reads it where two sides have changed it. */
function shownValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return words.nothing;
  if (Array.isArray(value))
    return value.map((one: unknown) => (typeof one === 'string' ? one : pieceText(one))).join('\n');
  return Object.values(value).map(shownValue).join('\n');
}

const pieceText = (piece: unknown): string => {
  const { text, caption } = piece as { text?: string; caption?: string };
  return text ?? caption ?? '';
};
