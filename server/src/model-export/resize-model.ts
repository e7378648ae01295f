import { type Document, getBounds } from '@gltf-transform/core';
import type { SizeChange } from '@afterimage/contract/effects.ts';

/**
 * Scales a model about its origin to a size in millimeters; a direction in which it has no extent stays.
 * `media/src/model/resize-model.ts` does the same in browsers.
 */
export function resizeModel(document: Document, { widthMm, heightMm, depthMm }: SizeChange): void {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (!scene) return;
  const { min, max } = getBounds(scene);
  const factor = (mm: number | undefined, axis: 0 | 1 | 2): number => {
    const meters = max[axis] - min[axis];
    return mm === undefined || !(meters > 0) || !Number.isFinite(meters) ? 1 : mm / 1000 / meters;
  };
  const scaled = document.createNode('Scaled').setScale([factor(widthMm, 0), factor(heightMm, 1), factor(depthMm, 2)]);
  for (const child of scene.listChildren()) scaled.addChild(child);
  scene.addChild(scaled);
}
