import { type Document, type Material, NodeIO, type Primitive, type Root } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRMaterialsVariants,
  KHRTextureTransform,
  type Transform,
} from '@gltf-transform/extensions';
import { dedup, flatten, join, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import sharp from 'sharp';
import { effectsBySlug } from '../src/effects.ts';
import { linearOf } from './develop/recolour.ts';
import { faceNature } from './face-nature.ts';

/** Triangles that a phone turns in the hand without a stutter. */
const mostTriangles = 40_000;
const texturePixels = 512;
const artwork = 'artwork-';

export interface ModelColor {
  name: string;
  /** `#rrggbb`. */
  code: string;
}

/** Reads and writes packed models. */
async function packedIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

/**
 * Makes of a raw GLB what the shop gives out: few materials that every viewer knows, the product's colours as variants,
 * textures as WebP, geometry packed by meshopt. Faces stay without a picture: who shows the model lays the print on it.
 */
export async function finishModel(raw: Uint8Array, slug: string, colors: readonly ModelColor[]): Promise<Uint8Array> {
  const hiddenParts = partsHiddenByChoices(slug);
  const io = await packedIo();
  const document = await io.readBinary(raw);
  const root = document.getRoot();
  namePlainly(document, slug, colors);
  await document.transform(
    dedup({ keepUniqueNames: true }),
    flatten(),
    ...hiddenParts.map((part) => join({ filter: (node) => partName(node.getName()) === part })),
    join({ filter: (node) => !hiddenParts.includes(partName(node.getName())) }),
    weld(),
    prune({ keepAttributes: true }),
  );
  for (const mesh of root.listMeshes()) for (const primitive of mesh.listPrimitives()) straighten(primitive);
  const triangles = trianglesOf(document);
  if (triangles > mostTriangles)
    await document.transform(
      simplify({ simplifier: MeshoptSimplifier, ratio: mostTriangles / triangles, error: 0.0008, lockBorder: true }),
    );
  if (colors.length > 1) addVariants(document, colors);
  await document.transform(
    textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [texturePixels, texturePixels], quality: 80 }),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'medium',
      quantizePosition: 14,
      quantizeNormal: 10,
      quantizeTexcoord: 14,
    }),
  );
  document.createExtension(EXTMeshoptCompression).setRequired(true);
  root.getAsset().generator = 'Afterimage sample';
  return io.writeBinary(document);
}

/** Numbered copies of a part are named `part.001`. */
const partName = (name: string): string => name.replace(/\.\d{3}$/, '');

/** The parts of a model that a choice hides: they stay apart from others of the same material. */
const partsHiddenByChoices = (slug: string): string[] => [
  ...new Set(
    Object.values(effectsBySlug[slug] ?? {})
      .flat()
      .flatMap((effect) => (effect.kind === 'hide' ? effect.parts : [])),
  ),
];

/** Keeps the names, colors and coordinates that every viewer supports and removes what only Blender uses. */
function namePlainly(document: Document, slug: string, colors: readonly ModelColor[]): void {
  const root = document.getRoot();
  for (const node of root.listNodes()) node.setExtras({});
  for (const mesh of root.listMeshes()) mesh.setExtras({});
  for (const material of root.listMaterials()) {
    const name = material.getName().replace(/\.\d{3}$/, '');
    material.setName(name).setExtras({});
    if (isPrinted(material)) bare(material, faceNature(slug, name.slice(artwork.length)), colors[0]);
    else if (isTinted(material) && colors[0]) tint(material, colors[0].code);
    plain(material);
  }
  for (const mesh of root.listMeshes()) for (const primitive of mesh.listPrimitives()) fitCoordinates(primitive);
  keepWeaves(root);
}

const isPrinted = (material: Material): boolean => material.getName().startsWith(artwork);
const isTinted = (material: Material): boolean => /^colour(-|$)/.test(material.getName());

function bare(material: Material, nature: ReturnType<typeof faceNature>, color: ModelColor | undefined): void {
  const printed = material.getBaseColorTexture() !== null;
  material.setBaseColorTexture(null).setExtras({ ...nature });
  if (nature.dyed && color) tint(material, color.code);
  else if (printed) material.setBaseColorFactor([1, 1, 1, 1]);
}

