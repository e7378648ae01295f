import type { Reply } from '@afterimage/contract/api.ts';
import { type LegalTextName, legalTextNames } from '@afterimage/contract/values/legal.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useCall } from '../data/use-call.ts';
import { formatDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { settingsTrail } from '../settings/settings-trail.ts';
import { languageName } from './language-name.ts';
import { words } from './legal-texts.words.ts';
import styles from './legal-texts.module.css';

type Texts = Reply<'listLegalTexts'>;

/** Which legal texts there are, by page and language. */
export function Screen() {
  const texts = useCall('listLegalTexts');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={texts}>
        {(data) => (
          <div className={styles.pages}>
            {legalTextNames.map((name) => (
              <PageTexts key={name} name={name} texts={data} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function PageTexts({ name, texts: { localeList, textList } }: { name: LegalTextName; texts: Texts }) {
  return (
    <section aria-labelledby={name} className={styles.page}>
      <h2 id={name}>{words.names[name]}</h2>
      <ul className={styles.rows}>
        {localeList.map((locale) => (
          <li key={locale}>
            <Link
              to={`/admin/legal-texts/${name}/${locale}`}
              aria-label={words.textIn({ page: words.names[name], language: languageName(locale) })}
            >
              {languageName(locale)}
            </Link>
            <TextState text={textList.find((text) => text.name === name && text.locale === locale)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TextState({ text }: { text: Texts['textList'][number] | undefined }) {
  if (!text) return <Mark tone="bad">{words.missing}</Mark>;
  const { version, operatorName, createdAt, validFrom, isSample } = text;
  return (
    <>
      <Mark tone={isSample ? 'warn' : 'good'}>{isSample ? words.sample : words.inForce}</Mark>
      <span className={styles.soft}>
        {words.since({ day: formatDay(validFrom) })}.{' '}
        {words.versionBy({ version, name: operatorName ?? words.fromFile })}, <Moment at={createdAt} />
      </span>
    </>
  );
}
