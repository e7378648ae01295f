export { compileTarget, type CompileOptions } from './pack/compile-target.ts';
export { PackError, type PackFault } from './pack/pack-error.ts';
export { readPack, type Pack, type PackLabel } from './pack/pack.ts';
export type { RgbaImage } from './pack/downscale.ts';
export type { Surface } from './target.ts';
export { createTracker, type TargetInfo, type Tracker, type TrackerOptions } from './engine/tracker.ts';
export type { Frame } from './engine/frame-reader.ts';
export type { TargetPose } from './engine/pose-estimator.ts';
export type { TrackingResult } from './engine/multi-target-tracking.ts';
export type { CylinderView } from './tracking/cylinder-aligner.ts';
export type { TrackState } from './tracking/target-track.ts';
export {
  createRecognizerSide,
  type RecognizerSide,
  type RecognitionReply,
  type RecognitionRequest,
} from './workers/recognizer-side.ts';
export { createTrackerSide, type TrackerSide, type TrackerSideOptions } from './workers/tracker-side.ts';
export type { Pose } from './geometry/camera.ts';
export { modelViewMatrix, projectionMatrix, verticalField } from './geometry/graphics-matrices.ts';
export { createCornerSmoother, type CornerSmoother, type SmoothingOptions } from './geometry/corner-smoother.ts';
export {
  measureTrackabilityInSteps,
  measureTrackability,
  type Trackability,
  type TrackabilityOptions,
} from './trackability/trackability.ts';
export type { Reason, Remedy } from './trackability/reasons.ts';
