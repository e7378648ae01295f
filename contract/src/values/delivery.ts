import type { Locale } from '@afterimage/words/locale.ts';

/** `pickup`: the customer fetches the order at the shop. */
export const deliveryKinds = ['delivery', 'pickup'] as const;

/** What a way of delivery costs, in minor units, and in how many working days it arrives, or can be picked up. */
export interface DeliveryRate {
  price: number;
  /** From which value of the items it is free; null: never. */
  freeFrom: number | null;
  minDays: number;
  maxDays: number;
}

/** A way of delivery within a zone. Texts that a language lacks are shown in the first language. */
export interface ZoneWay extends DeliveryRate {
  /** Orders name it by this; two zones may have ways of the same id. */
  id: string;
  kind: (typeof deliveryKinds)[number];
  name: Record<Locale, string>;
  /** Where it is picked up, in lines; '' for what is sent. */
  address: string;
  /** When it can be picked up; '' for what is sent. */
  hours: Record<Locale, string>;
}

/** Countries to which orders go by the same ways. */
export interface DeliveryZone {
  id: string;
  /** For operators. */
  name: string;
  /** ISO 3166-1 alpha-2; empty for the zone of all others. */
  countries: string[];
  /** It has all countries that no other zone has. One zone at most. */
  isOthers: boolean;
  /** In the order in which customers see them. */
  ways: ZoneWay[];
}

/** The zone of a country; undefined where the shop does not deliver. */
export const zoneOf = <Zone extends Pick<DeliveryZone, 'countries' | 'isOthers'>>(
  zones: readonly Zone[],
  countryCode: string,
): Zone | undefined =>
  zones.find(({ countries }) => countries.includes(countryCode)) ?? zones.find(({ isOthers }) => isOthers);

/** Bounds of what an operator enters for delivery. */
export const deliveryLimits = {
  price: 1_000_000,
  freeFrom: 100_000_000,
  days: 60,
  zones: 40,
  ways: 10,
  name: 80,
  address: 300,
  hours: 300,
} as const;
