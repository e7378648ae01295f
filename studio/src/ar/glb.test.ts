import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { describe, expect, it } from 'vitest';
import { modelFault } from './glb.ts';

function glb(gltf: object, version = 2): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(gltf).padEnd(Math.ceil(JSON.stringify(gltf).length / 4) * 4));
  const bytes = new ArrayBuffer(20 + text.length);
  const view = new DataView(bytes);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, version, true);
  view.setUint32(8, bytes.byteLength, true);
  view.setUint32(12, text.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  new Uint8Array(bytes, 20).set(text);
  return bytes;
}

const model = (triangles: number, nodes = 1) => ({
  accessors: [{ count: triangles * 3 }],
  meshes: [{ primitives: [{ indices: 0 }] }],
  nodes: Array.from({ length: nodes }, () => ({ mesh: 0 })),
});

describe('a model of one’s own', () => {
  it('D3.17 a GLB within the limits is taken', () => {
    expect(modelFault('cat.glb', glb(model(300_000)))).toBeNull();
  });

  it('D3.17 too many triangles are counted, each as often as it is shown', () => {
    expect(modelFault('cat.glb', glb(model(300_001)))).toMatchObject({ fault: 'triangles', count: 300_001 });
    expect(modelFault('cat.glb', glb(model(100_001, 3)))).toMatchObject({ fault: 'triangles', count: 300_003 });
  });

  it.each([
    ['scene.gltf', '{}', 'gltf'],
    ['cat.fbx', 'Kaydara', 'otherModel'],
    ['cat.glb', 'no model at all', 'noModel'],
    ['cat.glb', '', 'empty'],
  ])('D3.17 %s is refused: %j, %s', (name, text, fault) => {
    const bytes = new TextEncoder().encode(text);
    expect(modelFault(name, bytes.buffer)).toEqual({ fault });
  });

  it('D3.17 a model that asks for other files is refused', () => {
    expect(modelFault('cat.glb', glb({ ...model(1), images: [{ uri: 'fur.png' }] }))).toEqual({ fault: 'otherFiles' });
  });

  it('D3.17 an older format and a truncated file are none', () => {
    expect(modelFault('cat.glb', glb(model(1), 1))).toEqual({ fault: 'noModel' });
    expect(modelFault('cat.glb', glb(model(1)).slice(0, 40))).toEqual({ fault: 'noModel' });
  });

  it('D3.17 more bytes than a model may be sent with are refused before they are read', () => {
    expect(modelFault('cat.glb', new ArrayBuffer(modelLimits.sentBytes + 1))).toEqual({
      fault: 'large',
      most: modelLimits.sentBytes / 1024 / 1024,
    });
  });
});
