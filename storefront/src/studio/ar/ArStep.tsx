import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Customization, Placement } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { Place, PrintSurface } from '@afterimage/contract/print.ts';
import type { ArMediaItem } from '../ar-customization.state.ts';
import { words } from './ar.words.ts';
import { MediumEditor } from './MediumEditor.tsx';
import { plainDisplay, type PlacedMedium } from './placed-medium.ts';

/** A photo that may carry a medium, as it is printed. */
export interface ArPhoto {
  slot: Customization;
  photo: Photo | null;
  url: string | null;
  place: Place;
  placement: Placement;
  /** How far the photo goes on beyond its place, in millimetres; 0 when absent. */
  bleedMm?: number;
  outline?: PrintSurface['outline'];
}

interface ArStepProps {
  product: ProductDetail;
  photos: readonly ArPhoto[];
  media: ReadonlyMap<number, ArMediaItem>;
  /** The slots whose media were not ordered in time and are gone. */
  expired: readonly number[];
  errorAt: (slotId: number) => string | undefined;
  onMedium: (slotId: number, value: PlacedMedium | null) => void;
  /** How many media are on their way. */
  onBusy: (count: number) => void;
}

/** S2.7, step 2: what plays on each photo. */
export function ArStep({ photos, media, onMedium }: ArStepProps) {
  return (
    <div data-room="dark">
      <h2>{words.title}</h2>
      <p>{words.lede}</p>
      {photos.map(({ slot, url, place }) => {
        const item = media.get(slot.id);
        return url ? (
          <MediumEditor
            key={slot.id}
            id={`medium-${slot.id}`}
            title={slot.title}
            print={{ photoUrl: url, ratio: place.width / place.height }}
            value={item?.medium ? { medium: item.medium, display: item.display ?? plainDisplay } : null}
            onChange={(value) => onMedium(slot.id, value)}
            onBusy={() => undefined}
          />
        ) : (
          <p key={slot.id}>{words.photoFirst}</p>
        );
      })}
    </div>
  );
}
