/**
 * What a target's medium does: `gone` is not to be seen; `seen` is tracked while its medium is still on its way; `coming`
 * fades in; `on` is wholly there; `frozen` was lost a moment ago and stays where it was; `going` fades out.
 */
type Phase = 'gone' | 'loading' | 'fading-in' | 'playing' | 'frozen' | 'fading-out';

/** A phase, when it began, and how opaque the medium was then. */
export interface PlaybackState {
  readonly phase: Phase;
  readonly since: number;
  readonly from: number;
}

/** How long fading in, standing frozen and fading out take, in milliseconds. */
export interface TransitionTimes {
  readonly fadeIn: number;
  readonly hold: number;
  readonly fadeOut: number;
}

export const defaultTimes: TransitionTimes = { fadeIn: 300, hold: 400, fadeOut: 300 };
/** For whoever wants no motion. */
export const reducedMotionTimes: TransitionTimes = { fadeIn: 100, hold: 400, fadeOut: 100 };

export const initialState: PlaybackState = { phase: 'gone', since: 0, from: 0 };

/** How opaque a medium is, 0 to 1. */
export function opacityOf({ phase, since, from }: PlaybackState, now: number, times: TransitionTimes): number {
  if (phase === 'gone' || phase === 'loading') return 0;
  if (phase === 'playing') return 1;
  if (phase === 'fading-in') return Math.min(1, from + Math.max(0, now - since) / times.fadeIn);
  if (phase === 'frozen') return from;
  return Math.max(0, from - Math.max(0, now - since) / times.fadeOut);
}

/** Whether films run: only what is tracked moves on. */
export const isPlaying = ({ phase }: PlaybackState): boolean => phase === 'fading-in' || phase === 'playing';

/**
 * The life after a frame in which the target was tracked or not, its medium being `ready` or still on its way; the same
 * object where nothing changes. What is found again goes on from the opacity that it has. `now` in milliseconds.
 */
export function nextPlaybackState(
  state: PlaybackState,
  isTracked: boolean,
  isReady: boolean,
  now: number,
  times: TransitionTimes,
): PlaybackState {
  const opacity = opacityOf(state, now, times);
  const enter = (phase: Phase): PlaybackState => ({ phase, since: now, from: opacity });
  return isTracked ? trackedState(state, isReady, opacity, enter) : lostState(state, now, times, opacity, enter);
}

function trackedState(
  state: PlaybackState,
  isReady: boolean,
  opacity: number,
  enter: (phase: Phase) => PlaybackState,
): PlaybackState {
  const { phase } = state;
  if (phase === 'playing') return state;
  if (phase === 'fading-in') return opacity >= 1 ? enter('playing') : state;
  if (phase === 'frozen' || phase === 'fading-out') return enter(opacity > 0 || isReady ? 'fading-in' : 'loading');
  if (isReady) return enter('fading-in');
  return phase === 'loading' ? state : enter('loading');
}

function lostState(
  state: PlaybackState,
  now: number,
  times: TransitionTimes,
  opacity: number,
  enter: (phase: Phase) => PlaybackState,
): PlaybackState {
  const { phase, since } = state;
  if (phase === 'gone') return state;
  if (phase === 'loading') return enter('gone');
  if (phase === 'fading-in' || phase === 'playing') return enter('frozen');
  if (phase === 'frozen') {
    if (now - since < times.hold) return state;
    // As if it had begun on time, however late the frame comes.
    return { phase: 'fading-out', since: since + times.hold, from: state.from };
  }
  return opacity > 0 ? state : enter('gone');
}
