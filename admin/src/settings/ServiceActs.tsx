import { type FormEvent, type ReactNode, useState } from 'react';
import type { FailureError } from '@afterimage/client/api/failure.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { RemoveService, type RemoveServiceProps } from './ServiceCard.tsx';
import { words as all } from './payment-settings.words.ts';
import { words as settingsWords } from './settings.words.ts';
import styles from './settings.module.css';

interface ServiceActsProps extends Pick<RemoveServiceProps, 'service' | 'version'> {
  isSet: boolean;
  words: Readonly<Record<'add' | 'edit' | 'removeTitle' | 'removeNote', string>>;
  /** The sheet in which the service is set up and changed. */
  renderSheet: (onClose: () => void) => ReactNode;
  /** Further buttons of a service that is set up. */
  children?: ReactNode;
}

/** The buttons of a service: it is set up, or changed and removed. */
export function ServiceActs({ service, version, isSet, words, renderSheet, children }: ServiceActsProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {/* One element for both, so that it keeps the focus when the service has been set up. */}
      {isSet ? (
        <Button small aria-label={words.edit} onPress={open}>
          {all.change}
        </Button>
      ) : (
        <Button kind="primary" onPress={open}>
          {words.add}
        </Button>
      )}
      {isSet ? children : null}
      {isSet ? (
        <RemoveService
          service={service}
          version={version}
          label={all.remove}
          title={words.removeTitle}
          note={words.removeNote}
          touches={['getPaymentSettings']}
        />
      ) : null}
      {isOpen ? renderSheet(() => setOpen(false)) : null}
    </>
  );
}

interface ServiceSheetProps {
  title: string;
  saving: { isPending: boolean; error: FailureError | null };
  /** There is nothing to save. */
  isDisabled?: boolean;
  /** Sends what is typed; `outcome` says that it was saved, and closes the sheet. */
  onSave(outcome: { onSuccess(): void }): void;
  onClose(): void;
  children: ReactNode;
}

/** The sheet in which a service is set up and changed; why it was not saved stands above the fields, or at one of them. */
export function ServiceSheet({ title, saving, isDisabled = false, onSave, onClose, children }: ServiceSheetProps) {
  const failure = saving.error?.failure;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({
      onSuccess: () => {
        say(settingsWords.saved);
        onClose();
      },
    });
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.part}>
        {failure && !failure.fields ? <p role="alert">{failure.description}</p> : null}
        {children}
        <Button type="submit" kind="primary" busy={saving.isPending} isDisabled={isDisabled}>
          {all.save}
        </Button>
      </form>
    </Sheet>
  );
}
