/** From 0 to 1 between two moments, slow at both ends. */
export function smooth(from: number, to: number, at: number): number {
  const share = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** From 0 to 1 between two moments, slow at the end only. */
function settle(from: number, to: number, at: number): number {
  const share = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return 1 - (1 - share) ** 3;
}

/** What is so at a moment of the film; each from 0 to 1. */
export interface Moment {
  /** How far the phone has come in; above 1 it leaves. */
  phone: number;
  /** How far the corners have locked. */
  corners: number;
  /** How alive the print is. */
  alive: number;
  /** How far what leaves the print has come. */
  rise: number;
}

/**
 * The film at a share of its length. It begins and ends with the still print, so it repeats without a cut; the phone
 * stands still from a quarter to nine tenths.
 */
export function momentAt(share: number): Moment {
  return {
    phone: settle(0.08, 0.24, share) + smooth(0.83, 0.96, share),
    corners: settle(0.22, 0.3, share),
    alive: smooth(0.28, 0.4, share),
    rise: smooth(0.3, 0.78, share),
  };
}

/** The share of the film that its poster shows: locked, and well past the frame. */
export const posterShare = 0.74;
