import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { type MailName, mailNames } from '@afterimage/contract/values/mail-names.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { FailedScreen } from '../app/FailedScreen.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { keyOf, mailDraftOf, textsOf, titlesOf } from './mail-draft.ts';
import { words as names } from './mail-names.words.ts';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { words } from './mails.words.ts';
import styles from './mails.module.css';

type DeskMail = Reply<'getDeskMail'>;

/** The texts of one mail, in every language, beside how it looks. */
export function Screen() {
  const { name: nameInPath } = useParams();
  const name = mailNames.find((one) => one === nameInPath);
  if (!name) return <FailedScreen failure={{ status: 404, code: 'NOT_FOUND', description: '' }} />;
  return <StoredMail key={name} name={name} />;
}

function StoredMail({ name }: { name: MailName }) {
  const mail = useCall('getDeskMail', { params: { name } });
  return <Loaded of={mail}>{(data) => <MailForm mail={data} />}</Loaded>;
}

const trail = () => [
  { title: words.content, to: '/admin/content' },
  { title: words.title, to: '/admin/mails' },
];

function MailForm({ mail }: { mail: DeskMail }) {
  const { name, fieldList } = mail;
  const form = useDraft({ stored: mailDraftOf(fieldList), version: mail.version });
  const { draft, changed } = form;
  const [locale, setLocale] = useState<Locale>(baseLocale);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useWrite('saveDeskMail', { touches: ['getDeskMail', 'listDeskMails'] });
  const texts = textsOf(fieldList, draft);
  const titles = titlesOf(fieldList, (role, number) =>
    number === null ? words.roles[role] : words.numbered({ role: words.roles[role], number }),
  );
  const keyTitles = Object.fromEntries(
    fieldList.flatMap(({ path }) =>
      locales.map((one) => [
        keyOf(path, one),
        words.fieldIn({ field: titles.get(path) ?? path, language: languageName(one) }),
      ]),
    ),
  );
  const save = () =>
    saving.mutate(
      { params: { name }, body: { version: form.version, texts } },
      {
        onSuccess: (saved) => {
          form.accept(draft, mailDraftOf(saved.fieldList), saved.version);
          say(words.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  useShortcuts(changed.length > 0 ? [{ keys: ['s'], title: words.saved, run: save }] : []);
  return (
    <>
      <ScreenHead
        title={names[name].title}
        trail={trail()}
        note={names[name].when}
        actions={<TestMail name={name} texts={texts} locale={locale} />}
      />
      <DraftFrame form={form} titles={keyTitles} saving={saving} onSave={save}>
        <div className={styles.editor}>
          <MailFields fieldList={fieldList} titles={titles} draft={draft} change={form.change} errors={errors} />
          <MailPreview name={name} texts={texts} locale={locale} onLocale={setLocale} onErrors={setErrors} />
        </div>
      </DraftFrame>
      <p>
        <Link to={`/admin/audit?filter=kind:mail~subject:${name}`}>{words.history}</Link>
      </p>
    </>
  );
}

/** Sends the mail as it is typed to the operator, in the language of the preview. */
function TestMail({ name, texts, locale }: { name: MailName; texts: ReturnType<typeof textsOf>; locale: Locale }) {
  const test = useWrite('sendTestMail');
  return (
    <Button
      busy={test.isPending}
      onPress={() =>
        test.mutate(
          { params: { name }, body: { locale, texts }, idempotencyKey: crypto.randomUUID() },
          { onSuccess: ({ to }) => say(words.testSent({ to })), onError: sayFailure },
        )
      }
    >
      {words.sendTest}
    </Button>
  );
}
