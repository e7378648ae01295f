import { useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import type { Design } from './design.ts';
import styles from './Designs.module.css';
import { words } from './designs.words.ts';
import { renameDesign } from './my-account.state.ts';
import { FormButtons } from './FormButtons.tsx';

interface RenameDesignProps {
  design: Design | null;
  onClose: () => void;
}

/** The dialog for the name of a design; an empty name removes it. */
export function RenameDesign({ design, onClose }: RenameDesignProps) {
  return (
    <Dialog open={design !== null} onClose={onClose} title={words.renameTitle}>
      {design ? <RenameForm key={design.key} design={design} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RenameForm({ design, onClose }: { design: Design; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [name, setName] = useState(design.title ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const save = async () => {
    setBusy(true);
    const result = await dispatch(renameDesign({ key: design.key, title: name.trim() || null }));
    setBusy(false);
    if (renameDesign.rejected.match(result)) setError(result.payload?.fields?.['title'] ?? result.payload?.description);
    else onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        {...(error && { error })}
        value={name}
        maxLength={60}
        required={false}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <FormButtons
        className={styles.buttons}
        name={words.save}
        busy={busy}
        busyText={words.saving}
        cancelName={words.cancel}
        onCancel={onClose}
      />
    </form>
  );
}
