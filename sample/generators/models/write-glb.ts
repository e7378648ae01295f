import { type Document as GltfDocument, Document, Logger, type Node as GltfNode, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, flatten, join, prune, quantize, weld } from '@gltf-transform/functions';
import * as THREE from 'three';
import type { Move } from './low-poly.ts';

/**
 * Writes GLB without a browser. Geometry is quantised and not packed further: what unpacks it would be WebAssembly,
 * which the policy of our pages refuses, and the server compresses on the way anyway.
 */
export async function writeGlb(
  object: THREE.Object3D,
  animation: { seconds: number; moveList: readonly Move[] },
): Promise<Uint8Array> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  document.createBuffer();
  const nodes = new Map<THREE.Object3D, GltfNode>();
  const scene = document.createScene();
  scene.addChild(addNode(document, object, nodes, new Map()));
  addAnimation(document, animation, nodes);
  document.createExtension(KHRMeshQuantization).setRequired(true);
  await document.transform(
    dedup({ keepUniqueNames: true }),
    flatten(),
    join(),
    weld(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizeTexcoord: 14 }),
    prune({ keepAttributes: true }),
  );
  const asset = document.getRoot().getAsset();
  asset.generator = 'Afterimage sample';
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}

type Materials = Map<THREE.Material, ReturnType<GltfDocument['createMaterial']>>;

function addNode(
  document: GltfDocument,
  object: THREE.Object3D,
  nodes: Map<THREE.Object3D, GltfNode>,
  materials: Materials,
): GltfNode {
  const node = document
    .createNode(object.name)
    .setTranslation(object.position.toArray())
    .setRotation(object.quaternion.toArray())
    .setScale(object.scale.toArray());
  nodes.set(object, node);
  if (object instanceof THREE.Mesh) node.setMesh(meshOf(document, object, materials));
  for (const child of object.children) node.addChild(addNode(document, child, nodes, materials));
  return node;
}

function meshOf(document: GltfDocument, { geometry, material }: THREE.Mesh, materials: Materials) {
  const primitive = document.createPrimitive().setMaterial(materialOf(document, material as THREE.Material, materials));
  const names = { position: 'POSITION', normal: 'NORMAL' } as const;
  for (const [name, semantic] of Object.entries(names)) {
    const attribute = geometry.getAttribute(name);
    if (!attribute) continue;
    const array = Float32Array.from(attribute.array);
    // A vertex of empty triangles has no direction; validators want one.
    if (name === 'normal')
      for (let at = 0; at < array.length; at += 3)
        if (!(Math.hypot(array[at]!, array[at + 1]!, array[at + 2]!) > 0.5)) array.set([0, 1, 0], at);
    primitive.setAttribute(semantic, document.createAccessor().setType('VEC3').setArray(array));
  }
  const index = geometry.index;
  const count = index ? index.count : geometry.getAttribute('position').count;
  const indices = index ? Uint32Array.from(index.array) : Uint32Array.from({ length: count }, (_, at) => at);
  primitive.setIndices(document.createAccessor().setType('SCALAR').setArray(indices));
  return document.createMesh().addPrimitive(primitive);
}

function materialOf(document: GltfDocument, material: THREE.Material, materials: Materials) {
  const cachedMaterial = materials.get(material);
  if (cachedMaterial) return cachedMaterial;
  const { color, roughness, metalness, emissive, opacity, side, name, transparent } =
    material as THREE.MeshStandardMaterial;
  const made = document
    .createMaterial(name)
    // three keeps colours linear, as glTF wants them.
    .setBaseColorFactor([color.r, color.g, color.b, opacity])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness)
    .setEmissiveFactor([emissive.r, emissive.g, emissive.b])
    .setDoubleSided(side === THREE.DoubleSide)
    .setAlphaMode(transparent ? 'BLEND' : 'OPAQUE');
  materials.set(material, made);
  return made;
}

function addAnimation(
  document: GltfDocument,
  { seconds, moveList }: { seconds: number; moveList: readonly Move[] },
  nodes: ReadonlyMap<THREE.Object3D, GltfNode>,
): void {
  const animation = document.createAnimation('loop');
  for (const { node, path, at, frames } of moveList) {
    const target = nodes.get(node);
    if (!target) throw new Error('a thing that moves is not in the model');
    const shares = Array.from({ length: frames + 1 }, (_, frame) => frame / frames);
    const times = Float32Array.from(shares, (share) => share * seconds);
    const values = path === 'rotation' ? turns(shares.map(at)) : Float32Array.from(shares.flatMap(at));
    const sampler = document
      .createAnimationSampler()
      .setInput(document.createAccessor().setType('SCALAR').setArray(times))
      .setOutput(
        document
          .createAccessor()
          .setType(path === 'rotation' ? 'VEC4' : 'VEC3')
          .setArray(values),
      )
      .setInterpolation('LINEAR');
    const targetPath = ({ position: 'translation', rotation: 'rotation', scale: 'scale' } as const)[path];
    animation
      .addSampler(sampler)
      .addChannel(
        document.createAnimationChannel().setTargetNode(target).setTargetPath(targetPath).setSampler(sampler),
      );
  }
}

/** Angles as quaternions, each on the near side of the one before. */
function turns(angles: readonly [number, number, number][]): Float32Array<ArrayBuffer> {
  const all: number[] = [];
  let before = new THREE.Quaternion();
  for (const each of angles) {
    const next = new THREE.Quaternion().setFromEuler(new THREE.Euler(...each));
    if (next.dot(before) < 0) next.set(-next.x, -next.y, -next.z, -next.w);
    all.push(...next.toArray());
    before = next;
  }
  return Float32Array.from(all);
}
