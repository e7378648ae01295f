import type { CameraFault } from '../session/types.ts';

/** Why the camera's part cannot run; `offline` is a connection that broke while it was being loaded. */
export type Fault = CameraFault | 'offline';

/** How asking for the pass phrase stands. */
export type PassPhraseState = 'asked' | 'sending' | 'empty' | 'wrong' | 'often' | 'unreachable';

/** What is on the screen. */
export type Screen =
  /** What to look for, and the button. */
  | { name: 'first' }
  /** The same within an app that may hide the camera. */
  | { name: 'inApp' }
  /** The camera was asked for; it is allowed, or not yet. */
  | { name: 'opening'; allowed: boolean }
  | { name: 'live' }
  | { name: 'fault'; fault: Fault }
  | { name: 'plain' }
  | { name: 'pass'; state: PassPhraseState }
  /** The server's own words: an unknown code, one that has ended, one with nothing to show. */
  | { name: 'told' };

export type ScreenEvent =
  /** A tap that asks for the camera. */
  | { type: 'open' }
  | { type: 'allowed' }
  | { type: 'ready' }
  | { type: 'ended'; fault: Fault }
  /** What was in the way is gone: the camera was allowed in the settings, the connection is back. */
  | { type: 'cleared'; fault: Fault }
  | { type: 'plain' }
  /** To where the visitor came in: the way back, Cancel, Escape. */
  | { type: 'back' }
  | { type: 'pass'; state: PassPhraseState }
  /** The pass phrase was right. */
  | { type: 'shown' };

/** What is known when the page opens. */
export interface EntryState {
  hasManifest: boolean;
  isEmpty: boolean;
  needsPassPhrase: boolean;
  isInApp: boolean;
  /** The address names the plain page. */
  isFallbackRequested: boolean;
}

/** Where a visitor is whom nothing is in the way of. */
const homeScreen = ({ isInApp }: EntryState): Screen => ({ name: isInApp ? 'inApp' : 'first' });

export function initialScreen(entry: EntryState): Screen {
  if (entry.needsPassPhrase) return { name: 'pass', state: 'asked' };
  if (!entry.hasManifest || entry.isEmpty) return { name: 'told' };
  return entry.isFallbackRequested ? { name: 'plain' } : homeScreen(entry);
}

/** The screen after an event. The same object comes back when the event changes nothing, as the second of two taps. */
export function nextScreen(screen: Screen, event: ScreenEvent, entry: EntryState): Screen {
  if (screen.name === 'told') return screen;
  if (screen.name === 'pass') return screenAfterPassPhrase(screen, event, entry);
  switch (event.type) {
    case 'plain':
      return screen.name === 'plain' ? screen : { name: 'plain' };
    case 'back':
      return screen.name === 'first' || screen.name === 'inApp' ? screen : homeScreen(entry);
    case 'pass':
    case 'shown':
      return screen;
    default:
      return screenOfSession(screen, event);
  }
}

function screenAfterPassPhrase(
  screen: Extract<Screen, { name: 'pass' }>,
  event: ScreenEvent,
  entry: EntryState,
): Screen {
  if (event.type === 'shown') return initialScreen({ ...entry, hasManifest: true, needsPassPhrase: false });
  if (event.type !== 'pass' || (screen.state === 'sending' && event.state === 'sending')) return screen;
  return { name: 'pass', state: event.state };
}

type SessionEvent = Extract<ScreenEvent, { type: 'open' | 'allowed' | 'ready' | 'ended' | 'cleared' }>;

/** The screen after an event of the camera's session. */
function screenOfSession(screen: Screen, event: SessionEvent): Screen {
  const isOpen = screen.name === 'opening' || screen.name === 'live';
  switch (event.type) {
    case 'open':
      return isOpen ? screen : { name: 'opening', allowed: false };
    case 'allowed':
      return screen.name === 'opening' && !screen.allowed ? { name: 'opening', allowed: true } : screen;
    case 'ready':
      return screen.name === 'opening' ? { name: 'live' } : screen;
    case 'ended':
      return isOpen ? { name: 'fault', fault: event.fault } : screen;
    case 'cleared':
      return screen.name === 'fault' && screen.fault === event.fault ? { name: 'opening', allowed: false } : screen;
  }
}
