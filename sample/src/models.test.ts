import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Document, NodeIO, type Primitive } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsVariants, KHRTextureTransform, type Transform } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { describe, expect, it } from 'vitest';
import { modelList } from './models.generated.ts';
import { productList } from './products.ts';
import type { SampleSurface } from './template.ts';
import { templates } from './templates.ts';

const folder = fileURLToPath(new URL('../models/', import.meta.url));
const bytesOf = (slug: string): Uint8Array => new Uint8Array(readFileSync(`${folder}${slug}.glb`));
await MeshoptDecoder.ready;
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder });

/** Viewers work tangents out from normals and texture coordinates; written down they would be a fifth of the bytes. */
const worksOutTangents = 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE';

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await io.readBinary(bytes);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose();
  return io.writeBinary(document);
}

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
  const primitives = new Map<string, Primitive[]>();
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    const name = primitive.getMaterial()?.getName() ?? '';
    if (!name.startsWith('artwork-')) continue;
    const id = name.slice('artwork-'.length);
    primitives.set(id, [...(primitives.get(id) ?? []), primitive]);
  }
  return primitives;
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
  it('S2.9 every product has one, and nothing is left over', () => {
    expect(modelList.toSorted()).toEqual(productList.map(({ slug }) => slug).toSorted());
    const files = readdirSync(folder).filter((file) => file !== 'recipes.json');
    expect(files.toSorted()).toEqual(modelList.map((slug) => `${slug}.glb`).toSorted());
  });

  it('S2.9 each is what Khronos calls valid, at most 1.5 MB, and all together at most 25 MB', async () => {
    let all = 0;
    for (const slug of modelList) {
      const bytes = bytesOf(slug);
      all += bytes.length;
      expect(bytes.length, slug).toBeLessThanOrEqual(1.5 * 1024 * 1024);
      // The validator cannot look into what is packed, so it is shown unpacked too.
      for (const shown of [bytes, await unpacked(bytes)]) {
        const { issues } = await validateBytes(shown, { ignoredIssues: [worksOutTangents] });
        expect([issues.numErrors, issues.numWarnings], `${slug} ${JSON.stringify(issues)}`).toEqual([0, 0]);
      }
    }
    expect(all).toBeLessThanOrEqual(25 * 1024 * 1024);
  }, 60_000);

  it('S2.9 each is packed, carries textures as WebP, and comes in the colours of its product', async () => {
    for (const { slug, variation } of productList) {
      const document = await io.readBinary(bytesOf(slug));
      const used = document.getRoot().listExtensionsUsed();
      expect(
        used.map(({ extensionName }) => extensionName),
        slug,
      ).toContain('EXT_meshopt_compression');
      for (const texture of document.getRoot().listTextures()) expect(texture.getMimeType(), slug).toBe('image/webp');
      const colors = variation.length > 1 ? variation.map(({ color }) => color) : [];
      expect(variantsOf(document).toSorted(), slug).toEqual(colors.toSorted());
    }
  });

  it('S2.9 each shows every face of its product, whole, and the right way round', async () => {
    for (const [slug, surfaces] of templates) {
      const printed = await printedOf(slug);
      const modelSurfaces = surfaces.filter((surface) => !isOfChoice(slug, surface));
      expect([...printed.keys()].toSorted(), slug).toEqual(modelSurfaces.map(({ id }) => id).toSorted());
      for (const { id, outline } of modelSurfaces) {
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

  it('S2.9 each is in metres, and shows its faces as large as they are printed', async () => {
    for (const [slug, expectedSizes] of templates) {
      const surfaces = await printedSizes(slug);
      for (const surface of expectedSizes) {
        if (isOfChoice(slug, surface)) continue;
        const { id, widthMm, heightMm } = surface;
        const [width, height] = surfaces.get(id)!;
        const most = stretched[`${slug} ${id}`] ?? 0.02;
        expect(Math.abs(width / widthMm - 1), `${slug} ${id}: ${width} mm wide, not ${widthMm}`).toBeLessThan(most);
        expect(Math.abs(height / heightMm - 1), `${slug} ${id}: ${height} mm high, not ${heightMm}`).toBeLessThan(most);
      }
    }
  });
});

describe('the cloth and paper of printed faces', () => {
  it('S2.9 is woven as finely as it is: the picture of its relief, of 20 to 50 threads, repeats every few centimeters', async () => {
    let count = 0;
    for (const [slug, surfaces] of templates) {
      const document = await io.readBinary(bytesOf(slug));
      for (const material of document.getRoot().listMaterials()) {
        const face = surfaces.find(({ id }) => material.getName() === `artwork-${id}`);
        if (!face || !material.getNormalTexture()) continue;
        const transform = material.getNormalTextureInfo()?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME);
        const [across, down] = transform?.getScale() ?? [1, 1];
        for (const repeat of [face.widthMm / across, face.heightMm / down]) {
          expect(repeat, `${slug} ${face.id}`).toBeGreaterThan(8);
          expect(repeat, `${slug} ${face.id}`).toBeLessThan(101);
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});

/** Whether a surface is there only when a choice asks for it: no model shows that. */
function isOfChoice(slug: string, { itemList }: SampleSurface): boolean {
  const slots = productList.find((product) => product.slug === slug)?.customizationList ?? [];
  return itemList.every((item) => 'slot' in item && slots[item.slot]?.ofChoice !== undefined);
}

/** The names of a model's variants, of those that some of it is shown in. */
function variantsOf(document: Document): string[] {
  const extension = document
    .getRoot()
    .listExtensionsUsed()
    .find((each) => each instanceof KHRMaterialsVariants);
  return extension?.listVariants().map((variant) => variant.getName()) ?? [];
}

/** Cloth and rubber give way: by how much of its size a print may be stretched where it lies on a curve of theirs. */
const stretched: Readonly<Record<string, number>> = {
  'everyday-canvas-tote label': 0.06,
  'loopback-hoodie sleeve': 0.12,
  'portrait-fitted-tee front': 0.04,
  'regatta-swim-cap side': 0.06,
  'regatta-swim-cap other-side': 0.06,
};

/** How many millimetres of the model one whole face measures across and down: the median over its triangles. */
async function printedSizes(slug: string): Promise<Map<string, [number, number]>> {
  const document = await io.readBinary(bytesOf(slug));
  const primitives = new Map<string, { across: number; down: number; area: number }[]>();
  document
    .getRoot()
    .listScenes()[0]
    ?.traverse((node) => {
      const matrix = node.getWorldMatrix();
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const name = primitive.getMaterial()?.getName() ?? '';
        if (!name.startsWith('artwork-')) continue;
        const id = name.slice('artwork-'.length);
        primitives.set(id, [...(primitives.get(id) ?? []), ...spansOf(primitive, matrix)]);
      }
    });
  return new Map(
    Array.from(primitives, ([id, spans]) => [
      id,
      [median(spans.map(({ across, area }) => [across, area])), median(spans.map(({ down, area }) => [down, area]))],
    ]),
  );
}

/** Of each triangle: how long the whole picture would be on it, in millimetres, and how much of the picture it shows. */
function spansOf(primitive: Primitive, matrix: readonly number[]) {
  const place = primitive.getAttribute('POSITION')!;
  const uvs = uvsOf(primitive);
  const points = Array.from({ length: place.getCount() }, (_, at) => {
    const [x = 0, y = 0, z = 0] = place.getElement(at, []);
    return [0, 1, 2].map((axis) => matrix[axis]! * x + matrix[axis + 4]! * y + matrix[axis + 8]! * z);
  });
  const index = primitive.getIndices()!;
  return Array.from({ length: index.getCount() / 3 }, (_, triangle) => {
    const [a, b, c] = [0, 1, 2].map((corner) => index.getScalar(triangle * 3 + corner)) as [number, number, number];
    const [p, q] = [minus(points[b]!, points[a]!), minus(points[c]!, points[a]!)];
    const [pu, pv] = [uvs[b]![0]! - uvs[a]![0]!, uvs[b]![1]! - uvs[a]![1]!];
    const [qu, qv] = [uvs[c]![0]! - uvs[a]![0]!, uvs[c]![1]! - uvs[a]![1]!];
    const area = pu * qv - pv * qu;
    const length = (along: (axis: number) => number) => (Math.hypot(...[0, 1, 2].map(along)) * 1000) / Math.abs(area);
    return {
      across: length((axis) => p[axis]! * qv - q[axis]! * pv),
      down: length((axis) => q[axis]! * pu - p[axis]! * qu),
      area: Math.abs(area),
    };
  }).filter(({ area }) => area > 1e-9);
}

function median(weighed: [number, number][]): number {
  const sorted = weighed.toSorted(([one], [other]) => one - other);
  const half = weighed.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let passed = 0;
  return sorted.find(([, weight]) => (passed += weight) >= half)?.[0] ?? 0;
}
