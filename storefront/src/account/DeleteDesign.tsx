import { useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { type Design, nameOf } from './design.ts';
import styles from './Designs.module.css';
import { words } from './designs.words.ts';
import { deleteDesign } from './my-account.state.ts';
import { FormButtons } from './FormButtons.tsx';

interface DeleteDesignProps {
  design: Design | null;
  onClose: () => void;
}

/** Asks for confirmation before a design is deleted. */
export function DeleteDesign({ design, onClose }: DeleteDesignProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const end = async (key: string) => {
    setBusy(true);
    await dispatch(deleteDesign(key));
    setBusy(false);
    onClose();
  };
  return (
    <Dialog open={design !== null} onClose={onClose} title={words.deleteTitle}>
      {design ? (
        <div className={styles.form}>
          <p>{words.deleteWords({ name: nameOf(design) })}</p>
          <FormButtons
            className={styles.buttons}
            name={words.delete}
            busy={busy}
            busyText={words.deleting}
            cancelName={words.keep}
            onCancel={onClose}
            onPress={() => void end(design.key)}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
