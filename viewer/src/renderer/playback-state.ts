/**
 * What a target's medium does: `gone` is not to be seen; `seen` is tracked while its medium is still on its way; `coming`
 * fades in; `on` is wholly there; `frozen` was lost a moment ago and stays where it was; `going` fades out.
 */
export type Phase = 'gone' | 'seen' | 'coming' | 'on' | 'frozen' | 'going';

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
  if (phase === 'gone' || phase === 'seen') return 0;
  if (phase === 'on') return 1;
  if (phase === 'coming') return Math.min(1, from + Math.max(0, now - since) / times.fadeIn);
  if (phase === 'frozen') return from;
  return Math.max(0, from - Math.max(0, now - since) / times.fadeOut);
}

/** Whether films run: only what is tracked moves on. */
export const isPlaying = ({ phase }: PlaybackState): boolean => phase === 'coming' || phase === 'on';

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
  const { phase, since } = state;
  const opacity = opacityOf(state, now, times);
  const enter = (to: Phase): PlaybackState => ({ phase: to, since: now, from: opacity });
  if (isTracked) {
    if (phase === 'on') return state;
    if (phase === 'coming') return opacity >= 1 ? enter('on') : state;
    if (phase === 'frozen' || phase === 'going') return enter(opacity > 0 ? 'coming' : isReady ? 'coming' : 'seen');
    if (isReady) return enter('coming');
    return phase === 'seen' ? state : enter('seen');
  }
  if (phase === 'gone') return state;
  if (phase === 'seen') return enter('gone');
  if (phase === 'coming' || phase === 'on') return enter('frozen');
  if (phase === 'frozen') {
    if (now - since < times.hold) return state;
    // As if it had begun on time, however late the frame comes.
    return { phase: 'going', since: since + times.hold, from: state.from };
  }
  return opacity > 0 ? state : enter('gone');
}
