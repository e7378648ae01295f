import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { placeMedium, plainDisplayOf } from '@afterimage/scene/place-medium.ts';
import type { Cover, Size } from '../session/object-fit.ts';
import type { TargetSighting } from '../session/types.ts';
import type { Life } from './playback-state.ts';
import { unborn } from './playback-state.ts';
import type { MediumLook, Painter } from './painter.ts';
import { after, clipOf, mediumShares, photoShares, type Plane, plane, sharesByHomography, sharesOf } from './plane-transform.ts';
import type { Source } from './texture-source.ts';
import { laySpace, space } from './view-matrices.ts';
import { layFlat, layRound, surface } from './photo-mesh.ts';
import { invert } from '@afterimage/tracker/geometry/homography.ts';

/** What frames of one size and a stage of one size have in common. */
export interface View {
  frame: Size;
  stage: Size;
  cover: Cover;
  /** From pixels of the frame to clip space. */
  clip: Plane;
}

export const viewOf = (frame: Size, stage: Size, cover: Cover): View => ({
  frame,
  stage,
  cover,
  clip: clipOf(plane(), cover, stage),
});

/** What is nearly no change may have been scaled by anything, also below 0: then all would lie behind the camera. */
function upright(change: Plane): Plane {
  const last = change[8]!;
  for (let index = 0; index < 9; index += 1) change[index]! /= last;
  return change;
}

/** A target of the show on the stage: where it is, and what lies on it. */
export class Part {
  readonly target: ViewerTarget;
  readonly display: MediumDisplay;
  /** Null for what has depth. */
  source: Source | null = null;
  life: Life = unborn;
  /** When it was found, for its corners. */
  foundAt = Number.NEGATIVE_INFINITY;
  /** The picture's outer corners on the stage, CSS pixels. */
  readonly quad = new Float32Array(8);
  /** From shares of the picture to clip space, as it was seen last. */
  readonly shares = plane();
  /** How what has depth is seen; only kept for such media. */
  readonly space = space();
  readonly hasDepth: boolean;
  /** The photo's middle from that of the stage, as a share of the stage's shorter side. */
  distance = Number.POSITIVE_INFINITY;

  private readonly surface = surface();
  private readonly photoToShares: Plane;
  private readonly place = plane();
  private readonly raw = plane();
  private readonly bent = plane();
  private readonly look: MediumLook;
  private laidFor: Size | null = null;
  /** CSS pixels that a millimetre takes about the photo's middle. */
  private scale = 1;

  constructor(target: ViewerTarget) {
    this.target = target;
    this.display = target.medium.display ?? plainDisplayOf(target.medium.type);
    this.hasDepth = target.medium.type === '3D' || target.medium.type === 'OBJECT_3D';
    this.photoToShares = photoShares(plane(), target);
    const { photo } = target;
    this.look = {
      toMedium: plane(),
      photo: { width: photo.width, height: photo.height },
      ellipse: photo.outline === 'ellipse',
      stacked: false,
      opacity: 1,
    };
  }

  /** Takes in where the target is; false when it is not in the frame. */
  see(sighting: TargetSighting, view: View): boolean {
    const { target, shares } = this;
    const { frame, stage, clip } = view;
    if (sighting.state !== 'tracking' || !sharesOf(shares, sighting, target)) return false;
    after(this.place, shares, this.photoToShares);
    if (sighting.cylinder && sighting.homography) {
      // What smoothing moved the flat view by, the mug is moved by too.
      const raw = invert(sharesByHomography(this.raw, sighting.homography, target), this.raw);
      const moved = raw ? after(this.bent, clip, upright(after(this.bent, shares, raw))) : clip;
      layRound(this.surface, moved, frame, sighting.cylinder, target);
    } else layFlat(this.surface, after(this.place, clip, this.place), target.photo);
    after(shares, clip, shares);
    const round = target.surface.kind === 'cylinder';
    if (this.hasDepth && sighting.pose) laySpace(this.space, sighting.pose, round ? null : shares, view, target);
    this.measure(stage);
    return true;
  }

  private measure({ width, height }: Size): void {
    const { shares: m, quad, target } = this;
    for (let corner = 0; corner < 4; corner += 1) {
      const x = corner === 1 || corner === 2 ? 1 : 0;
      const y = corner > 1 ? 1 : 0;
      // A corner behind the camera is somewhere far out.
      const w = Math.max(1e-3, m[6]! * x + m[7]! * y + m[8]!);
      quad[2 * corner] = (((m[0]! * x + m[1]! * y + m[2]!) / w + 1) / 2) * width;
      quad[2 * corner + 1] = ((1 - (m[3]! * x + m[4]! * y + m[5]!) / w) / 2) * height;
    }
    const [x, y] = [
      (target.photo.x + target.photo.width / 2) / target.widthMm,
      (target.photo.y + target.photo.height / 2) / target.heightMm,
    ];
    const w = Math.max(1e-3, m[6]! * x + m[7]! * y + m[8]!);
    const [dx, dy] = [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
    this.distance = Math.hypot((dx * width) / 2, (dy * height) / 2) / Math.min(width, height);
    const across = Math.hypot(quad[2]! - quad[0]!, quad[3]! - quad[1]!);
    const along = Math.hypot(quad[6]! - quad[0]!, quad[7]! - quad[1]!);
    this.scale = Math.max(across / target.widthMm, along / target.heightMm);
  }

  /** Draws a flat medium where it was seen last; `density` is the device pixels of a CSS pixel. */
  draw(painter: Painter, now: number, opacity: number, density: number): void {
    const { source, look, display, target } = this;
    if (!source) return;
    const size = source.size ?? target.photo;
    if (size !== this.laidFor) {
      const print = { widthMm: target.photo.width, heightMm: target.photo.height };
      mediumShares(look.toMedium, placeMedium(size, print, display).matrix, size);
      this.laidFor = size;
    }
    const [a, b] = [look.toMedium[0]! * size.width, look.toMedium[3]! * size.height];
    source.show(painter, now, Math.hypot(a, b) / (this.scale * density));
    look.opacity = opacity;
    look.stacked = source.stacked;
    painter.medium(source.slot, this.surface, look);
  }
}
