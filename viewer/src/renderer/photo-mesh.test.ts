import { describe, expect, it } from 'vitest';
import { frameCamera, rotationAbout } from '@afterimage/tracker/geometry/camera.ts';
import { projectCylinder, sightLength } from '@afterimage/tracker/geometry/cylinder.ts';
import { project } from '@afterimage/tracker/geometry/homography.ts';
import { identityTransform } from './plane-transform.ts';
import { writeFlatMesh, writeCylinderMesh, floatsPerVertex, createPhotoMesh } from './photo-mesh.ts';

const photo = { x: 10, y: 5, width: 180, height: 70, outline: 'rectangle' as const };
const printed = { widthMm: 200, heightMm: 80, photo };
const picture = { width: 1000, height: 400 };
const frame = { width: 640, height: 480 };

const cornersOf = ({ vertices: corners, vertexCount: count }: ReturnType<typeof createPhotoMesh>) =>
  Array.from({ length: count }, (_, at) => [...corners.subarray(at * floatsPerVertex, (at + 1) * floatsPerVertex)]);

describe('the surface that a medium is drawn on', () => {
  it('S1.13 a flat photo has four corners, a little beyond its own, where its homography says', () => {
    const view = Float64Array.of(0.004, 1e-4, -0.5, 2e-4, -0.005, 0.4, 1e-3, 5e-4, 1);
    const laid = createPhotoMesh();
    writeFlatMesh(laid, view, photo);
    expect(laid.vertexCount).toBe(4);
    for (const [x = 0, y = 0, w = 0, mmX = 0, mmY = 0, facing] of cornersOf(laid)) {
      const [u, v] = project(view, mmX, mmY);
      expect(x / w).toBeCloseTo(u, 5);
      expect(y / w).toBeCloseTo(v, 5);
      expect(facing).toBe(1);
    }
    expect(cornersOf(laid)[0]?.[3]).toBeCloseTo(-0.02 * photo.width, 4);
  });

  it('S1.13 a photo on a mug lies where the tracker’s cylinder is, and knows what faces the camera', () => {
    const pose = { rotation: rotationAbout(0.25, 0.4, -0.1), translation: Float64Array.of(0.05, -0.1, 1.6) };
    const [focal, radius] = [700, 0.3];
    const laid = createPhotoMesh();
    // With this as clip space, places are pixels of the frame
    writeCylinderMesh(laid, identityTransform(), frame, { pose, focal, radius, deviation: 0.01 }, printed);
    const [sight, camera] = [new Float64Array(sightLength), frameCamera(frame.width, frame.height, focal)];
    let [towards, away] = [0, 0];
    for (const [x = 0, y = 0, w = 0, mmX = 0, mmY = 0, facing = 0] of cornersOf(laid)) {
      const pixelX = ((photo.x + mmX) / printed.widthMm) * picture.width - 0.5;
      const pixelY = ((photo.y + mmY) / printed.heightMm) * picture.height - 0.5;
      projectCylinder(sight, { ...picture, radius }, pose, camera, pixelX, pixelY);
      expect(x / w).toBeCloseTo(sight[0]!, 2);
      expect(y / w).toBeCloseTo(sight[1]!, 2);
      expect(facing).toBeCloseTo(sight[6]!, 4);
      if (facing > 0) towards += 1;
      else away += 1;
    }
    expect(towards).toBeGreaterThan(20);
    expect(away).toBeGreaterThan(4);
  });
});
