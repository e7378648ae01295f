import { Document, NodeIO } from '@gltf-transform/core';
import { writeGlb } from './glb.ts';
import { changedModel } from '../receive/test-hostile.ts';

/** A triangle with a picture on it. */
export function texturedModel(picture: Buffer, mimeType = 'image/png'): Buffer {
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const positionBuffer = Buffer.from(new Float32Array([0, 0, 1, 0, 0, 1]).buffer);
  const before = corners.length + positionBuffer.length;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    textures: [{ source: 0 }],
    images: [{ bufferView: 2, mimeType }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: corners.length },
      { buffer: 0, byteOffset: corners.length, byteLength: positionBuffer.length },
      { buffer: 0, byteOffset: before, byteLength: picture.length },
    ],
    buffers: [{ byteLength: before + picture.length }],
  };
  return writeGlb({ json: JSON.stringify(json), binary: Buffer.concat([corners, positionBuffer, picture]) });
}

/** The same with many pictures that are all said to lie in the same bytes. */
export function overlappingModel(picture: Buffer, copies: number): Buffer {
  return changedModel(texturedModel(picture), (json) => {
    const views = json['bufferViews'] as object[];
    const image = views[2] ?? {};
    return {
      ...json,
      bufferViews: [...views, ...Array.from({ length: copies }, () => image)],
      images: Array.from({ length: copies }, (_, index) => ({ bufferView: 3 + index, mimeType: 'image/png' })),
    };
  });
}

/**
 * A board that stands and faces z, 20 cm wide and 30 cm high: its front is the material `Label` with texture coordinates of
 * its own, its back the material `Wood` without.
 */
export function boardModel({ label = 'Label', scale = 1 } = {}): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const [right, top] = [0.1 * scale, 0.3 * scale];
  const side = (depth: number, facing: 1 | -1) => {
    const corners = [-right, 0, depth, right, 0, depth, right, top, depth, -right, top, depth];
    const numbers = (values: number[], type: 'VEC2' | 'VEC3') =>
      document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
    const order = facing === 1 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
    const indices = document.createAccessor().setType('SCALAR').setArray(new Uint16Array(order)).setBuffer(buffer);
    return {
      numbers,
      primitive: document
        .createPrimitive()
        .setAttribute('POSITION', numbers(corners, 'VEC3'))
        .setAttribute(
          'NORMAL',
          numbers(
            [0, 1, 2, 3].flatMap(() => [0, 0, facing]),
            'VEC3',
          ),
        )
        .setIndices(indices),
    };
  };
  const front = side(0.01 * scale, 1);
  front.primitive
    .setAttribute('TEXCOORD_0', front.numbers([0, 1, 1, 1, 1, 0, 0, 0], 'VEC2'))
    .setMaterial(
      document
        .createMaterial(label)
        .setBaseColorFactor([0.686, 0.43, 0.216, 1])
        .setRoughnessFactor(0.8)
        .setMetallicFactor(0),
    );
  const back = side(0, -1).primitive.setMaterial(
    document.createMaterial('Wood').setBaseColorFactor([0.4, 0.2, 0.1, 1]).setMetallicFactor(0),
  );
  const scene = document.createScene();
  for (const [name, primitive] of [
    ['Front', front.primitive],
    ['Back', back],
  ] as const)
    scene.addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
  return new NodeIO().writeBinary(document);
}
