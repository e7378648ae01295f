import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@afterimage/ui/Field.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import styles from './Checkout.module.css';
import { words } from './guest.words.ts';

/** Draws the field of a guest's e-mail address; the form brings its value and its error. */
export type RenderEmail = (field: Omit<ComponentProps<typeof Field>, 'label'>) => ReactNode;

export const GuestEmail: RenderEmail = (field) => (
  <Field
    label={words.email}
    hint={words.emailHint}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

/** For a guest who has an account after all: the sign-in leads back here. */
export function SignInLine({ onSignIn }: { onSignIn(): void }) {
  return (
    <p className={styles.signIn}>
      {words.known}{' '}
      <Link to="/auth/login" onClick={onSignIn}>
        {words.signIn}
      </Link>
      <span>{words.knownThen}</span>
    </p>
  );
}
