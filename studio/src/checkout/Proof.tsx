import type { Scene } from '@afterimage/scene/scene.ts';
import { useMemo, useState } from 'react';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { printedSurfaces } from '../scene/printed-surfaces.ts';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { words } from './checkout.words.ts';
import styles from './Proof.module.css';

interface ProofProps {
  scene: Scene;
  photoUrls: ReadonlyMap<string, string>;
  failed: boolean;
  onRetry: () => void;
}

/** Every face as it will be printed and cut. */
export function Proof({ scene, photoUrls, failed, onRetry }: ProofProps) {
  const surfaceList = useMemo(() => printedSurfaces(scene), [scene]);
  const [guides, setGuides] = useState(false);
  const bleeds = surfaceList.some(({ bleedMm }) => bleedMm > 0);
  const isCut = bleeds || surfaceList.some(({ safeMm }) => safeMm > 0);
  const hasCode = surfaceList.some(({ itemList }) => itemList.some(({ kind }) => kind === 'qr'));
  return (
    <section aria-labelledby="proof-title" className={styles.proof}>
      <h3 id="proof-title">{words.proof}</h3>
      <p className={styles.hint}>{words.proofWords}</p>
      {failed ? <ErrorState title={words.proofFailed} onRetry={onRetry} /> : null}
      <ul className={styles.faces} data-single={surfaceList.length === 1 ? '' : undefined}>
        {surfaceList.map((surface) => (
          <li key={surface.id} className={styles.face}>
            <SurfaceCanvas
              surface={surface}
              photoUrls={photoUrls}
              guides={guides}
              label={words.proofOf({ title: surface.title })}
              className={styles.canvas}
            />
            <span className={styles.name}>{surface.title}</span>
          </li>
        ))}
      </ul>
      {isCut ? (
        <Checkbox
          label={words.proofCut}
          hint={guides ? [bleeds ? words.proofCutOff : '', words.proofSafe].filter(Boolean).join(' ') : undefined}
          checked={guides}
          onChange={(event) => setGuides(event.target.checked)}
        />
      ) : null}
      {hasCode ? <p className={styles.hint}>{words.proofCode}</p> : null}
    </section>
  );
}
