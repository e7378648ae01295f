import type { Customization } from '@afterimage/contract/customization.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { type ComponentType, useId, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import type { DraftStatus } from '../draft-sync.ts';
import type { TryDialogProps } from './TryDialog.tsx';
import styles from './TryNow.module.css';
import { words } from './try-now.words.ts';

export interface TryNowProps {
  scene: Scene;
  photoUrls: ReadonlyMap<string, string>;
  /** The slots on whose photos something plays. */
  media: { has: (slot: number) => boolean };
  slots: readonly Pick<Customization, 'id' | 'title'>[];
  /** Whether a file is still on its way. */
  busy: boolean;
  draft: { status: DraftStatus; save: () => Promise<string> };
  /** The address of the design itself, for another screen. */
  designUrl: () => string;
}

// What is shown there comes when somebody turns to the button.
const load = () => import('./TryDialog.tsx');

/** The door to trying it with a phone, before anything is paid. */
export function TryNow(props: TryNowProps) {
  const { scene, media, busy } = props;
  const [Dialog, setDialog] = useState<ComponentType<TryDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [stand, setStand] = useState<'idle' | 'loading' | 'failed'>('idle');
  const openRequested = useRef(false);
  const id = useId();
  const why = !hasSomething(scene, media) ? words.nothing : busy ? words.busy : null;
  const enter = async () => {
    openRequested.current = true;
    if (!Dialog) {
      setStand('loading');
      const tryModule = await load().catch(() => null);
      setStand(tryModule ? 'idle' : 'failed');
      if (!tryModule) return;
      setDialog(() => tryModule.TryDialog);
    }
    if (openRequested.current) setOpen(true);
  };
  return (
    <section data-room="dark" className={styles.try} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 id={id}>{words.title}</h3>
        <p>{words.lede}</p>
      </div>
      <div className={styles.way}>
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          aria-disabled={why !== null}
          aria-describedby={why === null ? undefined : `${id}-why`}
          busy={stand === 'loading'}
          busyText={words.opening}
          onPointerEnter={() => void load().catch(() => undefined)}
          onFocus={() => void load().catch(() => undefined)}
          onClick={() => void enter()}
        >
          {words.open}
        </Button>
        <p id={`${id}-why`} className={styles.why} aria-live="polite">
          {why ?? (stand === 'failed' ? words.unloaded : '')}
        </p>
      </div>
      {Dialog ? (
        <Dialog
          {...props}
          open={open}
          onClose={() => {
            openRequested.current = false;
            setOpen(false);
          }}
        />
      ) : null}
    </section>
  );
}

const hasSomething = ({ surfaceList }: Scene, media: TryNowProps['media']): boolean =>
  surfaceList.some(({ itemList }) =>
    itemList.some((item) => item.kind === 'photo' && item.photo !== null && media.has(item.slot)),
  );
