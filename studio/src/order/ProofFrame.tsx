import type { PrintSurface } from '@afterimage/contract/print.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '@afterimage/ui/States.tsx';
import styles from './ProjectProof.module.css';

/** How many pages of a folded proof are shown. */
export const firstFaces = 4;

type Face = Pick<PrintSurface, 'id' | 'title' | 'widthMm' | 'heightMm'>;

interface ProofFrameProps<Of extends Face> {
  faces: readonly Of[];
  /** Only the first face, without its name. */
  small?: boolean;
  renderFace: (face: Of) => ReactNode;
}

/** The places of a proof's faces, with their titles. */
export function ProofFrame<Of extends Face>({ faces, small = false, renderFace }: ProofFrameProps<Of>) {
  return (
    <ul className={styles.faces} data-small={small ? '' : undefined} data-single={faces.length === 1 ? '' : undefined}>
      {faces.map((face) => (
        <li key={face.id} className={styles.face}>
          {renderFace(face)}
          {small || faces.length === 1 ? null : <span className={styles.name}>{face.title}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The room of a proof that is still to come, so that nothing below it moves. */
export function ProofSkeleton({ faces }: { faces: readonly Face[] }) {
  if (faces.length === 0) return null;
  return (
    <ProofFrame
      faces={faces.length > firstFaces + 1 ? faces.slice(0, firstFaces) : faces}
      renderFace={({ widthMm, heightMm }) => <Skeleton ratio={`${widthMm} / ${heightMm}`} width="100%" />}
    />
  );
}
