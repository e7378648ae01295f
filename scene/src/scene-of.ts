import { monthItems } from './calendar/month-items.ts';
import type { Scene } from './scene.ts';
import { type SceneInput, sceneWith } from './scene-with.ts';

/**
 * The template, filled with what the customer gave. The studio's preview and proof, the print file, the targets of the
 * viewer, and the models for a room are all drawn from this.
 */
export const sceneOf = (input: SceneInput): Scene => sceneWith({ monthItems }, input);
