import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeIO, type Primitive } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { modelList } from './models.generated.ts';
import { templates } from './templates.ts';

const folder = fileURLToPath(new URL('../models/', import.meta.url));
const bytesOf = (slug: string): Uint8Array => new Uint8Array(readFileSync(`${folder}${slug}.glb`));
const io = new NodeIO().registerExtensions([KHRMeshQuantization]);

type Vector = [number, number, number];
const minus = (a: number[], b: number[]): Vector => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The primitives of each material whose name begins with `artwork-`, by the rest of the name. */
async function printedOf(slug: string): Promise<Map<string, Primitive[]>> {
  const document = await io.readBinary(bytesOf(slug));
  const found = new Map<string, Primitive[]>();
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    const name = primitive.getMaterial()?.getName() ?? '';
    if (!name.startsWith('artwork-')) continue;
    const id = name.slice('artwork-'.length);
    found.set(id, [...(found.get(id) ?? []), primitive]);
  }
  return found;
}

const uvsOf = (primitive: Primitive): number[][] => {
  const uv = primitive.getAttribute('TEXCOORD_0')!;
  return Array.from({ length: uv.getCount() }, (_, at) => uv.getElement(at, new Array<number>()));
};

/** Whether a triangle shows its picture as it is, not as a mirror would: across times down looks away from us. */
function isReadable(primitive: Primitive, uv: number[][], at: number): boolean {
  const [index, place] = [primitive.getIndices()!, primitive.getAttribute('POSITION')!];
  const corners = [0, 1, 2].map((each) => index.getScalar(at * 3 + each));
  const [p, q, r] = corners.map((each) => place.getElement(each, new Array<number>())) as [
    number[],
    number[],
    number[],
  ];
  const [a, b, c] = corners.map((each) => uv[each]!) as [number[], number[], number[]];
  const [x, y] = [minus(q, p), minus(r, p)];
  const area = (b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!);
  // A triangle that is seen from the front turns left; its picture's axes, with v downwards, turn right.
  return Math.hypot(...cross(x, y)) < 1e-12 || area <= 1e-9;
}

describe('the models of the products', () => {
  it('S2.9 every customisable product has one, and nothing is left over', () => {
    expect(modelList.toSorted()).toEqual([...templates.keys()].toSorted());
    expect(readdirSync(folder).toSorted()).toEqual(modelList.map((slug) => `${slug}.glb`).toSorted());
  });

  it('S2.9 each is what Khronos calls valid, at most 150 kB, and all together at most 4 MB', async () => {
    let all = 0;
    for (const slug of modelList) {
      const bytes = bytesOf(slug);
      all += bytes.length;
      expect(bytes.length, slug).toBeLessThanOrEqual(150 * 1024);
      const report = await validateBytes(bytes);
      expect([report.issues.numErrors, report.issues.numWarnings], `${slug} ${JSON.stringify(report.issues)}`).toEqual([
        0, 0,
      ]);
    }
    expect(all).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  it('S2.9 each shows every face of its product, whole, and the right way round', async () => {
    for (const slug of modelList) {
      const printed = await printedOf(slug);
      const faces = templates.get(slug)!;
      expect([...printed.keys()].toSorted(), slug).toEqual(faces.map(({ id }) => id).toSorted());
      for (const { id, outline } of faces) {
        const primitives = printed.get(id)!;
        const uvs = primitives.flatMap(uvsOf);
        for (const axis of [0, 1]) {
          const along = uvs.map((uv) => uv[axis]!);
          expect(Math.min(...along), `${slug} ${id}`).toBeCloseTo(0, 2);
          expect(Math.max(...along), `${slug} ${id}`).toBeCloseTo(1, 2);
        }
        if (outline === 'rectangle')
          for (const [u, v] of [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ] as const) {
            const nearest = Math.min(...uvs.map((uv) => Math.hypot(uv[0]! - u, uv[1]! - v)));
            expect(nearest, `${slug} ${id}: a corner`).toBeLessThan(0.16);
          }
        // A canvas's picture goes on round its edges as a mirror image.
        if (slug === 'open-air-gallery-canvas') continue;
        for (const primitive of primitives) {
          const own = uvsOf(primitive);
          for (let at = 0; at < primitive.getIndices()!.getCount() / 3; at += 7)
            expect(isReadable(primitive, own, at), `${slug} ${id} is mirrored`).toBe(true);
        }
      }
    }
  });
});
