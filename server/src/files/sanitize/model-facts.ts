import { type Accessor, type Document, getBounds, type Node, type Primitive } from '@gltf-transform/core';
import type { ModelPart, ModelSize } from '@afterimage/contract/admin/product-model.ts';

export interface ModelFacts {
  triangles: number;
  /** In meters. */
  size: ModelSize;
  partList: ModelPart[];
}

const triangleMode = 4;
/** A form cannot offer more; their names are those of the model's maker. */
const [mostParts, longestName] = [200, 120];

/** The facts of a model: triangles, extent, and which of its materials and objects can show a print. */
export function modelFacts(document: Document): ModelFacts {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const triangleMeshes: { node: Node; primitive: Primitive }[] = [];
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? [])
      if (primitive.getMode() === triangleMode) triangleMeshes.push({ node, primitive });
  });
  const names = [
    ...triangleMeshes.map(({ primitive }) => ({ name: primitive.getMaterial()?.getName() ?? '', primitive })),
    ...triangleMeshes.map(({ node, primitive }) => ({ name: node.getName(), primitive })),
  ].filter(({ name }) => name !== '' && name.length <= longestName);
  const partList = Array.from(
    Map.groupBy(names, ({ name }) => name),
    ([name, list]): ModelPart => {
      const coordinates = list.map(({ primitive }) => primitive.getAttribute('TEXCOORD_0'));
      const hasUv = coordinates.every((one) => one !== null);
      const uvArea = hasUv ? uvAreaOf(coordinates.filter((one) => one !== null)) : undefined;
      return { name, hasUv, ...(uvArea && { uvArea }) };
    },
  );
  return {
    triangles: triangleMeshes.reduce((sum, { primitive }) => sum + trianglesOf(primitive), 0),
    size: scene ? sizeOf(getBounds(scene)) : { width: 0, height: 0, depth: 0 },
    partList: partList.slice(0, mostParts),
  };
}

/** The rectangle that texture coordinates take, in ten-thousandths; undefined for one without extent. */
function uvAreaOf(coordinates: readonly Accessor[]): ModelPart['uvArea'] {
  const [least, most] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ] as [[number, number], [number, number]];
  for (const one of coordinates) {
    const [from, to] = [one.getMinNormalized([]), one.getMaxNormalized([])];
    for (const axis of [0, 1] as const) {
      least[axis] = Math.min(least[axis], from[axis] ?? 0);
      most[axis] = Math.max(most[axis], to[axis] ?? 0);
    }
  }
  const [x, y, width, height] = [least[0], least[1], most[0] - least[0], most[1] - least[1]].map(
    (share) => Math.round(share * 10_000) / 10_000,
  ) as [number, number, number, number];
  return Number.isFinite(x + y) && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const trianglesOf = (primitive: Primitive): number => {
  const corners = primitive.getIndices() ?? primitive.getAttribute('POSITION');
  return Math.floor((corners?.getCount() ?? 0) / 3);
};

function sizeOf({ min, max }: ReturnType<typeof getBounds>): ModelSize {
  const [width, height, depth] = [0, 1, 2].map((axis) => extent(max[axis], min[axis])) as [number, number, number];
  return { width, height, depth };
}

/** In tenths of a millimeter; an empty model has infinite bounds. */
function extent(most = 0, least = 0): number {
  const meters = most - least;
  return Number.isFinite(meters) ? Math.max(0, Math.round(meters * 10_000) / 10_000) : 0;
}
