import type { Reply } from '@afterimage/contract/api.ts';
import { type FaultyLine, maxSynonymText, readSynonyms } from '@afterimage/contract/values/synonym-lines.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { words as faultWords } from '@afterimage/words/synonym-faults.words.ts';
import { useState } from 'react';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame } from '../form/DraftFrame.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { SynonymsPreview } from './previews/SynonymsPreview.tsx';
import { words } from './search-synonyms.words.ts';
import { settingsTrail } from './settings-trail.ts';
import styles from './settings.module.css';

/** What is wrong with a line, in words. */
function faultText({ line, fault, phrase }: FaultyLine): string {
  const text = faultWords.faults[fault];
  return faultWords.line({ line, fault: typeof text === 'string' ? text : text({ phrase }) });
}

/** What customers type for what the shop calls otherwise, by language. */
export function Screen() {
  const [locale, setLocale] = useState<string>(baseLocale);
  const synonyms = useCall('getSearchSynonyms', { params: { locale } });
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <SelectField
        label={words.language}
        value={locale}
        onChange={setLocale}
        options={locales.map((value) => ({ value, label: languageName(value) }))}
      />
      <Loaded of={synonyms}>{(data) => <SynonymsForm key={locale} locale={locale} synonyms={data} />}</Loaded>
    </>
  );
}

interface SynonymsFormProps {
  locale: string;
  synonyms: Reply<'getSearchSynonyms'>;
}

function SynonymsForm({ locale, synonyms: { text, version } }: SynonymsFormProps) {
  const form = useDraft({ stored: { text }, version });
  const save = useWrite('saveSearchSynonyms', { touches: ['getSearchSynonyms'] });
  const { synonymList, faulty } = readSynonyms(form.draft.text);
  return (
    <div>
      <DraftFrame
        form={form}
        titles={{ text: words.text }}
        isInvalid={faulty !== null}
        saving={save}
        onSave={() =>
          save.mutate(
            { params: { locale }, body: { ...form.draft, version: form.version } },
            { onSuccess: () => say(words.saved), onError: sayFailure },
          )
        }
      >
        <div className={styles.synonyms}>
          <TextField
            label={words.text}
            hint={`${words.hint} ${words.count({ count: synonymList.length })}`}
            isLong
            maxLength={maxSynonymText}
            spellCheck="false"
            value={form.draft.text}
            onChange={(value) => form.change({ text: value })}
            error={(faulty && faultText(faulty)) ?? save.error?.failure.fields?.['text']}
          />
        </div>
        <SynonymsPreview stored={text} draft={form.draft.text} />
      </DraftFrame>
      <p>
        <Link to={`/admin/audit?filter=kind:settings~subject:search ${locale}`}>{words.history}</Link>
      </p>
    </div>
  );
}
