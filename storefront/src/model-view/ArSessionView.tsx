import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@afterimage/ui/Button.tsx';
import { closeIcon } from '@afterimage/ui/icons.ts';
import { turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import type { Placing } from './placing.ts';
import { words } from './room.words.ts';
import type { ArSession } from './ar-session.ts';
import styles from './ModelViewDialog.module.css';

/** The way into the room in the page itself, and what lies over the camera's picture there. */
export function ArSessionView({ url }: { url: string }) {
  const glass = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<ArSession | null>(null);
  /** Null outside the room. */
  const [placing, setPlacing] = useState<Placing | null>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'refused'>('idle');
  const running = useRef<ArSession | null>(null);
  useEffect(() => () => running.current?.end(), []);
  // With what the camera needs already here, a press opens it at once.
  useEffect(() => void import('./ar-session.ts').catch(() => undefined), []);

  const enter = async () => {
    const { current: overlay } = glass;
    // oxlint-disable-next-line no-restricted-properties -- shown only where it is
    const { xr } = navigator;
    if (!overlay || !xr) return;
    setState('opening');
    const leave = () => {
      running.current = null;
      setSession(null);
      setPlacing(null);
    };
    try {
      const { startArSession } = await import('./ar-session.ts');
      running.current = await startArSession(xr, url, { overlay, onPlacing: setPlacing, onEnd: leave });
      setSession(running.current);
      setState('idle');
    } catch (error) {
      // Whoever has gone out again before the model came has been refused nothing.
      setState(error instanceof DOMException && error.name === 'AbortError' ? 'idle' : 'refused');
    }
  };
  return (
    <>
      <Button wide busy={state === 'opening'} busyText={words.opening} onClick={() => void enter()}>
        {words.enter}
      </Button>
      {state === 'refused' ? (
        <p className="small" role="alert">
          {words.refused}
        </p>
      ) : null}
      <div ref={glass} className={styles.glass} data-room="dark" data-open={placing === null ? undefined : ''}>
        {placing === null ? null : (
          <>
            {session ? (
              <IconButton icon={closeIcon} label={words.leave} className={styles.leave} onClick={() => session.end()} />
            ) : null}
            <output className={styles.hint}>{words.placing[placing]}</output>
            {session && placing === 'placed' ? (
              <div className={styles.glassTools}>
                <IconButton icon={turnLeftIcon} label={words.turnLeft} onClick={() => session.turn(-30)} />
                <Button kind="secondary" small onClick={() => session.again()}>
                  {words.again}
                </Button>
                <IconButton icon={turnRightIcon} label={words.turnRight} onClick={() => session.turn(30)} />
              </div>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
