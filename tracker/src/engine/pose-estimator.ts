import { copyPose, frameCamera, originPose, type Pose } from '../geometry/camera.ts';
import { createFocalEstimator } from '../geometry/focal-estimator.ts';
import { createPoseChooser, planarPoses } from '../geometry/pose.ts';
import type { Target } from '../target.ts';
import type { CylinderView } from '../tracking/cylinder-aligner.ts';
import type { TrackingResult } from './multi-target-tracking.ts';

/** Where a target is in space, as the camera of the last frame sees it. */
export type TargetPose = Pose & {
  /** Focal length in pixels of the frame, estimated from all that was tracked so far. */
  readonly focal: number;
  /** How far off the focal length may be: the standard deviation of its logarithm (0.1 is 10 %). */
  readonly deviation: number;
};

/** Focal length and poses from what is tracked; poses are worked out when they are asked for. */
export type PoseEstimator = {
  /** Takes in a frame's sightings. */
  observe(sightings: readonly TrackingResult[], timeMs: number): void;
  /** Null unless the target is tracked. */
  pose(target: number): TargetPose | null;
};

export function createPoseEstimator(targets: readonly Target[], width: number, height: number): PoseEstimator {
  const focalEstimator = createFocalEstimator(width, height);
  const choosers = targets.map(createPoseChooser);
  const kept = targets.map(originPose);
  const keptAt = targets.map(() => Number.NaN);
  const places: (Float64Array | null)[] = targets.map(() => null);
  const cylinders: (CylinderView | undefined)[] = targets.map(() => undefined);
  let now = 0;
  return {
    observe(sightings, timeMs) {
      now = timeMs;
      for (const { target, homography, cylinder } of sightings) {
        const known = targets[target]!;
        cylinders[target] = cylinder;
        if (homography) {
          places[target] = Float64Array.from(homography);
          if (known.surface.kind === 'flat') focalEstimator.add(places[target], known.width, known.height);
        } else if (places[target]) {
          places[target] = null;
          choosers[target]!.reset();
        }
      }
    },
    pose(target) {
      const place = places[target];
      if (!place) return null;
      const around = cylinders[target];
      if (around) return { ...copyPose(around.pose), focal: around.focal, deviation: around.deviation };
      const estimate = focalEstimator.estimate();
      if (keptAt[target] !== now) {
        const camera = frameCamera(width, height, estimate.focal);
        const poses = planarPoses(place, targets[target]!.width, targets[target]!.height, camera);
        if (!poses) return null;
        copyPose(choosers[target]!.choose(poses, now), kept[target]);
        keptAt[target] = now;
      }
      return { ...copyPose(kept[target]!), ...estimate };
    },
  };
}
