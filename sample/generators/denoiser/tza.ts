import { halfTable } from './half.ts';

/** A layer's weights, in the order output, input, height, width; a bias has one dimension. */
export interface Tensor {
  shape: number[];
  values: Float32Array;
}

const magic = 0x41d7;

/** Reads Open Image Denoise's archive of weights: a head, the numbers, and at the end a table of names and places. */
export function readTza(bytes: Uint8Array): Map<string, Tensor> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0, true) !== magic) throw new Error('not an archive of weights');
  const major = view.getUint8(2);
  if (major !== 2) throw new Error(`an archive of version ${major}, not 2`);
  let at = Number(view.getBigUint64(4, true));
  const word = (length: number): string => {
    const text = new TextDecoder().decode(bytes.subarray(at, at + length));
    at += length;
    return text;
  };
  const tensors = new Map<string, Tensor>();
  const count = view.getUint32(at, true);
  at += 4;
  for (let index = 0; index < count; index++) {
    const nameLength = view.getUint16(at, true);
    at += 2;
    const name = word(nameLength);
    const dimensions = view.getUint8(at);
    at += 1;
    const shape = Array.from({ length: dimensions }, (_, each) => view.getUint32(at + 4 * each, true));
    at += 4 * dimensions;
    word(dimensions); // the layout, `oihw` or `x`
    const type = word(1);
    const offset = Number(view.getBigUint64(at, true));
    at += 8;
    const size = shape.reduce((product, each) => product * each, 1);
    const values = new Float32Array(size);
    for (let each = 0; each < size; each++) {
      values[each] =
        type === 'h'
          ? (halfTable[view.getUint16(offset + 2 * each, true)] ?? 0)
          : view.getFloat32(offset + 4 * each, true);
    }
    tensors.set(name, { shape, values });
  }
  return tensors;
}
