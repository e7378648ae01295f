import { resetRequest } from '@afterimage/contract/accounts.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import styles from './AuthFrame.module.css';
import { words } from './auth.words.ts';
import { requestPasswordReset } from './reset-password-email.state.ts';

/** Asks for the mail with the link to a new password. */
export function ResetRequestForm() {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema: resetRequest,
    initial: { email: '' },
    submit: async (body) => {
      const result = await dispatch(requestPasswordReset(body));
      return requestPasswordReset.rejected.match(result) ? result.payload?.fields : undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Field label={words.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <Button type="submit" wide busy={busy} busyText={words.resetSending}>
        {words.resetSend}
      </Button>
    </form>
  );
}
