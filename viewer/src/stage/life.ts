/**
 * What a target's medium does: `gone` is not to be seen; `seen` is tracked while its medium is still on its way; `coming`
 * fades in; `on` is wholly there; `frozen` was lost a moment ago and stays where it was; `going` fades out.
 */
type Phase = 'gone' | 'seen' | 'coming' | 'on' | 'frozen' | 'going';

/** A phase, when it began, and how opaque the medium was then. */
export interface Life {
  readonly phase: Phase;
  readonly since: number;
  readonly from: number;
}

/** How long fading in, standing frozen and fading out take, in milliseconds. */
export interface LifeTimes {
  readonly fadeIn: number;
  readonly hold: number;
  readonly fadeOut: number;
}

export const usualTimes: LifeTimes = { fadeIn: 300, hold: 400, fadeOut: 300 };
/** For whoever wants no motion. */
export const calmTimes: LifeTimes = { fadeIn: 100, hold: 400, fadeOut: 100 };

export const unborn: Life = { phase: 'gone', since: 0, from: 0 };

/** How opaque a medium is, 0 to 1. */
export function opacityOf({ phase, since, from }: Life, now: number, times: LifeTimes): number {
  if (phase === 'gone' || phase === 'seen') return 0;
  if (phase === 'on') return 1;
  if (phase === 'coming') return Math.min(1, from + Math.max(0, now - since) / times.fadeIn);
  if (phase === 'frozen') return from;
  return Math.max(0, from - Math.max(0, now - since) / times.fadeOut);
}

/** Whether films run: only what is tracked moves on. */
export const isPlaying = ({ phase }: Life): boolean => phase === 'coming' || phase === 'on';

/**
 * The life after a frame in which the target was tracked or not, its medium being `ready` or still on its way; the same
 * object where nothing changes. What is found again goes on from the opacity that it has. `now` in milliseconds.
 */
export function nextLife(life: Life, tracked: boolean, ready: boolean, now: number, times: LifeTimes): Life {
  const { phase, since } = life;
  const opacity = opacityOf(life, now, times);
  const turn = (to: Phase): Life => ({ phase: to, since: now, from: opacity });
  if (tracked) {
    if (phase === 'on') return life;
    if (phase === 'coming') return opacity >= 1 ? turn('on') : life;
    if (phase === 'frozen' || phase === 'going') return turn(opacity > 0 ? 'coming' : ready ? 'coming' : 'seen');
    if (ready) return turn('coming');
    return phase === 'seen' ? life : turn('seen');
  }
  if (phase === 'gone') return life;
  if (phase === 'seen') return turn('gone');
  if (phase === 'coming' || phase === 'on') return turn('frozen');
  if (phase === 'frozen') {
    if (now - since < times.hold) return life;
    // As if it had begun on time, however late the frame comes.
    return { phase: 'going', since: since + times.hold, from: life.from };
  }
  return opacity > 0 ? life : turn('gone');
}
