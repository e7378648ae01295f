import { type FormEvent, useState } from 'react';
import type { OwnSecurity } from '@afterimage/contract/admin/operators.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { words } from './door.words.ts';
import styles from './Door.module.css';

interface RenamePasskeyProps {
  passkey: OwnSecurity['passkeyList'][number];
  onClose(): void;
}

/** Gives a passkey the name of the device that it is on. */
export function RenamePasskey({ passkey: { id, name: before }, onClose }: RenamePasskeyProps) {
  const rename = useWrite('renamePasskey', { touches: ['getOwnSecurity'] });
  const [name, setName] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(
      { params: { passkeyId: id }, body: { name } },
      {
        onSuccess: () => {
          say(words.passkeyRenamed);
          onClose();
        },
      },
    );
  };
  const failure = rename.error?.failure;
  return (
    <Sheet title={words.renameNamed({ name: before })} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label={words.name}
          isRequired
          maxLength={60}
          value={name}
          onChange={setName}
          error={failure && (failure.fields?.['name'] ?? failure.description)}
        />
        <Button type="submit" kind="primary" busy={rename.isPending} isDisabled={name.trim() === ''}>
          {words.savePassword}
        </Button>
      </form>
    </Sheet>
  );
}
