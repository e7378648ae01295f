import type { Reply } from '@afterimage/contract/api.ts';
import { type LegalTextName, legalTextNames, maxLegalText } from '@afterimage/contract/values/legal.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { isLocale, localePath } from '@afterimage/words/locale.ts';
import { FailedScreen } from '../app/FailedScreen.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame } from '../form/DraftFrame.tsx';
import { TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { formatDay, shopDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { settingsTrail } from '../settings/settings-trail.ts';
import { languageName } from './language-name.ts';
import { words } from './legal-texts.words.ts';
import { Preview } from './Preview.tsx';
import { Versions } from './Versions.tsx';
import styles from './legal-texts.module.css';

type History = Reply<'getLegalTextHistory'>;

/** One legal text in one language: written in Markdown beside its preview, with its versions. */
export function Screen() {
  const { name: nameInPath, locale = '' } = useParams();
  const name = legalTextNames.find((one) => one === nameInPath);
  if (!name || !isLocale(locale)) return <FailedScreen failure={{ status: 404, code: 'NOT_FOUND', description: '' }} />;
  return <Editor key={`${name} ${locale}`} name={name} locale={locale} />;
}

interface TextKey {
  name: LegalTextName;
  locale: string;
}

function Editor({ name, locale }: TextKey) {
  const history = useCall('getLegalTextHistory', { params: { name, locale } });
  const title = words.textIn({ page: words.names[name], language: languageName(locale) });
  return (
    <>
      <ScreenHead
        title={title}
        trail={[...settingsTrail(), { title: words.title, to: '/admin/legal-texts' }]}
        actions={
          <a href={isLocale(locale) ? localePath(`/legal/${name}`, locale) : '/'} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        }
      />
      <Loaded of={history}>{(data) => <TextForm textKey={{ name, locale }} history={data} />}</Loaded>
    </>
  );
}

function TextForm({ textKey, history }: { textKey: TextKey; history: History }) {
  const { version, text, validFrom, versionList } = history;
  const form = useDraft({ stored: { text, validFrom: validFrom ?? shopDay() }, version });
  const save = useWrite('saveLegalText', { touches: ['getLegalTextHistory', 'listLegalTexts'] });
  const titles = { text: words.text, validFrom: words.validFrom };
  const failure = save.error?.failure;
  const submit = () => {
    // The server leaves out what surrounds a text.
    const body = { ...form.draft, text: form.draft.text.trim(), version: form.version };
    form.change({ text: body.text });
    save.mutate(
      { params: textKey, body },
      {
        onSuccess: (saved) => say(words.saved({ version: saved.version })),
        onError: sayFailure,
      },
    );
  };
  return (
    <>
      <DraftFrame
        form={form}
        titles={titles}
        show={(field, value) => (field === 'validFrom' ? formatDay(String(value)) : String(value))}
        isInvalid={form.draft.text.trim() === ''}
        saving={save}
        onSave={submit}
      >
        <div className={styles.editor}>
          <div className={styles.fields}>
            <TextField
              label={words.text}
              hint={words.textHint}
              isLong
              maxLength={maxLegalText}
              value={form.draft.text}
              onChange={(value) => form.change({ text: value })}
              error={failure?.fields?.['text']}
            />
            <TextField
              label={words.validFrom}
              type="date"
              value={form.draft.validFrom}
              onChange={(value) => form.change({ validFrom: value })}
              error={failure?.fields?.['validFrom']}
            />
          </div>
          <Preview text={form.draft.text} />
        </div>
      </DraftFrame>
      <Versions versionList={versionList} onTake={(taken) => form.change({ text: taken })} />
      <p>
        <Link to={`/admin/audit?filter=kind:text~subject:${textKey.name}.${textKey.locale}`}>{words.history}</Link>
      </p>
    </>
  );
}
