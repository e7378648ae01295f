import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { PlacedMedium } from './placed-medium.ts';

export interface MediumEditorProps {
  id: string;
  title: string;
  print: { surface?: SceneSurface; photoUrl: string; ratio: number };
  value: PlacedMedium | null;
  onChange: (value: PlacedMedium | null) => void;
  onBusy: (busy: boolean) => void;
}

/** A print and what plays on it: chosen, made, laid. */
export function MediumEditor({ id, title, print }: MediumEditorProps) {
  return (
    <section data-room="dark" id={id} aria-label={title}>
      <img src={print.photoUrl} alt="" style={{ aspectRatio: print.ratio, objectFit: 'cover' }} />
    </section>
  );
}
