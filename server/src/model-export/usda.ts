import type { Document, Node, Primitive } from '@gltf-transform/core';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import { materialText, type Textures } from './usda-material.ts';
import { tuple } from './usda-text.ts';

/** A model as the text of USD (openusd.org), and the pictures that it names. */
export interface UsdLayer {
  text: string;
  textures: Textures;
}

/** The metadata by which Quick Look anchors the model to a horizontal surface or a wall. */
const placing = (placement: RoomPlacement) => [
  'uniform token preliminary:anchoring:type = "plane"',
  `uniform token preliminary:planeAnchoring:alignment = "${placement === 'wall' ? 'vertical' : 'horizontal'}"`,
];

/**
 * Writes a document whose model is in metres as USD: meshes with normals and one set of texture coordinates, and the
 * materials of UsdPreviewSurface. Animations and skins are left out: a product stands still.
 */
export function usdLayer(document: Document, placement: RoomPlacement): UsdLayer {
  const root = document.getRoot();
  const textures: Textures = new Map();
  const materials = root.listMaterials();
  const names = new Map(materials.map((material, at) => [material, `Material_${at}`]));
  const texts = materials.map((material, at) => materialText(material, `Material_${at}`, textures));
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  let count = 0;
  const parts: string[] = [];
  scene?.traverse((node: Node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const material = primitive.getMaterial();
      const bound = material ? names.get(material) : undefined;
      const text = meshText(primitive, bound ?? null, material?.getDoubleSided() ?? false);
      if (text === null) continue;
      parts.push(part(`Part_${count}`, node.getWorldMatrix(), text));
      count += 1;
    }
  });
  const text = `#usda 1.0
(
    customLayerData = {
        string creator = "Afterimage"
    }
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    ${placing(placement).join('\n    ')}

${parts.join('\n')}
    def Scope "Materials"
    {
${texts.join('\n')}
    }
}
`;
  return { text, textures };
}

/** A matrix of glTF is written down column by column, one of USD row by row and for rows: the same order. */
function part(name: string, matrix: readonly number[], mesh: string): string {
  const rows = [0, 4, 8, 12].map((at) => tuple(matrix.slice(at, at + 4), 9));
  return `    def Xform "${name}"
    {
        matrix4d xformOp:transform = ( ${rows.join(', ')} )
        uniform token[] xformOpOrder = ["xformOp:transform"]

${mesh}    }
`;
}

/** In five digits a metre is true to a hundredth of a millimetre. */
const list = (tuples: readonly number[][], digits: number): string =>
  tuples.map((each) => tuple(each, digits)).join(', ');

type Vertices = { points: number[][]; normals: number[][]; st: number[][]; indices: number[] };

/** Null for what is no surface, such as lines. */
function meshText(primitive: Primitive, material: string | null, doubleSided: boolean): string | null {
  const vertices = verticesOf(primitive);
  if (!vertices) return null;
  const { points, normals, st, indices } = doubleSided ? withBack(vertices) : vertices;
  const lines = [
    `int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]`,
    `int[] faceVertexIndices = [${indices.join(', ')}]`,
    `float3[] extent = [${list(extentOf(points), 5)}]`,
    ...(normals.length > 0
      ? [`normal3f[] normals = [${list(normals, 3)}] (\n                interpolation = "vertex"\n            )`]
      : []),
    `point3f[] points = [${list(points, 5)}]`,
    ...(st.length > 0
      ? [`texCoord2f[] primvars:st = [${list(st, 5)}] (\n                interpolation = "vertex"\n            )`]
      : []),
    'uniform token subdivisionScheme = "none"',
    ...(material === null ? [] : [`rel material:binding = </Root/Materials/${material}>`]),
  ];
  return `        def Mesh "Mesh" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            ${lines.join('\n            ')}
        }
`;
}

const triangles = 4;

function verticesOf(primitive: Primitive): Vertices | null {
  const position = primitive.getAttribute('POSITION');
  if (!position || primitive.getMode() !== triangles) return null;
  const all = (name: string): number[][] => {
    const attribute = primitive.getAttribute(name);
    return attribute ? Array.from({ length: attribute.getCount() }, (_, at) => attribute.getElement(at, [])) : [];
  };
  const index = primitive.getIndices();
  const indices = Array.from({ length: index?.getCount() ?? position.getCount() }, (_, at) =>
    index ? index.getScalar(at) : at,
  );
  // glTF counts v downwards, USD upwards.
  const st = all('TEXCOORD_0').map(([u = 0, v = 0]) => [u, 1 - v]);
  return { points: all('POSITION'), normals: all('NORMAL'), st, indices };
}

/** Quick Look shows the fronts of triangles only, whatever a mesh says of its back: so what has one gets it. */
function withBack({ points, normals, st, indices }: Vertices): Vertices {
  const back: number[] = [];
  for (let at = 0; at < indices.length; at += 3)
    for (const corner of [0, 2, 1]) back.push((indices[at + corner] ?? 0) + points.length);
  return {
    points: [...points, ...points],
    normals: [...normals, ...normals.map((normal) => normal.map((along) => -along))],
    st: [...st, ...st],
    indices: [...indices, ...back],
  };
}

function extentOf(points: readonly number[][]): [number[], number[]] {
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const point of points)
    for (const [axis, along] of point.entries()) {
      least[axis] = Math.min(least[axis] ?? along, along);
      most[axis] = Math.max(most[axis] ?? along, along);
    }
  return [least, most];
}
