import type { RendererState } from '../session/types.ts';
import type { FilmSource } from './film-source.ts';
import type { TargetView } from './target-view.ts';

/** The renderer's values from which its state follows. */
export interface StateInput {
  /** Index of the target nearest to the viewport's center, null without one. */
  centralTarget: number | null;
  /** Index of the film that has the audio focus, null without one. */
  audioFocus: number | null;
  isSoundOn: boolean;
  isPaused: boolean;
  /** Whether the target of this index is in view. */
  isInView(index: number): boolean;
}

/** Computes the renderer's state after each frame and reports it when it has changed. Allocates only for a change. */
export class StateReporter {
  private readonly views: readonly TargetView[];
  private readonly films: readonly (FilmSource | null)[];
  private readonly onStateChange: (state: RendererState) => void;
  private state: RendererState;

  constructor(
    views: readonly TargetView[],
    films: readonly (FilmSource | null)[],
    isPaused: boolean,
    onStateChange: (state: RendererState) => void,
  ) {
    this.views = views;
    this.films = films;
    this.onStateChange = onStateChange;
    this.state = { playingTargets: [], fadingTarget: null, hasSound: false, isSoundOn: false, isPaused, caption: null };
  }

  report(input: StateInput): void {
    const { centralTarget, audioFocus, isSoundOn, isPaused, isInView } = input;
    let [fadingTarget, lostAt, hasSound]: [number | null, number, boolean] = [null, Number.NEGATIVE_INFINITY, false];
    for (let index = 0; index < this.views.length; index += 1) {
      const { playback, display } = this.views[index]!;
      const isFading = playback.phase === 'frozen' || playback.phase === 'fading-out';
      if (isFading && playback.since > lostAt) [fadingTarget, lostAt] = [index, playback.since];
      if (this.films[index] && display.sound && isInView(index)) hasSound = true;
    }
    const caption = (audioFocus === null ? null : this.films[audioFocus]?.caption) ?? null;
    if (this.isUnchanged(input, fadingTarget, hasSound, caption)) return;
    const others = this.views.flatMap((_, index) => (isInView(index) && index !== centralTarget ? [index] : []));
    const playingTargets = centralTarget === null ? [] : [centralTarget, ...others];
    this.state = { playingTargets, fadingTarget, hasSound, isSoundOn, isPaused, caption };
    this.onStateChange(this.state);
  }

  private isUnchanged(
    { centralTarget, isSoundOn, isPaused, isInView }: StateInput,
    fadingTarget: number | null,
    hasSound: boolean,
    caption: string | null,
  ): boolean {
    const { state } = this;
    if (state.fadingTarget !== fadingTarget || state.hasSound !== hasSound || state.caption !== caption) return false;
    if (state.isSoundOn !== isSoundOn || state.isPaused !== isPaused) return false;
    if ((state.playingTargets[0] ?? null) !== centralTarget) return false;
    let count = 0;
    for (let index = 0; index < this.views.length; index += 1) if (isInView(index)) count += 1;
    return count === state.playingTargets.length && state.playingTargets.every(isInView);
  }
}
