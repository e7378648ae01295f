import { type Document, getBounds } from '@gltf-transform/core';
import type { ModelFormat } from './model-format.ts';

const quarterTurnBack: [number, number, number, number] = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/**
 * Puts the back of a model that looks along +z onto the wall. Scene Viewer leaves what hangs upright, with the wall
 * behind it at z = 0. Quick Look holds y as the wall's normal and puts the origin where the person points: there the
 * model lies on its back, its middle at the origin.
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
