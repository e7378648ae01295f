import type { Placement } from '@afterimage/contract/customization.ts';
import { photoMatrix } from '@afterimage/scene/place-photo.ts';
import { useId } from 'react';
import type { PhotoPlace } from './photo-place.ts';

interface PlacedPhotoProps {
  where: PhotoPlace;
  photo: { width: number; height: number };
  url: string;
  placement: Placement;
}

/** A photo as it lies in its slot, small and still. */
export function PlacedPhoto({ where, photo, url, placement }: PlacedPhotoProps) {
  const id = useId();
  const { width, height } = where.place;
  const rim = where.mat?.wideMm ?? 0;
  const frame = { photo, place: { x: 0, y: 0, width, height, rotation: 0 }, bleedMm: where.bleedMm };
  return (
    <svg viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`} aria-hidden="true" focusable="false">
      <clipPath id={id}>
        {where.outline === 'ellipse' ? (
          <ellipse cx={width / 2} cy={height / 2} rx={width / 2} ry={height / 2} />
        ) : (
          <rect width={width} height={height} />
        )}
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <image
          href={url}
          width={photo.width}
          height={photo.height}
          preserveAspectRatio="none"
          transform={`matrix(${photoMatrix(frame, placement).join(' ')})`}
        />
      </g>
    </svg>
  );
}
