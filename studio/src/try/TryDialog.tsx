import { intlLocale } from '@afterimage/words/locale.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon } from '@afterimage/ui/icons.ts';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import { QrCode } from '@afterimage/ui/QrCode.tsx';
import styles from './TryDialog.module.css';
import { words } from './try-dialog.words.ts';
import type { TryNowProps } from './TryNow.tsx';
import { tryPhotosOf } from './try-photos.ts';
import { isHereOnly, pairingOf, type TryState } from './try-state.ts';
import { TryPreview } from './TryPreview.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { useDraftViewer } from './use-draft-viewer.ts';
import { useSmall } from './use-small.ts';

export interface TryDialogProps extends TryNowProps {
  open: boolean;
  onClose: () => void;
}

/** The print on the screen, the code beside it, and how the phone that scanned it is getting on. */
export function TryDialog({ open, onClose, scene, photoUrls, media, slots, draft, designUrl }: TryDialogProps) {
  const { state, retry } = useDraftViewer(draft.save, open);
  const photos = useMemo(() => tryPhotosOf(scene, media, slots), [scene, media, slots]);
  useWakeLock(open);
  useRetry(open && state.at === 'failed' ? state : null, draft.status.kind, retry);
  const isLocked = state.at === 'ready' && state.locked;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} sheet="full">
      <div className={styles.room}>
        <TryPreview photos={photos} photoUrls={photoUrls} locked={isLocked} />
        <div className={styles.side}>
          <Side state={state} designUrl={designUrl} onAgain={retry} />
        </div>
      </div>
    </Dialog>
  );
}

function Side({ state, designUrl, onAgain }: { state: TryState; designUrl: () => string; onAgain: () => void }) {
  const isSmall = useSmall();
  if (state.at === 'failed') return <Fault of={state} onAgain={onAgain} />;
  const viewer = state.at === 'ready' ? state.viewer : null;
  return (
    <>
      <Pairing state={state} />
      {isSmall && viewer ? <OnPhone url={viewer.url} designUrl={designUrl} /> : null}
      <div className={styles.code} data-small={isSmall || undefined}>
        <div className={styles.squares}>{viewer ? <QrCode content={viewer.url} label={words.code} /> : null}</div>
        <div className={styles.about}>
          <p>{words.scan}</p>
          {viewer ? <p className={styles.small}>{words.until({ time: clock(viewer.expiresAt) })}</p> : null}
        </div>
      </div>
      {viewer ? <TryLinks url={viewer.url} isSmall={isSmall} /> : null}
    </>
  );
}

/** How the phone that scanned the code is getting on. */
function Pairing({ state }: { state: TryState }) {
  const pairing = state.at === 'ready' ? pairingOf(state) : null;
  return (
    <div className={styles.status} data-pairing={pairing ?? 'preparing'}>
      <output className={styles.said}>
        {pairing === 'locked' ? <Icon of={checkIcon} size={24} /> : null}
        {pairing ? words.pairing[pairing] : words.preparing}
      </output>
      {pairing === 'locked' ? <p>{words.lockedMore}</p> : null}
      {state.at === 'ready' && state.isConnectionLost ? <p className={styles.lost}>{words.lost}</p> : null}
    </div>
  );
}

/** The link in the place of the code. */
function TryLinks({ url, isSmall }: { url: string; isSmall: boolean }) {
  return (
    <>
      {isHereOnly(url) ? (
        <p className={styles.warn}>
          <Icon of={alertIcon} size={18} />
          <span>{words.hereOnly}</span>
        </p>
      ) : null}
      <LinkField label={words.link} url={url} title={words.title} />
      {isSmall ? null : (
        <p className={styles.laptop}>
          <a href={url} target="_blank" rel="noopener">
            {words.laptop}
          </a>
          <span className={styles.small}>{words.laptopHint}</span>
        </p>
      )}
    </>
  );
}

/** There is no second screen: the link goes to one. */
function OnPhone({ url, designUrl }: { url: string; designUrl: () => string }) {
  // oxlint-disable-next-line no-restricted-properties -- Firefox has it on Android only
  const shares = typeof navigator.share === 'function';
  return (
    <div className={styles.here}>
      <p>{words.hereHint}</p>
      {shares ? (
        // oxlint-disable-next-line no-restricted-properties -- asked for above
        <Button wide onClick={() => void navigator.share({ url: designUrl() }).catch(() => undefined)}>
          {words.send}
        </Button>
      ) : null}
      <a href={url} target="_blank" rel="noopener" className={styles.open}>
        {words.here}
      </a>
    </div>
  );
}

function Fault({ of, onAgain }: { of: Extract<TryState, { at: 'failed' }>; onAgain: () => void }) {
  const { status, code, description } = of.failure;
  const failureText =
    status === 0 ? words.offline : code === 'DRAFT_CHANGED' ? words.changed : description || words.failed;
  return (
    <div role="alert" className={styles.fault}>
      <p className={styles.warn}>
        <Icon of={alertIcon} size={18} />
        <span>{failureText}</span>
      </p>
      <Button onClick={onAgain}>{words.again}</Button>
    </div>
  );
}

/** Goes on by itself once what stood in the way is gone: the connection is back, or one of two designs was chosen. */
function useRetry(failed: Extract<TryState, { at: 'failed' }> | null, draft: string, retry: () => void): void {
  const again = useEffectEvent(retry);
  const isOffline = failed?.failure.status === 0;
  const isChanged = failed?.failure.code === 'DRAFT_CHANGED';
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isOffline]);
  useEffect(() => {
    if (isChanged && draft === 'saved') again();
  }, [isChanged, draft]);
}

const clock = (moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { timeStyle: 'short' }).format(new Date(moment));
