import { useEffect, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { MailTexts } from '@afterimage/contract/admin/mail-desk.ts';
import type { MailName } from '@afterimage/contract/values/mail-names.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField } from '../form/fields.tsx';
import { languageName } from '../legal-texts/language-name.ts';
import { words } from './mails.words.ts';
import styles from './mails.module.css';

const views = ['phone', 'wide', 'plain'] as const;
type View = (typeof views)[number];

/** How long after the last key the preview is made, in milliseconds. */
const typingPause = 300;

interface MailPreviewProps {
  name: MailName;
  texts: MailTexts;
  locale: Locale;
  onLocale(locale: Locale): void;
  /** What the server says about texts that cannot be sent. */
  onErrors(errors: Readonly<Record<string, string>>): void;
}

/** The mail as customers get it; the server makes it, as it does for them. */
export function MailPreview({ name, texts, locale, onLocale, onErrors }: MailPreviewProps) {
  const { mutate } = useWrite('previewDeskMail');
  const [mail, setMail] = useState<Reply<'previewDeskMail'>>();
  const [isStale, setStale] = useState(false);
  const [view, setView] = useState<View>('phone');
  const typed = JSON.stringify(texts);
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      mutate(
        { params: { name }, body: { locale, texts: JSON.parse(typed) as MailTexts } },
        {
          onSuccess: (preview) => {
            if (!isNewest) return;
            setMail(preview);
            setStale(false);
            onErrors({});
          },
          onError: ({ failure }) => {
            if (!isNewest) return;
            setStale(true);
            onErrors(failure.fields ?? {});
          },
        },
      );
    }, typingPause);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [name, typed, locale, mutate, onErrors]);
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{words.preview}</h2>
      <div className={styles.choices}>
        <SelectField
          label={words.language}
          value={locale}
          onChange={(value) => onLocale(value as Locale)}
          options={locales.map((value) => ({ value, label: languageName(value) }))}
        />
        <SelectField
          label={words.view}
          value={view}
          onChange={(value) => setView(value as View)}
          options={views.map((value) => ({ value, label: words.views[value] }))}
        />
      </div>
      <p className={styles.soft} aria-live="polite">
        {isStale ? words.stale : words.previewNote}
      </p>
      {mail ? <Rendered mail={mail} view={view} /> : null}
    </section>
  );
}

/** The mail in one of its forms. Its frame runs no script and opens no link. */
function Rendered({ mail: { subject, html, text }, view }: { mail: Reply<'previewDeskMail'>; view: View }) {
  return (
    <>
      <p className={styles.subject}>{subject}</p>
      {view === 'plain' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <pre className={styles.plain} tabIndex={0} aria-label={words.previewFrame}>
          {text}
        </pre>
      ) : (
        <div className={styles.frame} data-view={view}>
          <iframe title={words.previewFrame} sandbox="" srcDoc={html} />
        </div>
      )}
    </>
  );
}
