import type { ShopFacts } from '@afterimage/contract/shop.ts';
import { type LegalTextName, legalTextNames } from '@afterimage/contract/values/legal.ts';
import { currentLocale, intlLocale, isLocale, localeFacts } from '@afterimage/words/locale.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { NavLink } from '@afterimage/ui/Link.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { legalPage, piecesOf } from './legal-pages.ts';
import styles from './LegalView.module.css';
import { words } from './legal.words.ts';

/** One of the legal pages: what the owner wrote, or else a template that says so. */
export function LegalView({ name }: { name: LegalTextName }) {
  const shop = useAppSelector((state) => state.common.shop);
  const text = useAppSelector((state) => state.common.pageTexts[name]);
  const { title, path } = legalPage(name, shop);
  return (
    <Section space="none" className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs
          entries={[
            { to: '/home', name: words.home },
            { to: path, name: title },
          ]}
        />
        <h1>{title}</h1>
        {name === 'withdrawal' ? <WithdrawalDoor /> : null}
      </div>
      {text ? <OwnersText {...text} /> : <Template name={name} shop={shop} />}
      <nav className={styles.others} aria-label={words.others}>
        {legalTextNames.map((other) => (
          <NavLink key={other} to={`/legal/${other}`}>
            {words[other].title}
          </NavLink>
        ))}
      </nav>
    </Section>
  );
}

interface OwnersTextProps {
  html: string;
  locale: string;
  validFrom: string;
  isSample: boolean;
}

/** The server has made the HTML of Markdown: it has no scripts, and no tags that the owner typed. */
function OwnersText({ html, locale, validFrom, isSample }: OwnersTextProps) {
  const isForeign = isLocale(locale) && locale !== currentLocale();
  const date = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      {isSample ? <Notice title={words.template} text={words.sampleText} /> : null}
      {isForeign ? <p className={styles.foreign}>{words.onlyIn({ language: localeFacts[locale].name })}</p> : null}
      {/* oxlint-disable-next-line react/no-danger -- see above */}
      <div className={styles.text} lang={locale} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.stand}>{words.validFrom({ date: date.format(new Date(validFrom)) })}</p>
    </>
  );
}

function Template({ name, shop }: { name: LegalTextName; shop: ShopFacts | null }) {
  return (
    <>
      <Notice title={words.template} text={words.templateText} />
      {legalPage(name, shop).parts.map((part) => (
        <section key={part.id} className={styles.part} aria-labelledby={part.id}>
          <h2 id={part.id}>{part.title}</h2>
          <p>{piecesOf(part.text).map(({ text, open }) => (open ? <mark key={text}>{text}</mark> : text))}</p>
        </section>
      ))}
    </>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}

/** Leads to the declaration itself, which stands with each order: with the account's, or with the one that a mail links to. */
function WithdrawalDoor() {
  const isSignedIn = useAppSelector((state) => state.login.signedIn);
  return (
    <div className={styles.door}>
      <p>{words.doorText}</p>
      <LinkButton to={isSignedIn ? '/account/orders' : '/orders'}>{words.door}</LinkButton>
    </div>
  );
}
