import { type Locale, locales } from '@afterimage/words/locale.ts';
import { TextField } from '../form/fields.tsx';
import { languageName } from '../legal-texts/language-name.ts';
import styles from './catalogue.module.css';

interface TextsInProps {
  /** What a field is called, given its language. */
  label(language: string): string;
  value: Readonly<Record<Locale, string>>;
  onChange(value: Record<Locale, string>): void;
  /** What is wrong, by language. */
  errorOf?(locale: Locale): string | undefined;
  hint?: string;
  isLong?: boolean;
  maxLength: number;
}

/** A text in every language of the shop, side by side. */
export function TextsIn({ label, value, onChange, errorOf, hint, isLong = false, maxLength }: TextsInProps) {
  return (
    <div className={styles.languages}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={label(languageName(locale))}
          isLong={isLong}
          maxLength={maxLength}
          hint={hint}
          value={value[locale]}
          onChange={(text) => onChange({ ...value, [locale]: text })}
          error={errorOf?.(locale)}
        />
      ))}
    </div>
  );
}
