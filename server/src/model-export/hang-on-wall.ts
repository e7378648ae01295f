import { type Document, getBounds } from '@gltf-transform/core';
import type { ModelFormat } from './model-format.ts';

const quarterTurnBack: [number, number, number, number] = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/**
 * Turns a model that faces +z so that its back is on the wall. Scene Viewer keeps it upright, with the wall behind it at z = 0.
 * Quick Look takes y as the wall's normal and places the origin where the user points: there the model lies on its back, with its
 * center at the origin.
 */
export function hangOnWall(document: Document, format: ModelFormat): void {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (!scene) return;
  const { min, max } = getBounds(scene);
  const hung = document.createNode('Hung');
  if (format === 'usdz')
    hung.setRotation(quarterTurnBack).setTranslation([-(min[0] + max[0]) / 2, -min[2], (min[1] + max[1]) / 2]);
  else hung.setTranslation([0, 0, -min[2]]);
  for (const child of scene.listChildren()) hung.addChild(child);
  scene.addChild(hung);
}
