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
