import type { Takedown } from '@afterimage/contract/reports.ts';
import { reportTextLength } from '@afterimage/contract/values/reports.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '@afterimage/studio/use-services.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { TextArea } from '@afterimage/ui/Field.tsx';
import { Heading } from '@afterimage/ui/Section.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { answerSchema } from './report-schema.ts';
import styles from './Reports.module.css';
import { words } from './reports.words.ts';
import { useSending } from './use-sending.ts';

const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' }).format(new Date(moment));

/** The reason of a takedown, as the owner of the content reads it, and a form to answer. */
export function TakedownView({ takedownKey, first }: { takedownKey: string; first: Takedown }) {
  const [takedown, setTakedown] = useState(first);
  const { kind, productName, reason, note, takenDownAt, restoredAt, answer } = takedown;
  const facts = [
    { name: words.factProduct, value: productName },
    { name: words.factReason, value: words.ownReasons[reason] },
    ...(note === '' ? [] : [{ name: words.factNote, value: note }]),
    ...(restoredAt === null ? [{ name: words.factEffect, value: words.effects[kind] }] : []),
  ];
  const lede =
    restoredAt === null ? words.takedownLede({ day: dayOf(takenDownAt) }) : words.backWords({ day: dayOf(restoredAt) });
  return (
    <div className={styles.page}>
      <Heading lede={lede}>
        <h1 tabIndex={-1}>{restoredAt === null ? words.down[kind] : words.back[kind]}</h1>
      </Heading>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {answer === null ? null : <AnswerNote answer={answer} isNew={first.answer === null} />}
      {answer === null && restoredAt === null ? (
        <AnswerForm takedownKey={takedownKey} onAnswered={setTakedown} />
      ) : null}
    </div>
  );
}

function AnswerForm({ takedownKey, onAnswered }: { takedownKey: string; onAnswered(takedown: Takedown): void }) {
  const { call } = useServices();
  const { form, field, summary, attempt, busy, failure } = useSending({
    schema: answerSchema,
    initial: { text: '' },
    send: async (body) => onAnswered(await call('answerTakedown', { params: { takedownKey }, body })),
  });
  return (
    <form {...form} className={styles.answer}>
      <h2>{words.answerTitle}</h2>
      <p>{words.answerWords}</p>
      <ErrorSummary errors={summary} attempt={attempt} />
      <TextArea label={words.answer} rows={6} maxLength={reportTextLength} {...field('text')} />
      {failure ? <ErrorState title={words.notSent} reason={failure.description} /> : null}
      <Button type="submit" wide busy={busy} busyText={words.sending}>
        {words.answerSend}
      </Button>
    </form>
  );
}

function AnswerNote({ answer, isNew }: { answer: string; isNew: boolean }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone; the news takes its place.
  useEffect(() => {
    if (isNew) head.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.answer}>
      <h2 ref={head} tabIndex={-1}>
        {words.answered}
      </h2>
      <p>{words.answeredWords}</p>
      <p className={styles.quote}>{answer}</p>
    </section>
  );
}
