import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { ReactNode } from 'react';
import { FieldError } from '@afterimage/ui/FieldError.tsx';
import type { Personal } from '../personal.ts';
import { words } from './ar.words.ts';
import styles from './ArStep.module.css';
import type { MediumWork } from './medium-work.ts';
import { MediumEditor } from './MediumEditor.tsx';
import { type PlacedMedium, placedOf } from './placed-medium.ts';
import type { Print } from './print-photo.ts';

/** A photo that may carry a medium, as it is printed; null while there is none. */
export interface ArPhoto {
  slot: Customization;
  print: Print | null;
}

interface ArStepProps {
  product: ProductDetail;
  photos: readonly ArPhoto[];
  media: Personal['media'];
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
        {photos.length === 0 ? <p className={styles.skip}>{words.none({ name: product.name })}</p> : null}
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
          aside={photo.print ? aside?.(photo.slot.id) : null}
        />
      ))}
      {photos.length > 0 ? <p className={styles.skip}>{words.skip}</p> : null}
      {children}
    </div>
  );
}

interface ArCardProps extends Pick<ArStepProps, 'onMedium'> {
  of: ArPhoto;
  item: Parameters<typeof placedOf>[0];
  expired: boolean;
  error: string | undefined;
  work: MediumWork | undefined;
  aside: ReactNode;
}

function ArCard({ of: { slot, print }, item, expired, error, onMedium, work, aside }: ArCardProps) {
  const { id, title } = slot;
  if (!print || !work)
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
        print={print}
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
