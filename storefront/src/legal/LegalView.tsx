import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { NavLink } from '@afterimage/ui/Link.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { type LegalName, legalNames, legalPage, piecesOf } from './legal-pages.ts';
import styles from './LegalView.module.css';
import { words } from './legal.words.ts';

/** One of the legal pages, as a template that says so. */
export function LegalView({ name }: { name: LegalName }) {
  const shop = useAppSelector((state) => state.common.shop);
  const { title, path, parts } = legalPage(name, shop);
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
      </div>
      <div className={styles.notice} role="note">
        <strong>{words.template}</strong>
        <p>{words.templateText}</p>
      </div>
      {parts.map((part) => (
        <section key={part.id} className={styles.part} aria-labelledby={part.id}>
          <h2 id={part.id}>{part.title}</h2>
          <p>{piecesOf(part.text).map(({ text, open }) => (open ? <mark key={text}>{text}</mark> : text))}</p>
        </section>
      ))}
      <nav className={styles.others} aria-label={words.others}>
        {legalNames.map((other) => (
          <NavLink key={other} to={`/legal/${other}`}>
            {words[other].title}
          </NavLink>
        ))}
      </nav>
    </Section>
  );
}
