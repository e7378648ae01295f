import { expect, it } from 'vitest';
import { readTza } from './tza.ts';

/** One tensor of halves and one of floats, as the archive lays them. */
function archive(): Uint8Array {
  const bytes = new Uint8Array(160);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x41d7, true);
  view.setUint8(2, 2);
  view.setUint16(16, 0x3c00, true);
  view.setUint16(18, 0xb800, true);
  view.setFloat32(20, 0.1, true);
  let at = 24;
  view.setBigUint64(4, BigInt(at), true);
  view.setUint32(at, 2, true);
  at += 4;
  const put = (name: string, shape: number[], layout: string, type: string, offset: number): void => {
    view.setUint16(at, name.length, true);
    bytes.set(new TextEncoder().encode(name), at + 2);
    at += 2 + name.length;
    view.setUint8(at, shape.length);
    at += 1;
    for (const each of shape) {
      view.setUint32(at, each, true);
      at += 4;
    }
    bytes.set(new TextEncoder().encode(layout + type), at);
    at += layout.length + 1;
    view.setBigUint64(at, BigInt(offset), true);
    at += 8;
  };
  put('enc_conv0.weight', [1, 2, 1, 1], 'oihw', 'h', 16);
  put('enc_conv0.bias', [1], 'x', 'f', 20);
  return bytes;
}

it('S3.1 the weights of the denoiser are read by name, in halves and in floats', () => {
  const tensors = readTza(archive());
  expect(tensors.get('enc_conv0.weight')).toEqual({ shape: [1, 2, 1, 1], values: Float32Array.of(1, -0.5) });
  expect(tensors.get('enc_conv0.bias')?.values[0]).toBeCloseTo(0.1, 6);
});

it('S3.1 what is no archive of weights is told apart', () => {
  expect(() => readTza(new Uint8Array(32))).toThrow('not an archive');
});
