import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { ProductTile } from '../ProductTile.tsx';
import { loadByIds } from '../products.state.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { words } from './recent.words.ts';
import styles from './RecentRow.module.css';

/** Puts the product whose page is open into the list. */
export const rememberViewed = (id: number): void => recentlyViewed.add(id);

/** What was looked at before as a row of cards that can be scrolled, newest first. */
export function RecentRow({
  present,
  title = words.title,
}: {
  present: number | undefined;
  title?: string | undefined;
}) {
  const dispatch = useAppDispatch();
  const all = useSyncExternalStore(recentlyViewed.watch, recentlyViewed.read, recentlyViewed.read);
  const byId = useAppSelector((state) => state.products.byId);
  const [cleared, setCleared] = useState(false);
  const ids = all.filter((id) => id !== present);
  const idKey = ids.join(',');
  useEffect(() => {
    if (idKey !== '') void dispatch(loadByIds(idKey.split(',').map(Number)));
  }, [dispatch, idKey]);
  const products = ids.flatMap((id) => byId[id] ?? []);
  if (products.length === 0)
    return (
      <p className="visually-hidden" aria-live="polite">
        {cleared ? words.cleared : ''}
      </p>
    );
  return (
    <Section space="snug" labelledBy="looked-at-before">
      <Heading
        end={
          <Button
            kind="quiet"
            small
            onClick={() => {
              setCleared(true);
              recentlyViewed.clear();
            }}
          >
            {words.clear}
          </Button>
        }
      >
        <h2 id="looked-at-before">{title}</h2>
      </Heading>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
