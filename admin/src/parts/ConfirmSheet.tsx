import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';
import { words } from './parts.words.ts';

interface ConfirmSheetProps {
  title: string;
  note: string;
  /** What the button does, in words. */
  act: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmSheet({ title, note, act, isDanger = false, isBusy, onConfirm, onClose }: ConfirmSheetProps) {
  return (
    <Sheet
      title={title}
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} busy={isBusy} onPress={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <p>{note}</p>
    </Sheet>
  );
}
