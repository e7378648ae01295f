import * as THREE from 'three';
import { templates } from '../../src/templates.ts';
import { clothProducts } from './products-cloth.ts';
import { homeProducts } from './products-home.ts';
import { leatherProducts } from './products-leather.ts';
import { paperProducts } from './products-paper.ts';
import { softProducts } from './products-soft.ts';
import { wornProducts } from './products-worn.ts';
import { faceOf, group } from './true-size.ts';
import { writeGlb } from './write-glb.ts';

const builders = {
  ...paperProducts,
  ...clothProducts,
  ...softProducts,
  ...homeProducts,
  ...leatherProducts,
  ...wornProducts,
};

/** The products of which there are models. */
export const modelled: readonly string[] = Object.keys(builders).toSorted();

/** A product's model in metres, standing on the ground over the origin. */
export function productGlb(slug: string): Promise<Uint8Array> {
  const [builder, faces] = [builders[slug], templates.get(slug)];
  if (!builder || !faces) throw new Error(`nobody has built ${slug}`);
  const thing = builder(faceOf(new Map(faces.map((face) => [face.id, face])), slug));
  const whole = group(thing);
  whole.scale.setScalar(0.001);
  whole.updateMatrixWorld(true);
  const reach = new THREE.Box3().setFromObject(whole, true);
  const middle = reach.getCenter(new THREE.Vector3());
  whole.position.set(-middle.x, -reach.min.y, -middle.z);
  return writeGlb(whole, null);
}
