import { type Color, type Mesh, MeshStandardMaterial, type Vector3 } from 'three';
import { type FacePoint, pointsOf } from './face-points.ts';
import { firstHit, type Triangles } from './model-rays.ts';
import { eyePosition, type Orbit } from './orbit.ts';

/** The greatest distance between a print and the material below it, in meters: flat plates lie on curved lids. */
const printLift = 0.004;
/** The greatest depth by which a print is sunk into the object, as models are made. */
const printDepth = 0.0005;

/**
 * The material below a face, which is visible where the face is transparent: cloth below a print, glaze below a line; null when
 * there is nothing below.
 */
export function meshBelow(mesh: Mesh, triangles: Triangles): Mesh | null {
  const points = pointsOf(mesh);
  const meshes = points.flatMap(({ at, normal }) => {
    const down = normal.clone().negate();
    // From a little above: body and print may lie in each other.
    const from = at.clone().addScaledVector(normal, printDepth);
    const hit = firstHit(triangles, from, down, { most: printLift + printDepth, without: mesh });
    return hit !== null && hit.normal.dot(normal) > 0 ? [hit.mesh] : [];
  });
  return points.length > 0 && meshes.length > points.length * 0.8 ? (meshes[0] ?? null) : null;
}

/**
 * Whether a face has the same color as the material below it, as every face on glass has. A white face counts as different:
 * paper, and faces that are printed all over.
 */
export function isColoredLike(face: Mesh, below: Mesh): boolean {
  const [own, other] = [face.material, below.material];
  if (!(own instanceof MeshStandardMaterial && other instanceof MeshStandardMaterial)) return false;
  if (other.transparent) return true;
  const [shares, others] = [own, other].map(({ color }) => color.clone().convertLinearToSRGB()) as [Color, Color];
  const channels = ['r', 'g', 'b'] as const;
  return (
    channels.some((channel) => shares[channel] < 0.99) &&
    channels.every((channel) => Math.abs(shares[channel] - others[channel]) < 0.12)
  );
}

/** The visible share of a face from an orbit, of the part that is turned toward the camera. */
function seenShare(
  points: readonly FacePoint[],
  triangles: Triangles,
  eye: Vector3,
  { mesh, least }: { mesh: Mesh; least: number },
): number {
  let [facingCount, visibleCount] = [0, 0];
  for (const { at, normal } of points) {
    const way = eye.clone().sub(at);
    const most = way.length();
    way.divideScalar(most);
    if (normal.dot(way) < 0.15) continue;
    facingCount += 1;
    if (!firstHit(triangles, at, way, { least, most, without: mesh, isThroughGlass: true })) visibleCount += 1;
  }
  // What looks away is not to be seen either.
  return (facingCount === 0 ? 0 : visibleCount / facingCount) * Math.min(1, facingCount / points.length + 0.4);
}

const turns = [0, 20, -20, 40, -40];
const tilts = [0, 16, 32, 48];

/** The nearest orbit from which nothing of the object occludes the face. */
export function clearOrbit(
  mesh: Mesh,
  triangles: Triangles,
  { orbit, target, distance }: { orbit: Orbit; target: Vector3; distance: number },
): Orbit {
  const points = pointsOf(mesh);
  if (points.length === 0) return orbit;
  let best = { orbit, score: -1 };
  for (const tilt of tilts)
    for (const turn of turns) {
      const candidate = { turn: orbit.turn + turn, tilt: orbit.tilt + Math.sign(orbit.tilt || 1) * tilt };
      if (Math.abs(candidate.tilt) > 82) continue;
      const eye = target.clone().copy(eyePosition(candidate, distance, target));
      const share = seenShare(points, triangles, eye, { mesh, least: distance * 0.002 });
      const score = share * Math.cos((Math.hypot(turn, tilt) * Math.PI) / 220);
      if (score > best.score) best = { orbit: candidate, score };
      if (turn === 0 && tilt === 0 && share > 0.9) return orbit;
    }
  return best.orbit;
}
