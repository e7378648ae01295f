/** What is known of a browser that may or may not put a thing into a room. */
export interface BrowserFacts {
  userAgent: string;
  touchPoints: number;
  /** `navigator.xr` offers `immersive-ar`. */
  immersiveAr: boolean;
  /** `a.relList` knows `ar`. */
  arLinks: boolean;
  /** Whether the product hangs on a wall; the page itself does not detect walls. */
  hangs: boolean;
}

/**
 * How somebody gets a thing into a room: in the page itself (`webxr`), by the viewer of Android or of iOS, with another
 * browser of the same phone, or, at a computer, by a code that a phone reads.
 */
export type ArMode = 'webxr' | 'scene-viewer' | 'quick-look' | 'other-browser' | 'code';

/** Browsers of iOS that open Quick Look although their links do not say so. */
const opensQuickLook = /\b(?:CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo)\//;

export function arModeFor({ userAgent, touchPoints, immersiveAr, arLinks, hangs }: BrowserFacts): ArMode {
  if (immersiveAr && !(hangs && /\bAndroid\b/.test(userAgent))) return 'webxr';
  if (isIos(userAgent, touchPoints)) return arLinks || opensQuickLook.test(userAgent) ? 'quick-look' : 'other-browser';
  if (!/\bAndroid\b/.test(userAgent)) return 'code';
  // Firefox opens no intents of other apps, and what is inside another app often neither.
  return /\bFirefox\/|; wv\)|\b(?:FBAN|FBAV|Instagram)\b/.test(userAgent) ? 'other-browser' : 'scene-viewer';
}

/** An iPad says that it is a Mac, which has no fingers to feel. */
export const isIos = (userAgent: string, touchPoints: number): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
