import type { DraftViewer } from '@afterimage/contract/viewer.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';

/** Where trying stands. `opened` and `locked` stay once they were true, also when the code was renewed. */
export type TryState =
  | { at: 'preparing' }
  | { at: 'ready'; viewer: DraftViewer; opened: boolean; locked: boolean; isConnectionLost: boolean }
  | { at: 'failed'; failure: Failure };

export type TryEvent =
  | { is: 'begun' }
  /** A code was given, or what it has come to was told. */
  | { is: 'told'; viewer: DraftViewer }
  /** The server could not be asked just now. */
  | { is: 'missed' }
  | { is: 'failed'; failure: Failure };

export function tryReducer(before: TryState, event: TryEvent): TryState {
  if (event.is === 'begun') return { at: 'preparing' };
  if (event.is === 'failed') return { at: 'failed', failure: event.failure };
  if (event.is === 'missed') return before.at === 'ready' ? { ...before, isConnectionLost: true } : before;
  const { viewer } = event;
  const was = before.at === 'ready' ? before : { opened: false, locked: false };
  const locked = was.locked || viewer.locked;
  return { at: 'ready', viewer, opened: was.opened || viewer.opened || locked, locked, isConnectionLost: false };
}

/** How the pairing of the phone stands. */
export function pairingOf({ opened, locked }: { opened: boolean; locked: boolean }): 'waiting' | 'opened' | 'locked' {
  return locked ? 'locked' : opened ? 'opened' : 'waiting';
}

/** A code that ends within this time is renewed, so that nobody scans one that is just over. */
const spare = 60_000;

/** Whether a new code has to be asked for; `now` in milliseconds. */
export const isEnding = ({ expiresAt }: Pick<DraftViewer, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now < spare;

/** What a failed look means: a new code is asked for, it is tried again later, or there is no use. */
export function lookFailed({ status, code }: Failure): 'renew' | 'later' | 'end' {
  if (code === 'VIEWER_NOT_FOUND' || code === 'VIEWER_EXPIRED' || code === 'DRAFT_NOT_FOUND') return 'renew';
  return status === 0 || status === 429 || status >= 500 ? 'later' : 'end';
}

/** Whether the address can be reached from this computer alone, as in a shop that is just being tried. */
export function isHereOnly(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}
