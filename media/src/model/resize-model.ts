import { Box3, type Object3D, Vector3 } from 'three';

/** The size of a model in millimeters; absent lengths stay as in the file. */
export interface ModelSizeMm {
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  depthMm?: number | undefined;
}

/**
 * Scales a model about its origin; a direction in which it has no extent stays. `server/src/model-export/resize-model.ts` does the
 * same for exports.
 */
export function resizeModel(model: Object3D, { widthMm, heightMm, depthMm }: ModelSizeMm): void {
  model.updateMatrixWorld(true);
  const { x, y, z } = new Box3().setFromObject(model, true).getSize(new Vector3());
  const factor = (mm: number | undefined, meters: number): number =>
    mm === undefined || !(meters > 0) || !Number.isFinite(meters) ? 1 : mm / 1000 / meters;
  model.scale.multiply(new Vector3(factor(widthMm, x), factor(heightMm, y), factor(depthMm, z)));
  model.updateMatrixWorld(true);
}
