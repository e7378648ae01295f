/** The files by which carriers take in what is to be sent; `generic` is for any other. */
export const labelFormats = ['dhl', 'dpd', 'gls', 'generic'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/**
 * What becomes of a row of a carrier's list of tracking numbers: `new` where a parcel can be added, `added` once it was,
 * `present` where the order has it, `unknown` where no order is named, `closed` where nothing is to be sent any more.
 */
export const trackingStands = ['new', 'added', 'present', 'unknown', 'closed'] as const;
export type TrackingStand = (typeof trackingStands)[number];

/** More orders than these are exported in several files. */
export const mostLabels = 2000;
