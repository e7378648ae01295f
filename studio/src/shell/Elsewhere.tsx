import { localePath } from '@afterimage/words/locale.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import { words } from './shell.words.ts';
import styles from './Elsewhere.module.css';

// When its code does not come, the link is enough.
const nothing: ComponentType<{ content: string }> = () => null;
const QrCode = lazy(async () => {
  const loaded = await import('@afterimage/ui/QrCode.tsx').catch(() => null);
  return { default: loaded ? loaded.QrCode : nothing };
});

interface ElsewhereProps {
  draftKey: string | null;
  /** The address of the design, without a language. */
  path: string;
}

/** The way to go on with a design on another device: its link, as text and as a code. */
export function Elsewhere({ draftKey, path }: ElsewhereProps) {
  const [open, setOpen] = useState(false);
  const url = () => new URL(localePath(path), location.href).href;
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {words.elsewhere}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.elsewhere}>
        {draftKey === null ? (
          <p>{words.elsewhereFirst}</p>
        ) : (
          <div className={styles.address}>
            <p>{words.elsewhereWords}</p>
            <div className={styles.code}>
              <Suspense>
                <QrCode content={url()} />
              </Suspense>
            </div>
            <LinkField label={words.link} url={url()} />
          </div>
        )}
      </Dialog>
    </>
  );
}
