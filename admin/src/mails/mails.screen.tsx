import type { Reply } from '@afterimage/contract/api.ts';
import { fixedMailNames } from '@afterimage/contract/values/mail-names.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { locales } from '@afterimage/words/locale.ts';
import { useCall } from '../data/use-call.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { words as names } from './mail-names.words.ts';
import { words } from './mails.words.ts';
import styles from './mails.module.css';

type MailLine = Reply<'listDeskMails'>['mailList'][number];

/** Every mail that the shop sends, with when; those whose texts can be changed lead to their editor. */
export function Screen() {
  const mails = useCall('listDeskMails');
  return (
    <>
      <ScreenHead title={words.title} trail={[{ title: words.content, to: '/admin/content' }]} note={words.note} />
      <Loaded of={mails}>
        {({ mailList }) => (
          <div className={styles.lists}>
            <section aria-labelledby="to-customers">
              <h2 id="to-customers">{words.toCustomers}</h2>
              <ul className={styles.mails}>
                {mailList.map((mail) => (
                  <li key={mail.name}>
                    <Link to={`/admin/mails/${mail.name}`}>{names[mail.name].title}</Link>
                    <span className={styles.soft}>{names[mail.name].when}</span>
                    <MailState mail={mail} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="fixed">
              <h2 id="fixed">{words.fixed}</h2>
              <p className={styles.soft}>{words.fixedNote}</p>
              <ul className={styles.mails}>
                {fixedMailNames.map((name) => (
                  <li key={name}>
                    <span>{names[name].title}</span>
                    <span className={styles.soft}>{names[name].when}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Whose texts a mail has, and what is missing in which language. */
function MailState({ mail: { changedCount, missing } }: { mail: MailLine }) {
  if (changedCount === 0) return <Mark>{words.ours}</Mark>;
  return (
    <span className={styles.marks}>
      <Mark tone="good">{words.changed({ count: changedCount })}</Mark>
      {locales
        .filter((locale) => missing[locale] > 0)
        .map((locale) => (
          <Mark key={locale} tone="warn">
            {words.missing({ language: languageName(locale), count: missing[locale] })}
          </Mark>
        ))}
    </span>
  );
}
