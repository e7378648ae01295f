import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { createMediumWork, isInProgress, type MediumWork } from './medium-work.ts';
import type { TakenMedium } from '../work.ts';

export interface MediumWorks<Id> {
  of(id: Id): MediumWork | undefined;
  /** How many media are on their way. */
  activeCount: number;
}

/** The ways of media to their photos, one each, for as long as the page is there. */
export function useMediumWorks<Id extends number | string>(
  ids: readonly Id[],
  onUploaded: (id: Id, medium: TakenMedium) => void,
): MediumWorks<Id> {
  const dispatch = useAppDispatch();
  // Read once: the photos of a thing are those of its first look.
  const [works] = useState(() => new Map(ids.map((id) => [id, createMediumWork(dispatch)])));
  useEffect(() => {
    for (const [id, work] of works) work.ownedBy((medium) => onUploaded(id, medium));
  });
  // What was on its way to a page that is left goes nowhere.
  useEffect(
    () => () => {
      for (const work of works.values()) work.cancel();
    },
    [works],
  );
  const [count] = useState(() => ({
    subscribe(listener: () => void) {
      const ends = [...works.values()].map((work) => work.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    now: () => [...works.values()].filter((work) => isInProgress(work.now())).length,
  }));
  const activeCount = useSyncExternalStore(count.subscribe, count.now, count.now);
  return { of: (id) => works.get(id), activeCount };
}
