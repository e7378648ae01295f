import { localePath } from '@afterimage/words/locale.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import { Skeleton } from '@afterimage/ui/States.tsx';
import { useServices } from '../use-services.ts';
import styles from './ShareDialog.module.css';
import { words } from './share.words.ts';

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** The key of the shared draft. */
  keyOf: () => Promise<string>;
  /** Receives the key of its share link, and null once it has none. */
  onChange?: (shareKey: string | null) => void;
}

/** The state of the link: loading, available, ended or failed. */
type Link = { kind: 'making' | 'ended' } | { kind: 'made'; url: string } | { kind: 'failed'; why: string };

/** The dialog with the share link, by which others see a design and cannot change it, and which can be ended here. */
export function ShareDialog({ open, onClose, keyOf, onChange }: ShareDialogProps) {
  const { call } = useServices();
  const [link, setLink] = useState<Link>({ kind: 'making' });
  const [busy, setBusy] = useState(false);
  const createLink = useEffectEvent(async (): Promise<Link> => {
    try {
      const { shareKey } = await call('shareDraft', { params: { draftKey: await keyOf() } });
      onChange?.(shareKey);
      return { kind: 'made', url: new URL(localePath(`/designs/${shareKey}`), location.href).href };
    } catch (error) {
      return { kind: 'failed', why: failureOf(error).description || words.failed };
    }
  });
  useEffect(() => {
    if (open) void createLink().then(setLink);
  }, [open]);
  const end = async () => {
    setBusy(true);
    try {
      await call('unshareDraft', { params: { draftKey: await keyOf() } });
      setLink({ kind: 'ended' });
      onChange?.(null);
    } catch (error) {
      setLink({ kind: 'failed', why: failureOf(error).description || words.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <div className={styles.body}>
        {link.kind === 'making' ? <Skeleton height="72px" width="100%" /> : null}
        {link.kind === 'failed' ? <p role="alert">{link.why}</p> : null}
        {link.kind === 'ended' ? <output>{words.ended}</output> : null}
        {link.kind === 'made' ? (
          <>
            <p>{words.about}</p>
            <LinkField label={words.link} url={link.url} />
            <div>
              <Button kind="secondary" small busy={busy} busyText={words.ending} onClick={() => void end()}>
                {words.end}
              </Button>
              <p className={styles.hint}>{words.endWords}</p>
            </div>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
