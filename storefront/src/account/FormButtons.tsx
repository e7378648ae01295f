import { Button } from '@afterimage/ui/Button.tsx';

interface FormButtonsProps {
  className: string | undefined;
  name: string;
  busy: boolean;
  busyText: string;
  cancelName: string;
  onCancel: () => void;
  /** Absent: the first button submits its form. */
  onPress?: () => void;
}

/** The button that carries out a form or dialog, and the one that leaves it. */
export function FormButtons({ className, name, busy, busyText, cancelName, onCancel, onPress }: FormButtonsProps) {
  return (
    <div className={className}>
      <Button
        type={onPress ? 'button' : 'submit'}
        busy={busy}
        busyText={busyText}
        {...(onPress && { onClick: onPress })}
      >
        {name}
      </Button>
      <Button kind="secondary" onClick={onCancel}>
        {cancelName}
      </Button>
    </div>
  );
}
