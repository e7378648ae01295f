import type { ModelRegion } from '@afterimage/contract/print.ts';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, type Material } from 'three';
import { expect, it } from 'vitest';
import { assignPrints } from './assign-prints.ts';

function mesh(material: Material, name: string, hasUv = true): Mesh {
  const geometry = new BoxGeometry();
  if (!hasUv) geometry.deleteAttribute('uv');
  const one = new Mesh(geometry, material);
  // The loader writes the name of the file here, and a changed one into `name`.
  one.userData['name'] = name;
  return one;
}

const wood = () => Object.assign(new MeshStandardMaterial({ color: '#c9a26b' }), { name: 'Wood' });
const modelOf = (...meshes: Mesh[]) => new Group().add(...meshes);
const materialOf = ({ material }: Mesh) => material as MeshStandardMaterial;

it('S3.17 all meshes of a material that is a part get one material of their own, which keeps its color', () => {
  const material = wood();
  const [front, edge, back] = [mesh(material, 'Front'), mesh(material, 'Edge'), mesh(wood(), 'Back')];
  materialOf(back).name = 'Steel';
  assignPrints(modelOf(front, edge, back), { 'face-1': { part: 'Wood' } });
  expect(materialOf(front)).toBe(materialOf(edge));
  expect(materialOf(front)).toMatchObject({ name: 'artwork-face-1', userData: { ownColor: '#c9a26b' } });
  expect(materialOf(back).name).toBe('Steel');
});

it('S3.17 an object is a part too, and leaves the others that have its material', () => {
  const material = wood();
  const [front, back] = [mesh(material, 'Front plate'), mesh(material, 'Back plate')];
  assignPrints(modelOf(front, back), { 'face-2': { part: 'Front plate' } });
  expect([materialOf(front).name, materialOf(back).name]).toEqual(['artwork-face-2', 'Wood']);
});

it('S3.17 the meshes of an object with several materials belong to it', () => {
  const [label, rim] = [mesh(wood(), 'Label'), mesh(wood(), 'Rim')];
  for (const one of [label, rim]) delete one.userData['name'];
  const object = modelOf(label, rim);
  object.userData['name'] = 'Jar';
  assignPrints(new Group().add(object), { 'face-3': { part: 'Jar' } });
  expect([label, rim].map((one) => materialOf(one).name)).toEqual(['artwork-face-3', 'artwork-face-3']);
});

it('S3.17 what cannot show a print is passed over: without texture coordinates, or not in the model', () => {
  const bare = mesh(wood(), 'Bare', false);
  assignPrints(modelOf(bare), { 'face-4': { part: 'Wood' }, 'face-5': { part: 'Lid' } });
  expect(materialOf(bare).name).toBe('Wood');
});

it('S3.17 a part without light becomes a lit one', () => {
  const flat = Object.assign(new MeshBasicMaterial(), { name: 'Flat' });
  const printed = mesh(flat, 'Printed');
  assignPrints(modelOf(printed), { 'face-6': { part: 'Flat' } });
  expect(materialOf(printed)).toBeInstanceOf(MeshStandardMaterial);
});

it('S3.17 a print that covers a section of the texture leaves the rest of the part as it is', () => {
  const material = wood();
  const label = new Mesh(new PlaneGeometry(2, 1), material);
  label.userData['name'] = 'Label';
  const region: ModelRegion = { x: 0.5, y: 0, width: 0.5, height: 1, rotation: 0, mirrored: false };
  assignPrints(modelOf(label), { 'face-7': { part: 'Wood', region } });
  expect(materialOf(label).name).toBe('artwork-face-7');
  label.geometry.computeBoundingBox();
  expect([label.geometry.boundingBox?.min.x, label.geometry.boundingBox?.max.x]).toEqual([0, 1]);
  const shares = Array.from(label.geometry.getAttribute('uv').array);
  expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 1]);
  const [rest] = label.children as Mesh[];
  expect(rest?.material).toBe(material);
  rest?.geometry.computeBoundingBox();
  expect([rest?.geometry.boundingBox?.min.x, rest?.geometry.boundingBox?.max.x]).toEqual([-1, 0]);
});
