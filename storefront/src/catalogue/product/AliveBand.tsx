import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import styles from './AliveBand.module.css';
import { words } from './product.words.ts';
import { useHydrated } from './use-hydrated.ts';

const AliveCode = lazy(async () => ({ default: (await import('./AliveCode.tsx')).AliveCode }));
const LivingPrint = lazy(async () => ({ default: (await import('../../commerce/LivingPrint.tsx')).LivingPrint }));

/** Under a product whose photo can hold a medium: a print with its film, and the code that opens the demo on a phone. */
export function AliveBand({ product }: { product: ProductDetail }) {
  const isHydrated = useHydrated();
  if (!product.arAllowed) return null;
  return (
    <div className={styles.place}>
      <Section tone="room" labelledBy="alive" className={styles.band}>
        <div className={styles.print}>
          {isHydrated ? (
            <Suspense>
              <LivingPrint auto />
            </Suspense>
          ) : null}
        </div>
        <div className={styles.words}>
          <h2 id="alive">{words.aliveTitle}</h2>
          <Suspense>{isHydrated ? <AliveCode /> : null}</Suspense>
          <LinkButton kind="secondary" arrow to="/demo">
            {words.aliveLink}
          </LinkButton>
        </div>
      </Section>
    </div>
  );
}
