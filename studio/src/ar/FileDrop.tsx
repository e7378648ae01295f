import { useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { uploadIcon } from '@afterimage/ui/icons.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  id: string;
  accept: string;
  /** On the button, and with what it is for. */
  buttonText: string;
  label: string;
  drop: string;
  rule: string;
  onFile: (file: File) => void;
}

/** A place to choose a file or let one fall. */
export function FileDrop({ id, accept, buttonText, label, drop, rule, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Corners size={16} state={over ? 'closed' : 'idle'} />
      <Icon of={uploadIcon} size={24} />
      <HiddenFileInput ref={input} accept={accept} label={label} onFile={onFile} />
      <Button
        kind="secondary"
        small
        aria-label={label}
        aria-describedby={`${id}-rule`}
        onClick={() => input.current?.click()}
      >
        {buttonText}
      </Button>
      <span className={styles.or}>{drop}</span>
      <p id={`${id}-rule`} className={styles.rule}>
        {rule}
      </p>
    </div>
  );
}
