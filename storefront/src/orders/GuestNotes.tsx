import { LinkButton } from '@afterimage/ui/Button.tsx';
import { words } from './guest.words.ts';
import styles from './Orders.module.css';

/** What a guest should know about the address of his order. */
export function SaveLinkNote({ email }: { email: string }) {
  return <p className={styles.headFacts}>{words.bookmark({ email })}</p>;
}

/** Invites a guest to make an account; the form knows the address already, and the order joins by itself. */
export function AccountInvite({ email }: { email: string }) {
  return (
    <aside className={styles.invite} aria-labelledby="account-invite">
      <h2 id="account-invite">{words.inviteTitle}</h2>
      <p>{words.invite({ email })}</p>
      <LinkButton kind="secondary" small to="/auth/register" state={{ email }}>
        {words.register}
      </LinkButton>
    </aside>
  );
}
