/** Where the shop delivers to, from near to far: its own country, the European Union, the rest of Europe, all others. */
export const deliveryZones = ['home', 'union', 'europe', 'world'] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

/** The ways of delivery, the cheap one first. */
export const deliveryMethodIds = ['standard', 'express'] as const;
export type DeliveryMethodId = (typeof deliveryMethodIds)[number];

/** What a way of delivery costs within a zone, in minor units, and in how many days it arrives. */
export interface DeliveryRate {
  price: number;
  /** From which value of the items it is free; null: never. */
  freeFrom: number | null;
  minDays: number;
  maxDays: number;
}

/** The rates of every zone; null for a way that is not offered there. */
export type DeliveryRates = Record<DeliveryZone, Record<DeliveryMethodId, DeliveryRate | null>>;

/** Bounds of what an operator enters for delivery. */
export const deliveryLimits = { price: 1_000_000, freeFrom: 100_000_000, days: 60 } as const;
