import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useState } from 'react';
import { alertIcon, checkIcon, closeIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Button, IconButton, LinkButton } from './Button.tsx';
import { type Notice, noticeQueue, say, sayFailure } from './toast.ts';
import { words } from './parts.words.ts';
import styles from './Toasts.module.css';

/** Where notices appear: over the lower edge, in the reach of a thumb; F6 leads there. */
export function Toasts() {
  return (
    <ToastRegion queue={noticeQueue} aria-label={words.notices} className={styles.region}>
      {({ toast }) => <NoticeToast key={toast.key} toast={toast} />}
    </ToastRegion>
  );
}

function NoticeToast({ toast }: { toast: QueuedToast<Notice> }) {
  const { kind, text, undo, link } = toast.content;
  const [isUndoing, setUndoing] = useState(false);
  const takeBack = async () => {
    if (!undo) return;
    setUndoing(true);
    try {
      await undo();
      say(words.undone);
    } catch (error) {
      sayFailure(error);
    } finally {
      noticeQueue.close(toast.key);
    }
  };
  return (
    <Toast toast={toast} className={styles.toast} data-kind={kind}>
      <Icon of={kind === 'done' ? checkIcon : alertIcon} />
      <ToastContent className={styles.text}>
        <Text slot="title">{text}</Text>
      </ToastContent>
      {link ? (
        <LinkButton
          small
          kind="quiet"
          to={link.to}
          onClick={() => noticeQueue.close(toast.key)}
          className={styles.undo}
        >
          {link.text}
        </LinkButton>
      ) : null}
      {undo ? (
        <Button small kind="quiet" busy={isUndoing} onPress={() => void takeBack()} className={styles.undo}>
          {words.undo}
        </Button>
      ) : null}
      <IconButton slot="close" icon={closeIcon} label={words.close} />
    </Toast>
  );
}
