import { type DeliveryZone, zoneOf, type ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';

/** What becomes of a way of delivery. */
export interface WayChange {
  /** Null: the way is new. */
  before: ZoneWay | null;
  /** Null: the way is gone. */
  after: ZoneWay | null;
}

/** What changes for customers of some countries. */
export interface CountryChange {
  /** ISO 3166-1 alpha-2; their customers see the same changes. */
  countries: string[];
  /** `begins`: they were not delivered to; `ends`: they are not delivered to any more; `stays`: ways are different. */
  kind: 'begins' | 'ends' | 'stays';
  /** The ways that are new, gone or different, those of the draft in their order first; empty where delivery ends. */
  ways: WayChange[];
  /** The same ways are listed in another order. */
  isReordered: boolean;
}

/** What a draft of zones changes for customers of these countries, against the stored zones; countries without a change are left out. */
export function deliveryChanges(
  stored: readonly DeliveryZone[],
  draft: readonly DeliveryZone[],
  countries: readonly string[],
): CountryChange[] {
  const groups = new Map<string, CountryChange>();
  for (const country of countries) {
    const change = changeOf(zoneOf(stored, country)?.ways ?? [], zoneOf(draft, country)?.ways ?? []);
    if (!change) continue;
    const key = JSON.stringify(change);
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], ...change });
  }
  return [...groups.values()];
}

function changeOf(stored: readonly ZoneWay[], draft: readonly ZoneWay[]): Omit<CountryChange, 'countries'> | null {
  const find = (ways: readonly ZoneWay[], id: string) => ways.find((way) => way.id === id) ?? null;
  if (draft.length === 0) return stored.length === 0 ? null : { kind: 'ends', ways: [], isReordered: false };
  const ways = [
    ...draft.map((after) => ({ before: find(stored, after.id), after })),
    ...stored.filter(({ id }) => !find(draft, id)).map((before) => ({ before, after: null })),
  ].filter(({ before, after }) => !isSameValue(before, after));
  const idsIn = (list: readonly ZoneWay[], others: readonly ZoneWay[]) =>
    list.flatMap(({ id }) => (find(others, id) ? [id] : []));
  const isReordered = !isSameValue(idsIn(stored, draft), idsIn(draft, stored));
  if (ways.length === 0 && !isReordered) return null;
  return { kind: stored.length === 0 ? 'begins' : 'stays', ways, isReordered };
}
