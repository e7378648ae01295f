import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Customization, Placement } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { Place, PrintSurface } from '@afterimage/contract/print.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { type ReactNode, useMemo } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import type { ArMediaItem } from '../ar-customization.state.ts';
import { words } from './ar.words.ts';
import styles from './ArStep.module.css';
import type { MediumWork } from './medium-work.ts';
import { MediumEditor } from './MediumEditor.tsx';
import { type PlacedMedium, placedOf } from './placed-medium.ts';
import { matOf } from './print-photo.ts';

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
  mat?: { style: MatStyle; place: Place; bleedMm: number };
}

interface ArStepProps {
  product: ProductDetail;
  photos: readonly ArPhoto[];
  media: ReadonlyMap<number, ArMediaItem>;
  /** The slots whose media were not ordered in time and are gone. */
  expired: readonly number[];
  errorAt: (slotId: number) => string | undefined;
  onMedium: (slotId: number, value: PlacedMedium | null) => void;
  /** The way of a new medium to a photo. */
  workOf: (slotId: number) => MediumWork | undefined;
  /** What else is to be said of a slot's photo. */
  aside?: ((slotId: number) => ReactNode) | undefined;
  /** What comes after the photos. */
  children?: ReactNode;
}

/** S2.7, step 2: the room goes dark, the prints stay lit, and something wakes up on them. */
export function ArStep({ product, photos, media, expired, errorAt, onMedium, workOf, aside, children }: ArStepProps) {
  return (
    <div data-room="dark" className={styles.room}>
      <header className={styles.intro}>
        <h2>{words.title}</h2>
        <p className="lede">{words.lede}</p>
        <p className={styles.skip}>{photos.length === 0 ? words.none({ name: product.name }) : words.skip}</p>
      </header>
      {photos.map((photo) => (
        <ArCard
          key={photo.slot.id}
          of={photo}
          item={media.get(photo.slot.id)}
          expired={expired.includes(photo.slot.id)}
          error={errorAt(photo.slot.id)}
          onMedium={onMedium}
          work={workOf(photo.slot.id)}
          aside={photo.photo ? aside?.(photo.slot.id) : null}
        />
      ))}
      {children}
    </div>
  );
}

interface ArCardProps extends Pick<ArStepProps, 'onMedium'> {
  of: ArPhoto;
  item: ArMediaItem | undefined;
  expired: boolean;
  error: string | undefined;
  work: MediumWork | undefined;
  aside: ReactNode;
}

function ArCard({ of, item, expired, error, onMedium, work, aside }: ArCardProps) {
  const { slot, url, place } = of;
  const { id, title } = slot;
  const surface = useMemo(() => surfaceOf(of), [of]);
  const { photo, outline = 'rectangle', mat } = of;
  const around = useMemo(() => matOf({ slot: id, photo, outline, ...(mat && { mat }) }), [id, photo, outline, mat]);
  if (!url || !surface || !work)
    return (
      <section className={styles.empty} aria-label={title}>
        <h3>{title}</h3>
        <p>{words.photoFirst}</p>
      </section>
    );
  const value = placedOf(item);
  return (
    <div className={styles.card}>
      <MediumEditor
        id={`medium-${id}`}
        title={title}
        print={{ surface, photoUrl: url, ratio: place.width / place.height, mat: around }}
        value={value}
        onChange={(next) => onMedium(id, next)}
        work={work}
      />
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {expired && !value ? <p className={styles.gone}>{words.gone}</p> : null}
      <FieldError id={`medium-${id}-error`} error={error} />
    </div>
  );
}

/** The photo alone, as it lies in its place. */
function surfaceOf({
  slot,
  photo,
  place,
  placement,
  bleedMm = 0,
  outline = 'rectangle',
}: ArPhoto): SceneSurface | null {
  if (!photo) return null;
  const { width, height } = place;
  return {
    id: 'photo',
    title: slot.title,
    widthMm: width,
    heightMm: height,
    bleedMm: 0,
    safeMm: 0,
    outline,
    background: '#ffffff',
    itemList: [
      {
        kind: 'photo',
        slot: slot.id,
        place: { x: 0, y: 0, width, height, rotation: 0 },
        outline,
        bleedMm,
        photo: { id: photo.id, width: photo.width, height: photo.height },
        placement,
      },
    ],
  };
}
