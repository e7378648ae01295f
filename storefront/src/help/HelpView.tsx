import type { HelpPage } from '@afterimage/contract/help.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { returnDays } from '../commerce/returns.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { Accordion, Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import styles from './HelpView.module.css';
import { words } from './help.words.ts';

const parts = (): Part[] => [
  { id: 'delivery', title: words.delivery.title, texts: [words.delivery.text, words.delivery.made] },
  {
    id: 'returns',
    title: words.returns.title,
    texts: [words.returns.text({ days: returnDays }), words.returns.personal],
  },
  { id: 'photos', title: words.photos.title, texts: [words.photos.text, words.photos.quality, words.photos.private] },
  {
    id: 'augmented-reality',
    title: words.ar.title,
    texts: [words.ar.text],
    steps: [words.ar.steps.attach, words.ar.steps.light, words.ar.steps.exchange],
  },
  {
    id: 'viewing',
    title: words.viewing.title,
    texts: [words.viewing.text],
    steps: [words.viewing.steps.allow, words.viewing.steps.point, words.viewing.steps.without],
    after: [words.viewing.counted, words.viewing.off],
  },
  { id: 'payment', title: words.payment.title, texts: [words.payment.text, words.payment.demo] },
];

/** Everything that customers ask, and where they can ask more. */
export function HelpView() {
  const mail = useAppSelector((state) => state.common.shop?.mail);
  const help = useAppSelector((state) => state.common.pageTexts.help);
  // Without the owner's texts the rest of the page is still of use.
  const { texts, questionList = [] } = help ?? {};
  const title = texts?.title ?? words.title;
  const contactTitle = texts?.contactTitle ?? words.contact.title;
  const list = parts();
  const index = [
    ...list,
    ...(questionList.length > 0 ? [{ id: 'questions', title: words.faq.title }] : []),
    { id: 'contact', title: contactTitle },
  ];
  return (
    <Section space="none" className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs
          entries={[
            { to: '/home', name: words.home },
            { to: '/help', name: title },
          ]}
        />
        <h1>{title}</h1>
        {texts?.intro ? <p className="lede">{texts.intro}</p> : null}
      </div>
      <div className={styles.columns}>
        <nav className={styles.index} aria-labelledby="help-index">
          <h2 id="help-index">{words.on}</h2>
          <ul>
            {index.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {list.map((part) => (
            <HelpPart key={part.id} {...part} />
          ))}
          {questionList.length > 0 ? <Questions list={questionList} /> : null}
          <Contact title={contactTitle} text={texts?.contactText} mail={mail} />
        </div>
      </div>
    </Section>
  );
}

type Part = { id: string; title: string; texts: string[]; steps?: string[]; after?: string[] };

function HelpPart({ id, title, texts, steps, after = [] }: Part) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps ? (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function Questions({ list }: { list: HelpPage['questionList'] }) {
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" tabIndex={-1}>
        {words.faq.title}
      </h2>
      <Accordion>
        {list.map(({ question, answer: reply }) => (
          <Disclosure key={question} title={question}>
            <p>{reply}</p>
          </Disclosure>
        ))}
      </Accordion>
    </section>
  );
}

function Contact({ title, text, mail }: { title: string; text: string | undefined; mail: string | undefined }) {
  return (
    <section className={styles.part} aria-labelledby="contact">
      <h2 id="contact" tabIndex={-1}>
        {title}
      </h2>
      {text ? <p className={styles.lines}>{text}</p> : null}
      {mail ? (
        <a className={styles.mail} href={`mailto:${mail}`}>
          {words.contact.mail({ mail })}
        </a>
      ) : null}
    </section>
  );
}
