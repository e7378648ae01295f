import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { placeMedium, plainDisplayOf } from '@afterimage/scene/place-medium.ts';
import type { ObjectFit, Size } from '../session/object-fit.ts';
import type { TargetObservation } from '../session/types.ts';
import type { PlaybackState } from './playback-state.ts';
import { initialState } from './playback-state.ts';
import type { MediumStyle, Painter } from './painter.ts';
import {
  multiply,
  frameToClip,
  photoToMediumUnit,
  photoToUnit,
  type PlaneTransform,
  identityTransform,
  unitToFrameByHomography,
  unitToFrame,
} from './plane-transform.ts';
import type { TextureSource } from './texture-source.ts';
import { writeViewMatrices, createViewMatrices } from './view-matrices.ts';
import { writeFlatMesh, writeCylinderMesh, createPhotoMesh } from './photo-mesh.ts';
import { invert } from '@afterimage/tracker/geometry/homography.ts';

/** What frames of one size and a stage of one size have in common. */
export interface Viewport {
  frame: Size;
  size: Size;
  fit: ObjectFit;
  /** From pixels of the frame to clip space. */
  frameToClip: PlaneTransform;
}

export const viewportOf = (frame: Size, size: Size, fit: ObjectFit): Viewport => ({
  frame,
  size,
  fit,
  frameToClip: frameToClip(identityTransform(), fit, size),
});

/** What is nearly no change may have been scaled by anything, also below 0: then all would lie behind the camera. */
function normalized(change: PlaneTransform): PlaneTransform {
  const last = change[8]!;
  for (let index = 0; index < 9; index += 1) change[index]! /= last;
  return change;
}

/** How a medium lies and plays; a film without a sound track is not one that could be heard. */
function displayOf({ type, display, hasSound }: ViewerTarget['medium']): MediumDisplay {
  const mediumDisplay = display ?? plainDisplayOf(type);
  return hasSound === false ? { ...mediumDisplay, sound: false } : mediumDisplay;
}

/** A target of the show on the stage: where it is, and what lies on it. */
export class TargetView {
  readonly target: ViewerTarget;
  readonly display: MediumDisplay;
  /** Null for what has depth. */
  source: TextureSource | null = null;
  playback: PlaybackState = initialState;
  /** When it was found, for its corners. */
  detectedAt = Number.NEGATIVE_INFINITY;
  /** The picture's outer corners on the stage, CSS pixels. */
  readonly corners = new Float32Array(8);
  /** From shares of the picture to clip space, as it was seen last. */
  readonly unitToClip = identityTransform();
  /** How what has depth is seen; only kept for such media. */
  readonly matrices = createViewMatrices();
  readonly hasDepth: boolean;
  /** The photo's middle from that of the stage, as a share of the stage's shorter side. */
  distance = Number.POSITIVE_INFINITY;

  private readonly mesh = createPhotoMesh();
  private readonly photoToUnit: PlaneTransform;
  private readonly photoToClip = identityTransform();
  private readonly rawUnitToFrame = identityTransform();
  private readonly smoothing = identityTransform();
  private readonly style: MediumStyle;
  private layoutSize: Size | null = null;
  /** CSS pixels that a millimetre takes about the photo's middle. */
  private pixelsPerMm = 1;

  constructor(target: ViewerTarget) {
    this.target = target;
    this.display = displayOf(target.medium);
    this.hasDepth = target.medium.type === '3D' || target.medium.type === 'OBJECT_3D';
    this.photoToUnit = photoToUnit(identityTransform(), target);
    const { photo } = target;
    this.style = {
      toMedium: identityTransform(),
      photo: { width: photo.width, height: photo.height },
      isEllipse: photo.outline === 'ellipse',
      isStacked: false,
      opacity: 1,
    };
  }

  /** Takes in where the target is; false when it is not in the frame. */
  observe(observation: TargetObservation, viewport: Viewport): boolean {
    const { target, unitToClip } = this;
    const { frame, size, frameToClip: clip } = viewport;
    if (observation.state !== 'tracking' || !unitToFrame(unitToClip, observation, target)) return false;
    multiply(this.photoToClip, unitToClip, this.photoToUnit);
    if (observation.cylinder && observation.homography) {
      // What smoothing moved the flat view by, the mug is moved by too.
      const rawUnitToFrame = invert(
        unitToFrameByHomography(this.rawUnitToFrame, observation.homography, target),
        this.rawUnitToFrame,
      );
      const transform = rawUnitToFrame
        ? multiply(this.smoothing, clip, normalized(multiply(this.smoothing, unitToClip, rawUnitToFrame)))
        : clip;
      writeCylinderMesh(this.mesh, transform, frame, observation.cylinder, target);
    } else writeFlatMesh(this.mesh, multiply(this.photoToClip, clip, this.photoToClip), target.photo);
    multiply(unitToClip, clip, unitToClip);
    const round = target.surface.kind === 'cylinder';
    if (this.hasDepth && observation.pose)
      writeViewMatrices(this.matrices, observation.pose, round ? null : unitToClip, viewport, target);
    this.measure(size);
    return true;
  }

  private measure({ width, height }: Size): void {
    const { unitToClip: m, corners, target } = this;
    for (let corner = 0; corner < 4; corner += 1) {
      const x = corner === 1 || corner === 2 ? 1 : 0;
      const y = corner > 1 ? 1 : 0;
      // A corner behind the camera is somewhere far out.
      const w = Math.max(1e-3, m[6]! * x + m[7]! * y + m[8]!);
      corners[2 * corner] = (((m[0]! * x + m[1]! * y + m[2]!) / w + 1) / 2) * width;
      corners[2 * corner + 1] = ((1 - (m[3]! * x + m[4]! * y + m[5]!) / w) / 2) * height;
    }
    const [x, y] = [
      (target.photo.x + target.photo.width / 2) / target.widthMm,
      (target.photo.y + target.photo.height / 2) / target.heightMm,
    ];
    const w = Math.max(1e-3, m[6]! * x + m[7]! * y + m[8]!);
    const [dx, dy] = [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
    this.distance = Math.hypot((dx * width) / 2, (dy * height) / 2) / Math.min(width, height);
    const across = Math.hypot(corners[2]! - corners[0]!, corners[3]! - corners[1]!);
    const along = Math.hypot(corners[6]! - corners[0]!, corners[7]! - corners[1]!);
    this.pixelsPerMm = Math.max(across / target.widthMm, along / target.heightMm);
  }

  /** Draws a flat medium where it was seen last; `density` is the device pixels of a CSS pixel. */
  draw(painter: Painter, now: number, opacity: number, density: number): void {
    const { source, style, display, target } = this;
    if (!source) return;
    const size = source.size ?? target.photo;
    if (size !== this.layoutSize) {
      const print = { widthMm: target.photo.width, heightMm: target.photo.height };
      photoToMediumUnit(style.toMedium, placeMedium(size, print, display).matrix, size);
      this.layoutSize = size;
    }
    const [a, b] = [style.toMedium[0]! * size.width, style.toMedium[3]! * size.height];
    source.updateTexture(painter, now, Math.hypot(a, b) / (this.pixelsPerMm * density));
    style.opacity = opacity;
    style.isStacked = source.isStacked;
    painter.drawMedium(source.texture, this.mesh, style);
  }
}
