import type { Limits, Placement } from '@afterimage/contract/customization.ts';
import type { Place, PrintSurface } from '@afterimage/contract/print.ts';
import type { ScenePhoto } from '@afterimage/scene/scene.ts';

export interface PhotoEditorProps {
  /** The slot's name. */
  title: string;
  limits: Limits;
  place: Place;
  outline: PrintSurface['outline'];
  /** How far the photo goes on beyond its place, in millimetres; 0 where nothing is cut off. */
  bleedMm: number;
  photo: ScenePhoto;
  /** Where the photo can be seen, in any size. */
  url: string;
  placement: Placement;
  onChange: (placement: Placement) => void;
}

/** A photo in its slot, in the proportions of the print. */
export function PhotoEditor({ title, place, url }: PhotoEditorProps) {
  return (
    <img
      src={url}
      alt={title}
      style={{ aspectRatio: `${place.width} / ${place.height}`, inlineSize: '100%', objectFit: 'cover' }}
    />
  );
}
