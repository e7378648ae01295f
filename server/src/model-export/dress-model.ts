import { type Document, type Material, NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { ModelChanges } from '@afterimage/scene/scene.ts';
import sharp from 'sharp';

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
    .registerExtensions([
      EXTMeshoptCompression,
      EXTTextureWebP,
      KHRMaterialsVariants,
      KHRMeshQuantization,
      ...keptExtensions,
    ])
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
      for (const attribute of primitive.listAttributes()) {
        const size = attribute.getElementSize();
        const plain = new Float32Array(attribute.getCount() * size);
        for (let at = 0; at < attribute.getCount(); at += 1) plain.set(attribute.getElement(at, []), at * size);
        attribute.setArray(plain).setNormalized(false);
      }
    }
  for (const material of root.listMaterials()) if (!texturedMaterials.has(material)) material.dispose();
  for (const texture of root.listTextures()) {
    const image = texture.getImage();
    if (!image || texture.getMimeType() !== 'image/webp') continue;
    const plain = await sharp(image).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
    texture.setImage(new Uint8Array(plain)).setMimeType('image/jpeg').setURI('');
  }
  return document;
}

export const writeModel = (document: Document): Promise<Uint8Array> =>
  new NodeIO().registerExtensions(keptExtensions).writeBinary(document);

/** The faces that a model shows, by the ids of their surfaces. */
export function printableSurfaces(document: Document): Map<string, ModelSurface> {
  const surfaces = new Map<string, ModelSurface>();
  for (const material of document.getRoot().listMaterials()) {
    const name = material.getName();
    if (!name.startsWith(artwork)) continue;
    const { dyed, cut } = material.getExtras();
    surfaces.set(name.slice(artwork.length), { dyed: Boolean(dyed), cut: Boolean(cut) });
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

/** Changes materials and removes parts, like `media/src/model/model-changes.ts`. */
function changeModel(document: Document, { materials, hidden }: ModelChanges, color: string | null): void {
  const root = document.getRoot();
  for (const node of root.listNodes())
    if (hidden.some((name) => name === node.getName() || name === node.getName().replace(/\.?\d{3}$/, '')))
      node.setMesh(null);
  for (const material of root.listMaterials())
    for (const change of materials.filter(({ materials: names }) => names.includes(material.getName()))) {
      const newColor = change.color === 'variant' ? color : change.color;
      if (newColor && !material.getName().startsWith(artwork)) tint(material, newColor);
      if (change.metalness !== undefined) material.setMetallicFactor(change.metalness);
      if (change.roughness !== undefined) material.setRoughnessFactor(change.roughness);
    }
}

function tint(material: Material, color: string): void {
  const [, , , alpha] = material.getBaseColorFactor();
  material.setBaseColorFactor([...linearOf(color), alpha]);
}

function wear(document: Document, material: Material, { data, mimeType }: SurfacePicture): void {
  const texture = document.createTexture(material.getName()).setImage(data).setMimeType(mimeType);
  material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1]);
  // What is printed ends at its edge and does not come again.
  material.getBaseColorTextureInfo()?.setWrapS(33_071).setWrapT(33_071);
  const glow = Number(material.getExtras()['glow'] ?? 0);
  if (!(glow > 0)) return;
  const warm = linearOf('#ffd9a0').map((share) => share * glow) as [number, number, number];
  material.setEmissiveTexture(texture).setEmissiveFactor(warm);
}

/** `#rrggbb` as glTF and USD count colours: linear. */
function linearOf(color: string): [number, number, number] {
  const share = (start: number): number => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}
