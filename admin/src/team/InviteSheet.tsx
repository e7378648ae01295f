import { type FormEvent, useState } from 'react';
import { type Role, roles } from '@afterimage/contract/values/rights.ts';
import { words as appWords } from '../app/app.words.ts';
import { useWrite } from '../data/use-call.ts';
import styles from '../door/Door.module.css';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { words } from './team.words.ts';

/** The roles as a field offers them. */
export const roleOptions = () => roles.map((value) => ({ value, label: appWords.roles[value] }));

/** Sends a set-up link to a further operator. */
export function InviteSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const invite = useWrite('inviteOperator', { touches: ['listTeam'] });
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('support');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate(
      { body: { email, role } },
      {
        onSuccess: () => {
          say(words.invited({ email }));
          setEmail('');
          onClose();
        },
      },
    );
  };
  const failure = invite.error?.failure;
  return (
    <Sheet title={words.invite} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label={words.email}
          type="email"
          isRequired
          value={email}
          onChange={setEmail}
          error={failure?.fields?.['email'] ?? failure?.description}
        />
        <SelectField
          label={words.role}
          value={role}
          options={roleOptions()}
          onChange={(value) => setRole(roles.find((one) => one === value) ?? role)}
        />
        <Button type="submit" kind="primary" busy={invite.isPending}>
          {words.sendInvitation}
        </Button>
      </form>
    </Sheet>
  );
}
