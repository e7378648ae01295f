import { copyPose, frameCamera, originPose, type Pose } from '../geometry/camera.ts';
import { FocalEstimator } from '../geometry/focal-estimator.ts';
import { createPoseChooser, planarPoses } from '../geometry/pose.ts';
import type { Target } from '../target.ts';
import type { CylinderView } from '../tracking/cylinder-aligner.ts';
import type { TrackingResult } from './multi-target-tracking.ts';

/** Pose of a target in the camera's coordinates, in the last frame. */
export type TargetPose = Pose & {
  /** Focal length in pixels of the frame, estimated from all tracked views so far. */
  readonly focal: number;
  /** Standard deviation of the logarithm of the focal length (0.1 is 10 %). */
  readonly deviation: number;
};

/** Estimates the focal length and the poses of tracked targets; poses are computed on demand. */
export type PoseEstimator = {
  /** Updates the estimates with the results of a frame. */
  observe(results: readonly TrackingResult[], timeMs: number): void;
  /** Null unless the target is tracked. */
  pose(target: number): TargetPose | null;
};

export function createPoseEstimator(targets: readonly Target[], width: number, height: number): PoseEstimator {
  const focalEstimator = new FocalEstimator(width, height);
  const choosers = targets.map(createPoseChooser);
  const poseCache = targets.map(originPose);
  const poseTimes = targets.map(() => Number.NaN);
  const places: (Float64Array | null)[] = targets.map(() => null);
  const cylinders: (CylinderView | undefined)[] = targets.map(() => undefined);
  let now = 0;
  return {
    observe(results, timeMs) {
      now = timeMs;
      for (const { target, homography, cylinder } of results) {
        const { surface, width: targetWidth, height: targetHeight } = targets[target]!;
        cylinders[target] = cylinder;
        if (homography) {
          places[target] = Float64Array.from(homography);
          if (surface.kind === 'flat') focalEstimator.add(places[target], targetWidth, targetHeight);
        } else if (places[target]) {
          places[target] = null;
          choosers[target]!.reset();
        }
      }
    },
    pose(target) {
      const place = places[target];
      if (!place) return null;
      const cylinder = cylinders[target];
      if (cylinder) return { ...copyPose(cylinder.pose), focal: cylinder.focal, deviation: cylinder.deviation };
      const estimate = focalEstimator.estimate();
      if (poseTimes[target] !== now) {
        const camera = frameCamera(width, height, estimate.focal);
        const poses = planarPoses(place, targets[target]!.width, targets[target]!.height, camera);
        if (!poses) return null;
        copyPose(choosers[target]!.choose(poses, now), poseCache[target]);
        poseTimes[target] = now;
      }
      return { ...copyPose(poseCache[target]!), ...estimate };
    },
  };
}
