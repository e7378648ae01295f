import { useEffect, useRef } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon } from '@afterimage/ui/icons.ts';
import { swapIcon } from '@afterimage/ui/making-icons.ts';
import styles from './RecordFilm.module.css';
import { type CameraFault, clock, longestRecording } from './recording.ts';
import { useCamera } from './use-camera.ts';
import { words } from './video.words.ts';

/** Films on the spot with the camera of this device. */
export function RecordFilm({ onFilm, onBack }: { onFilm: (file: File) => void; onBack: () => void }) {
  const { state, silent, several, view, start, stop, retry, turn } = useCamera(words.recordedName, onFilm);
  const { phase } = state;
  const main = useRef<HTMLDivElement>(null);
  const ready = phase === 'ready';
  // The button that was pressed is another one now; the focus goes to what comes next.
  useEffect(() => {
    if (ready || phase === 'recording') main.current?.querySelector('button')?.focus();
  }, [ready, phase]);

  if (phase === 'fault') return <CameraFaultNote fault={state.fault} onRetry={retry} onBack={onBack} />;
  return (
    <div className={styles.record}>
      <div className={styles.view}>
        <video ref={view} autoPlay muted playsInline aria-label={words.view} className={styles.picture} />
        {phase === 'counting' ? (
          <output className={styles.count} aria-label={words.countdown({ seconds: state.left })}>
            {state.left}
          </output>
        ) : null}
        {phase === 'recording' ? (
          <span className={styles.clock} role="timer">
            <span className="visually-hidden">
              {words.recordingFor({ time: clock(state.seconds), most: clock(longestRecording) })}
            </span>
            <span aria-hidden="true" className="figures">
              {clock(state.seconds)} / {clock(longestRecording)}
            </span>
          </span>
        ) : null}
      </div>
      {phase === 'asking' ? <p className={styles.note}>{words.cameraAsk}</p> : null}
      {silent ? <p className={styles.note}>{words.silent}</p> : null}
      <div ref={main} className={styles.actions}>
        {phase === 'recording' || phase === 'counting' ? (
          <Button onClick={stop}>{words.stop}</Button>
        ) : (
          <Button aria-disabled={!ready || undefined} onClick={start}>
            {words.start}
          </Button>
        )}
        {ready && several ? (
          <Button kind="secondary" small onClick={turn}>
            <span className={styles.face}>
              <Icon of={swapIcon} size={18} />
              {words.otherCamera}
            </span>
          </Button>
        ) : null}
        {phase === 'recording' || phase === 'counting' ? null : (
          <Button kind="quiet" small onClick={onBack}>
            {words.back}
          </Button>
        )}
      </div>
    </div>
  );
}

type CameraFaultNoteProps = { fault: CameraFault; onRetry(): void; onBack(): void };

function CameraFaultNote({ fault, onRetry, onBack }: CameraFaultNoteProps) {
  return (
    <div className={styles.record}>
      <div role="alert" className={styles.fault}>
        <Icon of={alertIcon} size={18} />
        <p>{words.cameraFaults[fault]}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="secondary" small onClick={onRetry}>
          {words.again}
        </Button>
        <Button kind="quiet" small onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
