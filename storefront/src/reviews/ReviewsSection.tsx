import { lazy, Suspense, useRef } from 'react';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Section } from '@afterimage/ui/Section.tsx';
import { Skeleton } from '@afterimage/ui/States.tsx';
import type { ReviewsProps } from './Reviews.tsx';
import styles from './ReviewsSection.module.css';
import { words } from './section.words.ts';
import { useNear } from './use-near.ts';

const Reviews = lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews }));

/** So many ratings surely fill a window. */
const longFrom = 3;

/** The place of the reviews under a product: a heading for everybody; what people wrote comes when it is near. */
export function ReviewsSection(props: ReviewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const isLong = props.product.ratingCount >= longFrom;
  return (
    <Section labelledBy="reviews" className={classNames(styles.section, isLong && styles.long)}>
      <h2 id="reviews" className={styles.title}>
        {words.title}
      </h2>
      <div ref={box} className={styles.box}>
        <Skeleton height="240px" />
        {near ? (
          <Suspense>
            <Reviews {...props} />
          </Suspense>
        ) : null}
      </div>
    </Section>
  );
}
