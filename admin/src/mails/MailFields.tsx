import type { DeskMailField } from '@afterimage/contract/admin/mail-desk.ts';
import { maxMailText } from '@afterimage/contract/values/mail-names.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { TextField } from '../form/fields.tsx';
import { languageName } from '../legal-texts/language-name.ts';
import { Button } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { keyOf, type MailDraft, missingIn } from './mail-draft.ts';
import { words } from './mails.words.ts';
import styles from './mails.module.css';

interface MailFieldsProps {
  fieldList: readonly DeskMailField[];
  titles: ReadonlyMap<string, string>;
  draft: MailDraft;
  change(part: MailDraft): void;
  errors: Readonly<Record<string, string>>;
}

/** The texts of a mail, each in every language side by side. */
export function MailFields({ fieldList, titles, ...form }: MailFieldsProps) {
  return (
    <div className={styles.fields}>
      <Placeholders fieldList={fieldList} titles={titles} />
      {fieldList.map((field) => (
        <MailField key={field.path} field={field} title={titles.get(field.path) ?? field.path} {...form} />
      ))}
    </div>
  );
}

type MailFieldProps = Omit<MailFieldsProps, 'fieldList' | 'titles'> & { field: DeskMailField; title: string };

function MailField({ field, title, draft, change, errors }: MailFieldProps) {
  const { path, role, required } = field;
  const missing = missingIn(field, draft);
  return (
    <section aria-label={title} className={styles.field}>
      {missing.map((locale) => (
        <Mark key={locale} tone="warn">
          {words.missingHere({ language: languageName(locale) })}
        </Mark>
      ))}
      <div className={styles.languages}>
        {locales.map((locale) => (
          <div key={locale} className={styles.language}>
            <TextField
              label={words.fieldIn({ field: title, language: languageName(locale) })}
              lang={locale}
              isLong={role === 'text' || role === 'note' || role === 'reason'}
              maxLength={maxMailText}
              value={draft[keyOf(path, locale)] ?? ''}
              onChange={(text) => change({ [keyOf(path, locale)]: text })}
              hint={required.length > 0 ? words.needed({ placeholders: braced(required) }) : undefined}
              error={errors[keyOf(path, locale)]}
            />
            <OurText field={field} locale={locale} title={title} draft={draft} change={change} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The text of the shop where the owner has another one, with the way back to it. */
function OurText({
  field: { path, shipped },
  locale,
  title,
  draft,
  change,
}: Pick<MailFieldProps, 'field' | 'title' | 'draft' | 'change'> & { locale: Locale }) {
  const key = keyOf(path, locale);
  if (draft[key]?.trim() === shipped[locale]) return null;
  const field = words.fieldIn({ field: title, language: languageName(locale) });
  return (
    <p className={styles.soft}>
      <span>{words.shippedText({ text: shipped[locale] })}</span>{' '}
      <Button
        small
        kind="quiet"
        aria-label={words.takeOursFor({ field })}
        onPress={() => change({ [key]: shipped[locale] })}
      >
        {words.takeOurs}
      </Button>
    </p>
  );
}

const braced = (list: readonly string[]): string => list.map((name) => `{${name}}`).join(', ');

/** What can stand in braces, and in which texts. */
function Placeholders({ fieldList, titles }: Pick<MailFieldsProps, 'fieldList' | 'titles'>) {
  const list = [...new Set(fieldList.flatMap(({ placeholders }) => placeholders))];
  return (
    <section aria-labelledby="placeholders" className={styles.placeholders}>
      <h2 id="placeholders">{words.placeholders}</h2>
      <p className={styles.soft}>{words.placeholdersNote}</p>
      <dl>
        {list.map((name) => {
          const having = fieldList.filter(({ placeholders }) => placeholders.includes(name));
          const meaning = words.meanings[name];
          const fields = having.map(({ path }) => titles.get(path)).join(', ');
          return (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{having.length === fieldList.length ? meaning : words.onlyIn({ meaning, fields })}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
