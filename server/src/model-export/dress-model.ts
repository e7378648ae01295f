import { type Document, type Material, NodeIO, type Primitive, type PrimitiveTarget } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRTextureTransform } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { ModelChanges } from '@afterimage/scene/scene.ts';
import sharp from 'sharp';
import { changeModel } from './change-model.ts';
import { linearOf, tint } from './tint.ts';

/** What is printed on a face. */
export interface SurfacePicture {
  data: Uint8Array;
  mimeType: 'image/png' | 'image/jpeg';
}

export interface Dress {
  /** The changes that the choices make to the model. */
  changes?: ModelChanges;
  /** Of the thing itself, `#rrggbb`; null leaves the model's own. */
  color: string | null;
  /** By the id of the surface. */
  pictures: ReadonlyMap<string, SurfacePicture>;
}

/** A printed face of a model: `dyed` lies on the chosen colour, `cut` is burnt into the thing. */
export interface ModelSurface {
  dyed: boolean;
  cut: boolean;
  /** The color of the material where nothing is printed, `#rrggbb`; null: that of the face's background. */
  ownColor: string | null;
}

const artwork = 'artwork-';
/** The weave of cloth repeats over a printed face by a texture transform of its own, which phones' model viewers support. */
const keptExtensions = [KHRTextureTransform];

/**
 * Reads a product's model (GLB) as every viewer of a phone knows it: numbers unpacked, pictures as JPEG, and in the one
 * colour that it is given.
 */
export async function readModel(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const document = await new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readBinary(bytes);
  const root = document.getRoot();
  const keptExtensionNames = new Set(keptExtensions.map((extension) => extension.EXTENSION_NAME as string));
  for (const extension of root.listExtensionsUsed())
    if (!keptExtensionNames.has(extension.extensionName)) extension.dispose();
  const texturedMaterials = new Set<Material>();
  for (const mesh of root.listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial();
      if (material) texturedMaterials.add(material);
      for (const target of [primitive, ...primitive.listTargets()]) unpackNumbers(target);
    }
  for (const material of root.listMaterials()) if (!texturedMaterials.has(material)) material.dispose();
  for (const texture of root.listTextures()) {
    const image = texture.getImage();
    // What only an extension has used.
    if (texture.listParents().every((parent) => parent === root)) texture.dispose();
    if (!image || texture.getMimeType() !== 'image/webp') continue;
    const plain = await sharp(image).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
    texture.setImage(new Uint8Array(plain)).setMimeType('image/jpeg').setURI('');
  }
  return document;
}

/** Makes floats of whole numbers, except of the indices of bones. */
function unpackNumbers(target: Primitive | PrimitiveTarget): void {
  for (const semantic of target.listSemantics()) {
    const attribute = target.getAttribute(semantic);
    if (!attribute || semantic.startsWith('JOINTS_')) continue;
    const size = attribute.getElementSize();
    const plain = new Float32Array(attribute.getCount() * size);
    for (let at = 0; at < attribute.getCount(); at += 1) plain.set(attribute.getElement(at, []), at * size);
    attribute.setArray(plain).setNormalized(false);
  }
}

export const writeModel = (document: Document): Promise<Uint8Array> =>
  new NodeIO().registerExtensions(keptExtensions).writeBinary(document);

/** The faces that a model shows, by the ids of their surfaces. */
export function printableSurfaces(document: Document): Map<string, ModelSurface> {
  const surfaces = new Map<string, ModelSurface>();
  for (const material of document.getRoot().listMaterials()) {
    const name = material.getName();
    if (!name.startsWith(artwork)) continue;
    const { dyed, cut, isPart } = material.getExtras();
    surfaces.set(name.slice(artwork.length), {
      dyed: Boolean(dyed),
      cut: Boolean(cut),
      ownColor: isPart && !material.getBaseColorTexture() ? colorOf(material) : null,
    });
  }
  return surfaces;
}

/** Gives a model its colour and its prints, as the studio's preview does (media/src/model/model-viewer.ts). */
export function dressModel(document: Document, { color, pictures, changes }: Dress): void {
  for (const material of document.getRoot().listMaterials()) {
    const name = material.getName();
    const picture = name.startsWith(artwork) ? pictures.get(name.slice(artwork.length)) : undefined;
    if (picture) wear(document, material, picture);
    else if (color !== null && (/^colour(-|$)/.test(name) || material.getExtras()['dyed'])) tint(material, color);
  }
  if (changes) changeModel(document, changes, color);
}

function wear(document: Document, material: Material, { data, mimeType }: SurfacePicture): void {
  const texture = document.createTexture(material.getName()).setImage(data).setMimeType(mimeType);
  material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1]);
  // The print fills the part, whatever was done to the texture before it.
  if (material.getExtras()['isPart'])
    material.getBaseColorTextureInfo()?.setTexCoord(0).setExtension(KHRTextureTransform.EXTENSION_NAME, null);
  // What is printed ends at its edge and does not come again.
  material.getBaseColorTextureInfo()?.setWrapS(33_071).setWrapT(33_071);
  const glow = Number(material.getExtras()['glow'] ?? 0);
  if (!(glow > 0)) return;
  const warm = linearOf('#ffd9a0').map((share) => share * glow) as [number, number, number];
  material.setEmissiveTexture(texture).setEmissiveFactor(warm);
}

function colorOf(material: Material): string {
  const channels = material
    .getBaseColorFactor()
    .slice(0, 3)
    .map((share) => {
      const value = share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0');
    });
  return `#${channels.join('')}`;
}
