import { useEffect, useRef, useState } from 'react';
import { orderLinkRequest } from '@afterimage/contract/orders.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import { words } from './guest.words.ts';
import styles from './Orders.module.css';
import { sendOrderLinks } from './orders.state.ts';

/** Asks for the mail with the links to a guest's orders; what it says does not tell whether there are any. */
export function FindOrder() {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo === null) return <AskForm onMailed={setMailedTo} />;
  return <MailedNote email={mailedTo} onOther={() => setMailedTo(null)} />;
}

function AskForm({ onMailed }: { onMailed(email: string): void }) {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema: orderLinkRequest,
    initial: { email: '' },
    submit: async (body) => {
      const result = await dispatch(sendOrderLinks(body));
      if (sendOrderLinks.rejected.match(result)) return result.payload?.fields;
      onMailed(body.email);
      return undefined;
    },
  });
  return (
    <form {...form} className={styles.find}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Button type="submit" wide busy={busy} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

function MailedNote({ email, onOther }: { email: string; onOther(): void }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone; the news takes its place.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.find}>
      <h2 ref={head} tabIndex={-1}>
        {words.sentTitle}
      </h2>
      <p>{words.sent({ email })}</p>
      <p>
        <Button kind="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </p>
    </div>
  );
}
