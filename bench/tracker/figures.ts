import type { Figures } from './gates.ts';
import type { Played } from './play-sequence.ts';
import type { Truth } from './sequences/generate.ts';
import { judged, quantileOf, scoreOf, type TargetFrame, together } from './sequences/metrics.ts';
import type { Picture } from './sequences/pictures.ts';
import type { SequenceSpec } from './sequences/sequence-spec.ts';

/** A sequence with what a competitor made of it. */
export type Scored = {
  readonly spec: SequenceSpec;
  readonly targets: readonly Pick<Picture, 'width' | 'height'>[];
  readonly truths: readonly (readonly Truth[])[];
  readonly played: Played;
};

/** Judgments of all frames of targets in the scene, and of frames with an answer of other targets. */
export function judgedFrames({ truths, played, targets }: Scored): TargetFrame[][] {
  const byTarget = targets.map((): TargetFrame[] => []);
  for (const [index, truth] of truths.entries()) {
    const { homographies = [], grids = [] } = played[index] ?? {};
    const answers = homographies.flatMap((homography, target) => {
      const grid = grids[target];
      return homography ? [{ target, homography, ...(grid && { grid }) }] : [];
    });
    for (const frame of judged(truth, answers, targets)) byTarget[frame.target]?.push(frame);
  }
  return byTarget;
}

/** Figures of several sequences: every frame that requires a target has the same weight. */
export function figuresOf(scored: readonly Scored[]): Figures {
  const scores = scored.flatMap((one) =>
    judgedFrames(one)
      .filter((frames) => frames.length > 0)
      .map(scoreOf),
  );
  const { lock, relock, falsePositives, wrongPlaces, ...score } = together(scores);
  return {
    ...score,
    frames: scored.reduce((sum, { truths }) => sum + truths.length, 0),
    lock: quantileOf(lock, 0.9),
    lockAgain: quantileOf(relock, 0.9),
    absent: falsePositives,
    misplaced: wrongPlaces,
  };
}
