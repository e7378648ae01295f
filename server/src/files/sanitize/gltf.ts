import * as z from 'zod';

const size = z.int().min(0);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);

const bufferView = z.looseObject({
  buffer: size,
  byteOffset: size.default(0),
  byteLength: size,
  extensions: z
    .looseObject({
      EXT_meshopt_compression: z.looseObject({ count: size, byteStride: size }).optional(),
    })
    .optional(),
});
const primitive = z.looseObject({
  attributes: z.record(z.string(), size),
  indices: size.optional(),
  mode: size.default(4),
  extensions: z.looseObject({ KHR_draco_mesh_compression: z.looseObject({ bufferView: size }).optional() }).optional(),
});

/** The part of glTF that tells how much there is to draw; what it does not speak of stays as it is. */
export const gltf = z.looseObject({
  extensionsUsed: list(z.string()),
  extensionsRequired: list(z.string()),
  buffers: list(z.looseObject({ uri: z.string().optional() })),
  bufferViews: list(bufferView),
  accessors: list(z.looseObject({ count: size, componentType: size, type: z.string() })),
  images: list(z.looseObject({ uri: z.string().optional(), bufferView: size.optional() })),
  meshes: list(z.looseObject({ primitives: z.array(primitive) })),
  nodes: list(z.looseObject({ mesh: size.optional() })),
});
export type Gltf = z.infer<typeof gltf>;

/**
 * The extensions that three.js shows in browsers, and those that are decompressed here: the decoders of meshopt and Draco are
 * WebAssembly, which our pages do not run.
 */
const supportedExtensions = new Set([
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_animation_pointer',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_pbrSpecularGlossiness',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_variants',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);
// It draws a mesh as often as its numbers say, even where it is not required.
const refusedExtensions = new Set(['EXT_mesh_gpu_instancing']);

/** The extension without which the model cannot be shown as it is meant, and that is not among those we know. */
export const strangeExtension = ({ extensionsRequired, extensionsUsed }: Gltf): string | undefined =>
  extensionsRequired.find((name) => !supportedExtensions.has(name)) ??
  extensionsUsed.find((name) => refusedExtensions.has(name));

/** Whether it needs anything that does not lie in the file. */
export const needsOthers = ({ buffers, images }: Gltf): boolean =>
  [...buffers, ...images].some(({ uri }) => uri !== undefined);

/** The triangles that are drawn, each mesh as often as it is used, and in how many parts; null for a broken reference. */
export function drawnSize({ nodes, meshes, accessors }: Gltf): { triangles: number; parts: number } | null {
  // Once for each mesh: many nodes times many primitives would take longer than anybody waits.
  const trianglesOf = meshes.map(({ primitives }) =>
    primitives.reduce((sum, one) => sum + trianglesIn(one, accessors), 0),
  );
  let [triangles, parts] = [0, 0];
  for (const { mesh = -1 } of nodes) {
    triangles += trianglesOf[mesh] ?? 0;
    parts += meshes[mesh]?.primitives.length ?? 0;
  }
  return Number.isNaN(triangles) ? null : { triangles, parts };
}

/** Not a number for a broken reference. */
function trianglesIn({ indices, attributes, mode }: z.infer<typeof primitive>, accessors: Gltf['accessors']): number {
  const corners = accessors[indices ?? attributes['POSITION'] ?? -1]?.count ?? Number.NaN;
  // Three corners each, or one more for each in strips and fans; points and lines count like triangles.
  return mode === 4 ? Math.floor(corners / 3) : Math.max(0, corners - (mode > 4 ? 2 : 0));
}

const components: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };
const bytesOf: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };

/** The bytes of memory that its numbers take once they are unpacked, whatever few bytes they take in the file. */
export function unpackedBytes({ accessors, bufferViews }: Gltf): number {
  const numbers = accessors.reduce(
    (sum, { count, componentType, type }) => sum + count * (components[type] ?? 16) * (bytesOf[componentType] ?? 4),
    0,
  );
  const packedBytes = bufferViews.reduce((sum, { extensions }) => {
    const { count = 0, byteStride = 0 } = extensions?.EXT_meshopt_compression ?? {};
    return sum + count * byteStride;
  }, 0);
  return numbers + packedBytes;
}
