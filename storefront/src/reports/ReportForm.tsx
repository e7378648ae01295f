import type { ReportSubject } from '@afterimage/contract/reports.ts';
import { reportReasons, reportTextLength } from '@afterimage/contract/values/reports.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '@afterimage/studio/use-services.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field, Select, TextArea } from '@afterimage/ui/Field.tsx';
import { Heading } from '@afterimage/ui/Section.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { reportSchema } from './report-schema.ts';
import styles from './Reports.module.css';
import { words } from './reports.words.ts';
import { useSending } from './use-sending.ts';

interface ReportFormProps {
  /** What is reported, as its link names it. */
  kind: string;
  subjectId: string;
  subject: ReportSubject;
}

/** Reports something that somebody has published, and says when that has arrived. */
export function ReportForm({ kind, subjectId, subject }: ReportFormProps) {
  const [sent, setSent] = useState<{ email: string | null } | null>(null);
  if (sent) return <SentNote email={sent.email} />;
  return (
    <div className={styles.page}>
      <Heading lede={words.lede}>
        <h1 tabIndex={-1}>{words.title[subject.kind]}</h1>
      </Heading>
      <p className={styles.about}>{words.about({ product: subject.productName })}</p>
      <Fields kind={kind} subjectId={subjectId} onSent={setSent} />
    </div>
  );
}

type FieldsProps = Pick<ReportFormProps, 'kind' | 'subjectId'> & { onSent(sent: { email: string | null }): void };

function Fields({ kind, subjectId, onSent }: FieldsProps) {
  const { call } = useServices();
  const { form, field, summary, attempt, busy, failure } = useSending({
    schema: reportSchema({ kind, subjectId }),
    initial: { reason: '', text: '', email: '' },
    send: async (body) => {
      await call('reportContent', { body });
      onSent(body);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Select label={words.reason} {...field('reason')}>
        <option value="" disabled>
          {words.choose}
        </option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </Select>
      <TextArea label={words.text} hint={words.textHint} rows={6} maxLength={reportTextLength} {...field('text')} />
      <Field
        label={words.email}
        hint={words.emailHint}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      {failure ? <ErrorState title={words.notSent} reason={failure.description} /> : null}
      <Button type="submit" wide busy={busy} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

function SentNote({ email }: { email: string | null }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone; the news takes its place.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.page}>
      <h1 ref={head} tabIndex={-1}>
        {words.sent}
      </h1>
      <p>{words.sentWords}</p>
      {email === null ? null : <p>{words.sentMail({ email })}</p>}
    </div>
  );
}
