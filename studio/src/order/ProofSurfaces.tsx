import type { Photo } from '@afterimage/contract/files.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { useMemo, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { SurfaceCanvas } from '../scene/SurfaceCanvas.tsx';
import { words } from './order.words.ts';
import { firstFaces, ProofFrame } from './ProofFrame.tsx';

interface ProofSurfacesProps {
  scene: Scene;
  photos: ReadonlyMap<string, Photo>;
  small?: boolean;
  /** Whether the pages after the first few are hidden until a button shows them. */
  folded?: boolean;
}

/** The surfaces of a scene, each with its title. */
export function ProofSurfaces({ scene, photos, small = false, folded = false }: ProofSurfacesProps) {
  const photoUrls = useMemo(() => new Map(Array.from(photos.values(), ({ id, url }) => [id, url])), [photos]);
  const [showsAll, setShowsAll] = useState(false);
  const all = small ? scene.surfaceList.slice(0, 1) : scene.surfaceList;
  const isLong = folded && all.length > firstFaces + 1;
  const surfaces = isLong && !showsAll ? all.slice(0, firstFaces) : all;
  if (surfaces.length === 0) return null;
  return (
    <>
      <ProofFrame
        faces={surfaces}
        small={small}
        renderFace={(surface) => (
          <SurfaceCanvas surface={surface} photoUrls={photoUrls} label={words.proofOf({ title: surface.title })} />
        )}
      />
      {isLong ? (
        <Button kind="quiet" small aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewerPages : words.allPages({ count: all.length })}
        </Button>
      ) : null}
    </>
  );
}
