import { describe, expect, it } from 'vitest';
import { placeMedium } from '@afterimage/scene/place-medium.ts';
import { project } from '@afterimage/tracker/geometry/homography.ts';
import { objectFitOf, projectCorners } from '../session/object-fit.ts';
import {
  multiply,
  frameToClip,
  photoToMediumUnit,
  photoToUnit,
  identityTransform,
  unitToFrame,
  squareToQuad,
} from './plane-transform.ts';

const picture = { width: 400, height: 320 };
const frame = { width: 640, height: 480 };
const stage = { width: 390, height: 844 };
const homography = Float64Array.of(0.5, 0.1, 150, -0.05, 0.45, 120, 2e-4, 3e-4, 1);
const corners = Float64Array.from(
  [
    [-0.5, -0.5],
    [399.5, -0.5],
    [399.5, 319.5],
    [-0.5, 319.5],
  ].flatMap(([x = 0, y = 0]) => project(homography, x, y)),
);
const sighting = { state: 'tracking' as const, homography, corners, confidence: 1, pose: null, cylinder: null };
const close = (found: readonly number[], wanted: readonly number[], digits = 6) => {
  expect(found).toHaveLength(wanted.length);
  for (const [index, value] of found.entries()) expect(value).toBeCloseTo(wanted[index] ?? Number.NaN, digits);
};

describe('planes of the stage', () => {
  it('S1.13 a square’s corners go to a quadrilateral’s, by corners and by homography alike', () => {
    const byCorners = squareToQuad(identityTransform(), corners);
    close(
      [0, 1, 1, 0].flatMap((x, i) => project(byCorners, x, i < 2 ? 0 : 1)),
      [...corners],
      9,
    );
    const [one, other] = [identityTransform(), identityTransform()];
    unitToFrame(one, sighting, picture);
    unitToFrame(other, { ...sighting, corners: null }, picture);
    close(project(one, 0.3, 0.8), project(other, 0.3, 0.8), 9);
  });

  it('S1.13 a print of which a corner lies behind the camera is drawn by its homography', () => {
    const steep = Float64Array.of(0.5, 0.1, 150, -0.05, 0.45, 120, -3e-3, 0, 1);
    const [byHomography, byDrawing] = [identityTransform(), identityTransform()];
    unitToFrame(byHomography, { ...sighting, homography: steep, corners: null }, picture);
    unitToFrame(byDrawing, { ...sighting, homography: steep }, picture);
    expect([...byDrawing]).toEqual([...byHomography]);
    expect(unitToFrame(byDrawing, { ...sighting, homography: null }, picture)).toBe(false);
  });

  it('S1.13 a print’s corners lie on the stage where the cover of camera and tracker says', () => {
    const cover = objectFitOf(frame, stage);
    const shares = identityTransform();
    unitToFrame(shares, sighting, picture);
    const toClip = multiply(identityTransform(), frameToClip(identityTransform(), cover, stage), shares);
    const drawnCorners = [0, 1, 1, 0].flatMap((x, i) => {
      const [u, v] = project(toClip, x, i < 2 ? 0 : 1);
      return [((u + 1) / 2) * stage.width, ((1 - v) / 2) * stage.height];
    });
    close(drawnCorners, projectCorners(homography, picture, cover) ?? []);
  });

  it('S1.13 millimetres of a photo within its print are shares of the print’s picture', () => {
    const photo = { x: 5, y: 10, width: 90, height: 60, outline: 'rectangle' as const };
    const shares = photoToUnit(identityTransform(), { widthMm: 100, heightMm: 80, photo });
    close(project(shares, 0, 0), [0.05, 0.125]);
    close(project(shares, 90, 60), [0.95, 0.875]);
  });

  it('S1.13 a medium’s corners are the corners of its picture, however it is laid; a stacked film counts half as high', () => {
    const laid = { fit: 'contain', x: 0.1, y: -0.2, scale: 0.7, rotation: 33 } as const;
    const film = { width: 640, height: 720 / 2 };
    const { matrix, corners: placed } = placeMedium(film, { widthMm: 90, heightMm: 60 }, laid);
    const shares = photoToMediumUnit(identityTransform(), matrix, film);
    close(
      placed.flatMap(({ x, y }) => project(shares, x, y)),
      [0, 0, 1, 0, 1, 1, 0, 1],
      9,
    );
  });
});
