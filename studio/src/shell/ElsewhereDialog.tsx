import { localePath } from '@afterimage/words/locale.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import styles from './Elsewhere.module.css';
import { words } from './elsewhere.words.ts';

// When its code does not come, the link is enough.
const nothing: ComponentType<{ content: string }> = () => null;
const QrCode = lazy(async () => {
  const qrModule = await import('@afterimage/ui/QrCode.tsx').catch(() => null);
  return { default: qrModule ? qrModule.QrCode : nothing };
});

interface ElsewhereDialogProps {
  draftKey: string | null;
  /** The address of the design, without a language. */
  path: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The link of a design, as text and as a QR code. */
export function ElsewhereDialog({ draftKey, path, title, open, onClose }: ElsewhereDialogProps) {
  const url = () => new URL(localePath(path), location.href).href;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {draftKey === null ? (
        <p>{words.first}</p>
      ) : (
        <div className={styles.address}>
          <p>{words.about}</p>
          <div className={styles.code}>
            <Suspense>
              <QrCode content={url()} />
            </Suspense>
          </div>
          <LinkField label={words.link} url={url()} />
        </div>
      )}
    </Dialog>
  );
}
