import { passwordReset } from '@afterimage/contract/accounts.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import styles from './AuthFrame.module.css';
import { words } from './auth.words.ts';
import { chooseNewPassword } from './reset-password.state.ts';

const schema = passwordReset.pick({ password: true });

/** Takes the new password; `token` comes from the mailed link and is never kept. */
export function NewPasswordForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema,
    initial: { password: '' },
    submit: async ({ password }) => {
      const result = await dispatch(chooseNewPassword({ token, password }));
      return chooseNewPassword.rejected.match(result) ? result.payload?.fields : undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Field
        label={words.newPassword}
        hint={words.passwordRule}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" wide busy={busy} busyText={words.chooseSaving}>
        {words.chooseSave}
      </Button>
    </form>
  );
}
