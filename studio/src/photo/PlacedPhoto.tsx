import { asItFits, photoMatrix } from '@afterimage/scene/place-photo.ts';
import { matrixStyle } from '../ar/medium-style.ts';
import type { PhotoArea } from './photo-area.ts';
import styles from './PlacedPhoto.module.css';
import { type DisplayedPhoto, SlotImage } from './SlotImage.tsx';

interface PlacedPhotoProps {
  where: PhotoArea;
  photo: DisplayedPhoto;
}

/** A photo as it lies in its slot, small and still; it fills the box of all that is printed of it. */
export function PlacedPhoto({ where, photo }: PlacedPhotoProps) {
  const { width, height } = where.place;
  const rim = where.rim?.wideMm ?? 0;
  const frame = { photo, place: { x: 0, y: 0, width, height, rotation: 0 }, bleedMm: where.bleedMm };
  const share = (length: number) => `${(100 * rim) / (length + 2 * rim)}%`;
  return (
    <span
      aria-hidden="true"
      className={styles.place}
      data-round={where.outline === 'ellipse' || undefined}
      style={{ inset: `${share(height)} ${share(width)}` }}
    >
      <SlotImage
        photo={photo}
        className={styles.photo}
        style={matrixStyle(photoMatrix(frame, photo.look.placement ?? asItFits), photo, frame.place)}
      />
    </span>
  );
}