/** Light through glass and the like becomes plain transparency: augmented reality of phones knows nothing else. */
function plain(material: Material): void {
  const clear = material.getExtension('KHR_materials_transmission') !== null;
  for (const extension of material.listExtensions()) extension.detach();
  if (!clear && !material.getName().startsWith('glass')) return;
  const [red, green, blue] = material.getBaseColorFactor();
  const liquid = Math.min(red, green, blue) < 0.75;
  // Clear glass without refraction is seen by what it mirrors: a dark and thin veil, for a white one would be milk.
  const veil = ([red, green, blue] as const).map((share) => share * (liquid ? 1 : 0.3)) as [number, number, number];
  material
    .setBaseColorFactor([...veil, liquid ? 0.72 : 0.2])
    .setAlphaMode('BLEND')
    .setRoughnessFactor(Math.max(material.getRoughnessFactor(), 0.04))
    .setDoubleSided(!liquid);
}

/**
 * Texture coordinates where they are needed: on printed faces, and where a texture lies; there they repeat by themselves, for a
 * transform beside them is one extension more that a viewer may not know. A printed face keeps the transform of its weave: its
 * coordinates span the picture.
 */
function fitCoordinates(primitive: Primitive): void {
  const material = primitive.getMaterial();
  const uv = primitive.getAttribute('TEXCOORD_0');
  if (!material || !uv || isPrinted(material)) return;
  if (!material.getBaseColorTexture() && !material.getNormalTexture()) {
    primitive.setAttribute('TEXCOORD_0', null);
    return;
  }
  const info = material.getBaseColorTextureInfo() ?? material.getNormalTextureInfo();
  const transform = info?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME) ?? null;
  if (!transform) return;
  const [[across, down], [x, y], turn] = [transform.getScale(), transform.getOffset(), transform.getRotation()];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const moved = uv.clone();
  for (let at = 0; at < moved.getCount(); at += 1) {
    const [u = 0, v = 0] = uv.getElement(at, new Array<number>());
    moved.setElement(at, [x + u * across * cos + v * down * sin, y - u * across * sin + v * down * cos]);
  }
  primitive.setAttribute('TEXCOORD_0', moved);
}

/** Printed faces keep the texture transform of their relief; all other uses of the extension are removed. */
function keepWeaves(root: Root): void {
  for (const material of root.listMaterials())
    for (const info of isPrinted(material) ? [] : [material.getBaseColorTextureInfo(), material.getNormalTextureInfo()])
      info?.setExtension(KHRTextureTransform.EXTENSION_NAME, null);
  const isWoven = root.listMaterials().some((material) => weaveOf(material) !== null);
  for (const extension of root.listExtensionsUsed())
    if (isWoven && extension.extensionName === KHRTextureTransform.EXTENSION_NAME) extension.setRequired(false);
    else extension.dispose();
}

/** The texture transform by which the relief of a printed face repeats. */
const weaveOf = (material: Material): Transform | null =>
  material.getNormalTextureInfo()?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME) ?? null;

/** Normals of triangles without an area are missing or not numbers; glTF requires valid ones. */
function straighten(primitive: Primitive): void {
  const normals = primitive.getAttribute('NORMAL');
  for (let at = 0; at < (normals?.getCount() ?? 0); at += 1)
    if (!(Math.hypot(...normals!.getElement(at, [])) >= 0.5)) normals!.setElement(at, [0, 1, 0]);
}

function trianglesOf(document: Document): number {
  let count = 0;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      count += (primitive.getIndices()?.getCount() ?? primitive.getAttribute('POSITION')!.getCount()) / 3;
  return count;
}

function addVariants(document: Document, colors: readonly ModelColor[]): void {
  const extension = document.createExtension(KHRMaterialsVariants);
  const variants = colors.map(({ name }) => extension.createVariant(name));
  const made = new Map<Material, Material[]>();
  const inColors = (material: Material): Material[] => {
    const cachedMaterials = made.get(material);
    if (cachedMaterials) return cachedMaterials;
    const list = colors.map(({ name, code }, index) => {
      if (index === 0) return material;
      const clone = material.clone().setName(`${material.getName()} ${name}`);
      tint(clone, code);
      return clone;
    });
    made.set(material, list);
    return list;
  };
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial();
      if (!material || !(isTinted(material) || material.getExtras()['dyed'])) continue;
      const list = extension.createMappingList();
      inColors(material).forEach((each, index) => {
        list.addMapping(extension.createMapping().setMaterial(each).addVariant(variants[index]!));
      });
      primitive.setExtension(KHRMaterialsVariants.EXTENSION_NAME, list);
    }
}

/** Gives a material a colour, `#rrggbb`; glTF counts linearly. */
function tint(material: Material, code: string): void {
  material.setBaseColorFactor([...linearOf(code), material.getBaseColorFactor()[3]]);
}
