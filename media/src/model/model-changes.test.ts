import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
import { expect, it } from 'vitest';
import { assignPrints } from './assign-prints.ts';
import { modelChanger } from './model-changes.ts';
import { resizeModel } from './resize-model.ts';

const material = (name: string, color = '#808080') => Object.assign(new MeshStandardMaterial({ color }), { name });

function mesh(
  own: MeshStandardMaterial,
  name: string,
  [width, height, depth]: readonly [number, number, number] = [0.1, 0.2, 0.3],
) {
  const one = new Mesh<BoxGeometry, MeshStandardMaterial>(new BoxGeometry(width, height, depth), own);
  one.userData['name'] = name;
  // The loader leaves out what bindings of animations cannot name.
  one.name = name.replaceAll(' ', '_');
  return one;
}

const colorOf = ({ material: own }: Mesh<BoxGeometry, MeshStandardMaterial>) => `#${own.color.getHexString()}`;
const none = { materials: [], hidden: [] };

it('S3.15 a part is hidden by the name of its object in the file, else by its material, and comes back', () => {
  const wood = material('Wood');
  const [lid, body, rim] = [mesh(wood, 'Lid of jar.001'), mesh(wood, 'Body'), mesh(material('Steel'), 'Rim')];
  const change = modelChanger(new Group().add(lid, body, rim));
  const visibilities = () => [lid, body, rim].map(({ visible }) => visible);
  change({ ...none, hidden: ['Lid of jar'] }, null, () => undefined);
  expect(visibilities()).toEqual([false, true, true]);
  change({ ...none, hidden: ['Steel'] }, null, () => undefined);
  expect(visibilities()).toEqual([true, true, false]);
  change(none, null, () => undefined);
  expect(visibilities()).toEqual([true, true, true]);
});

it('S3.15 a color goes to a material, or to an object alone that shares its material with others', () => {
  const wood = material('Wood');
  const [lid, body] = [mesh(wood, 'Lid'), mesh(wood, 'Body')];
  const change = modelChanger(new Group().add(lid, body));
  change({ ...none, materials: [{ materials: ['Wood'], color: '#aa0000', roughness: 0.1 }] }, null, () => undefined);
  expect([colorOf(lid), colorOf(body), body.material.roughness]).toEqual(['#aa0000', '#aa0000', 0.1]);
  change({ ...none, materials: [{ materials: ['Lid'], color: '#00aa00' }] }, null, () => undefined);
  expect([colorOf(lid), colorOf(body)]).toEqual(['#00aa00', '#808080']);
  change(none, null, () => undefined);
  expect([colorOf(lid), colorOf(body)]).toEqual(['#808080', '#808080']);
});

it('S3.15 a material that shows a print is still found by the name that it has in the file', () => {
  const front = mesh(material('Label'), 'Front');
  const model = new Group().add(front);
  assignPrints(model, { 'face-1': { part: 'Label' } });
  const change = modelChanger(model);
  change({ materials: [{ materials: ['Label'], color: '#0000aa' }], hidden: ['Label'] }, null, () => undefined);
  expect([colorOf(front), front.visible]).toEqual(['#0000aa', false]);
});

it('S3.15 a model is scaled to millimeters; lengths that are not said stay, and so does a flat direction', () => {
  const [box, plate] = [mesh(material('Wood'), 'Box'), mesh(material('Wood'), 'Plate', [0.1, 0.2, 0])];
  const model = new Group().add(box);
  resizeModel(model, { widthMm: 300, depthMm: 150 });
  expect([model.scale.x, model.scale.y, model.scale.z].map((value) => Number(value.toFixed(6)))).toEqual([3, 1, 0.5]);
  const flat = new Group().add(plate);
  resizeModel(flat, { depthMm: 100 });
  expect(flat.scale.z).toBe(1);
});
