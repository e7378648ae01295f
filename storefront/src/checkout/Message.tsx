import { type ReactNode, useEffect, useRef } from 'react';
import { alertIcon, infoIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './Checkout.module.css';

type MessageProps = {
  kind: 'note' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  focus?: boolean;
};

/** Something to know before going on; one that answers a press takes the focus. */
export function Message({ kind, title, children, actions, focus }: MessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'note' ? undefined : 'alert'}
      className={styles.message}
      data-kind={kind}
    >
      <Icon of={kind === 'note' ? infoIcon : alertIcon} size={24} />
      <div>
        <p className={styles.messageTitle}>{title}</p>
        {children ? <div className={styles.messageText}>{children}</div> : null}
        {actions ? <div className={styles.ways}>{actions}</div> : null}
      </div>
    </div>
  );
}
