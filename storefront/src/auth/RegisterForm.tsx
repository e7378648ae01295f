import { registration } from '@afterimage/contract/accounts.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import styles from './AuthFrame.module.css';
import { words } from './auth.words.ts';
import { registerAccount } from './register.state.ts';

/** Makes an account; the answer is the same whether or not the address has one. `email` is what is known already. */
export function RegisterForm({ email = '' }: { email?: string }) {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema: registration,
    initial: { firstName: '', lastName: '', email, password: '' },
    submit: async (body) => {
      const result = await dispatch(registerAccount(body));
      return registerAccount.rejected.match(result) ? result.payload?.fields : undefined;
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <div className={styles.names}>
        <Field label={words.firstName} autoComplete="given-name" {...field('firstName')} />
        <Field label={words.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field label={words.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <Field
        label={words.password}
        hint={words.passwordRule}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" wide busy={busy} busyText={words.registering}>
        {words.register}
      </Button>
    </form>
  );
}
