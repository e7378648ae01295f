import * as THREE from 'three';
import { heart, musicNotes, starBurst } from './gallery-feelings.ts';
import { butterfly, cat, flower } from './gallery-nature.ts';
import { balloons, cake, fireworks, gift } from './gallery-parties.ts';
import { house, ringBox, snowGlobe } from './gallery-places.ts';
import { hotAirBalloon, paperPlane, sailBoat } from './gallery-travels.ts';
import { group, type Moving } from './low-poly.ts';
import { writeGlb } from './write-glb.ts';

/** How each model is built, and the share of its loop at which its poster is taken. */
export const galleryRecipes: Record<
  string,
  { build: () => Moving; poster: number; turn?: number; elevation?: number }
> = {
  'beating-heart': { build: heart, poster: 0.2, turn: -16 },
  balloons: { build: balloons, poster: 0.1 },
  'birthday-cake': { build: cake, poster: 0.3, elevation: 20 },
  butterfly: { build: butterfly, poster: 0.03, turn: -14 },
  fireworks: { build: fireworks, poster: 0.54 },
  cat: { build: cat, poster: 0.08, turn: -18 },
  flower: { build: flower, poster: 0.52, elevation: 24 },
  'hot-air-balloon': { build: hotAirBalloon, poster: 0.25 },
  'sail-boat': { build: sailBoat, poster: 0.2, turn: -22 },
  'paper-plane': { build: paperPlane, poster: 0.94, elevation: 24 },
  'music-notes': { build: musicNotes, poster: 0.15, turn: -12 },
  'star-burst': { build: starBurst, poster: 0.05, turn: -10 },
  'ring-box': { build: ringBox, poster: 0.52, turn: -24, elevation: 20 },
  gift: { build: gift, poster: 0.5, turn: -30, elevation: 18 },
  house: { build: house, poster: 0.4, turn: -28, elevation: 18 },
  'snow-globe': { build: snowGlobe, poster: 0.3, turn: -10 },
};

/** A model that fits a cube of one unit in all of its loop: its middle over the origin, its lowest point on the ground. */
export function galleryGlb(name: string): Promise<Uint8Array> {
  const recipe = galleryRecipes[name];
  if (!recipe) throw new Error(`nobody has built ${name}`);
  const moving = recipe.build();
  const reach = new THREE.Box3();
  for (let step = 0; step < 60; step += 1) {
    for (const { node, path, at } of moving.moveList) node[path].set(...at(step / 60));
    moving.object.updateMatrixWorld(true);
    reach.union(new THREE.Box3().setFromObject(moving.object, true));
  }
  for (const { node, path, at } of moving.moveList) node[path].set(...at(0));
  const size = reach.getSize(new THREE.Vector3());
  const middle = reach.getCenter(new THREE.Vector3());
  // A hair inside, for what quantising moves.
  const scale = 0.998 / Math.max(size.x, size.y, size.z);
  const whole = group(moving.object);
  whole.scale.setScalar(scale);
  whole.position.set(-middle.x * scale, -reach.min.y * scale, -middle.z * scale);
  return writeGlb(whole, moving);
}
