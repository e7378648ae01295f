import { describe, expect, it } from 'vitest';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { frameCamera, rotationAbout } from '@afterimage/tracker/geometry/camera.ts';
import { plainDisplay } from '@afterimage/scene/place-medium.ts';
import { cylinderHomography, projectCylinder, sightLength } from '@afterimage/tracker/geometry/cylinder.ts';
import { objectFitOf, projectCorners } from '../session/object-fit.ts';
import type { Painter } from './painter.ts';
import { TargetView, viewportOf } from './target-view.ts';
import { floatsPerVertex, type PhotoMesh } from './photo-mesh.ts';

const picture = { width: 500, height: 200 };
const [frame, stage] = [
  { width: 640, height: 480 },
  { width: 390, height: 844 },
];
const [focal, radius] = [650, 0.42];
const target: ViewerTarget = {
  id: '1',
  title: 'Mug',
  packUrl: '',
  pictureUrl: '',
  ...picture,
  widthMm: 200,
  heightMm: 80,
  surface: { kind: 'cylinder', radiusMm: radius * 200 },
  photo: { x: 20, y: 5, width: 160, height: 70, outline: 'rectangle' },
  medium: {
    attachmentId: '00000000-0000-4000-8000-000000000000',
    type: 'IMAGE',
    url: '',
    mimeType: '',
    width: 160,
    height: 70,
    durationSeconds: null,
    posterUrl: null,
    captionsUrl: null,
    text: null,
    display: null,
  },
};

/** What a part would have drawn. */
function drawnBy(part: TargetView): PhotoMesh {
  let drawnMesh: PhotoMesh | null = null;
  part.source = {
    texture: { texture: null, isFilled: true, hasMipmaps: false, isPremultiplied: true },
    size: { width: 160, height: 70 },
    isReady: true,
    isStacked: false,
    setPlayback: () => undefined,
    prepare: () => undefined,
    updateTexture: () => undefined,
    dispose: () => undefined,
  };
  const painter = { drawMedium: (_texture: unknown, surface: PhotoMesh) => (drawnMesh = surface) };
  part.draw(painter as unknown as Painter, 0, 1, 2);
  if (!drawnMesh) throw new Error('nothing was drawn');
  return drawnMesh;
}

describe('a target on the stage', () => {
  it('S3.17 a film without a sound track is none that could be heard, one of which nothing is known is', () => {
    const soundOf = (medium: Partial<ViewerTarget['medium']>) =>
      new TargetView({ ...target, medium: { ...target.medium, type: 'VIDEO', ...medium } }).display.sound;
    const loud = { ...plainDisplay, sound: true };
    expect([soundOf({ hasSound: false, display: loud }), soundOf({ hasSound: false })]).toEqual([false, false]);
    expect([soundOf({ hasSound: true, display: loud }), soundOf({ display: loud }), soundOf({})]).toEqual([
      true,
      true,
      true,
    ]);
    expect(soundOf({ hasSound: true, display: { ...plainDisplay, sound: false } })).toBe(false);
  });

  it('S1.13 a medium on a mug is bent where the tracker’s cylinder is, however the mug is turned', () => {
    for (const turn of [-0.5, 0, 0.6]) {
      const pose = { rotation: rotationAbout(0.3, turn, 0.2), translation: Float64Array.of(0.1, -0.15, 2) };
      const camera = frameCamera(frame.width, frame.height, focal);
      const homography = cylinderHomography({ ...picture, radius }, pose, camera);
      const cover = objectFitOf(frame, stage);
      const part = new TargetView(target);
      const cylinder = { pose, focal, radius, deviation: 0.01 };
      const sighting = { state: 'tracking' as const, homography, corners: null, confidence: 1, pose: null, cylinder };
      expect(part.observe(sighting, viewportOf(frame, stage, cover))).toBe(true);
      const { vertices: corners, vertexCount: count } = drawnBy(part);
      const sight = new Float64Array(sightLength);
      for (let at = 0; at < count; at += 1) {
        const [x = 0, y = 0, w = 0, mmX = 0, mmY = 0] = corners.subarray(at * floatsPerVertex);
        const [pixelX, pixelY] = [((20 + mmX) / 200) * 500 - 0.5, ((5 + mmY) / 80) * 200 - 0.5];
        projectCylinder(sight, { ...picture, radius }, pose, camera, pixelX, pixelY);
        expect(w).toBeGreaterThan(0);
        expect(((x / w + 1) / 2) * stage.width).toBeCloseTo(cover.left + (sight[0]! + 0.5) * cover.scale, 1);
        expect(((1 - y / w) / 2) * stage.height).toBeCloseTo(cover.top + (sight[1]! + 0.5) * cover.scale, 1);
      }
    }
  });

  it('S1.13 its corners are those that the cover of camera and tracker tells, lost it is not seen', () => {
    const homography = Float64Array.of(0.6, 0.1, 150, -0.05, 0.5, 160, 2e-4, 3e-4, 1);
    const sighting = {
      state: 'tracking' as const,
      homography,
      corners: null,
      confidence: 1,
      pose: null,
      cylinder: null,
    };
    const cover = objectFitOf(frame, stage);
    const view = viewportOf(frame, stage, cover);
    const part = new TargetView(target);
    expect(part.observe({ ...sighting, state: 'lost', homography: null }, view)).toBe(false);
    expect(part.observe(sighting, view)).toBe(true);
    for (const [index, corner] of (projectCorners(homography, picture, cover) ?? []).entries())
      expect(part.corners[index]).toBeCloseTo(corner, 2);
  });
});
