import type { Reply } from '@afterimage/contract/api.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { CheckField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { words } from './languages.words.ts';
import { LanguagesPreview } from './previews/LanguagesPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';

/** The languages that customers are offered. */
export function Screen() {
  const languages = useCall('getLanguages');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={languages}>{(data) => <Form languages={data} />}</Loaded>
    </>
  );
}

function Form({ languages: { version, localeList: stored, factList } }: { languages: Reply<'getLanguages'> }) {
  const form = useDraft({ stored: { localeList: stored }, version });
  const saving = useWrite('saveLanguages', { touches: ['getLanguages'] });
  const { localeList } = form.draft;
  const error = saving.error?.failure.fields?.['localeList'];
  const save = () =>
    saving.mutate(
      { body: { localeList, version: form.version } },
      {
        onSuccess: (saved) => {
          form.accept(form.draft, { localeList: saved.localeList }, saved.version);
          say(words.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  return (
    <DraftFrame
      form={form}
      titles={{ localeList: words.offered }}
      show={(_field, value) => (value as Locale[]).map(languageName).join(', ')}
      saving={saving}
      onSave={save}
    >
      <div className={previewStyles.beside}>
        <div className={styles.parts}>
          <fieldset aria-describedby={error ? 'languages-error' : undefined} className={styles.checks}>
            <legend>{words.offered}</legend>
            {locales.map((locale) => (
              <CheckField
                key={locale}
                label={languageName(locale)}
                isSelected={localeList.includes(locale)}
                onChange={(isOn) =>
                  form.change({
                    localeList: locales.filter((one) => (one === locale ? isOn : localeList.includes(one))),
                  })
                }
              />
            ))}
            {error ? (
              <p id="languages-error" role="alert">
                {error}
              </p>
            ) : null}
          </fieldset>
          <p className={styles.soft}>{words.off}</p>
        </div>
        <LanguagesPreview stored={stored} localeList={localeList} factList={factList} />
      </div>
    </DraftFrame>
  );
}
