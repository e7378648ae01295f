import { Link } from '@afterimage/ui/Link.tsx';
import { login as loginSchema } from '@afterimage/contract/accounts.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import styles from './AuthFrame.module.css';
import { words } from './auth.words.ts';
import { login } from './login.state.ts';

/** Signs in; where to go then is decided by what follows from the operation (S4.5). */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema: loginSchema,
    initial: { email: '', password: '' },
    submit: async (body) => {
      const result = await dispatch(login(body));
      return login.rejected.match(result) ? result.payload?.fields : undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Field label={words.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <Field label={words.password} type="password" autoComplete="current-password" {...field('password')} />
      <p className={styles.side}>
        <Link to="/auth/reset">{words.forgotten}</Link>
      </p>
      <Button type="submit" wide busy={busy} busyText={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}
