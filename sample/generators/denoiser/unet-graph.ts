import { integer, joined, sized } from './protobuf.ts';
import type { Tensor } from './tza.ts';

/** The numbers of the fields are those of onnx.proto. */
const floatType = 1;

function tensor(name: string, shape: readonly number[], values: Float32Array): Uint8Array {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  return sized(5, ...shape.map((each) => integer(1, each)), integer(2, floatType), sized(8, name), sized(9, bytes));
}

function integers(name: string, values: readonly number[]): Uint8Array {
  return sized(5, sized(1, name), ...values.map((each) => integer(8, each)), integer(20, 7));
}

function word(name: string, value: string): Uint8Array {
  return sized(5, sized(1, name), sized(4, value), integer(20, 3));
}

function node(type: string, inputs: readonly string[], output: string, ...attributes: Uint8Array[]): Uint8Array {
  return sized(1, ...inputs.map((each) => sized(1, each)), sized(2, output), sized(4, type), ...attributes);
}

function value(field: number, name: string, channels: number): Uint8Array {
  const sizes = [integer(1, 1), integer(1, channels), sized(2, 'height'), sized(2, 'width')];
  const shape = sized(2, ...sizes.map((each) => sized(1, each)));
  return sized(field, sized(1, name), sized(2, sized(1, integer(1, floatType), shape)));
}

/**
 * Open Image Denoise's U-Net (its "base" and "small" sizes) as an ONNX model: its input is `input` with as many channels as the first
 * layer takes, its output `output` with three; width and height must be multiples of 16.
 */
export function unetGraph(weights: ReadonlyMap<string, Tensor>): Uint8Array {
  const nodes: Uint8Array[] = [];
  const numbers: Uint8Array[] = [tensor('twice', [4], Float32Array.of(1, 1, 2, 2))];
  const layer = (name: string): Tensor => {
    const found = weights.get(name);
    if (!found) throw new Error(`the weights lack ${name}`);
    return found;
  };
  const conv = (name: string, input: string, isLast = false): string => {
    for (const part of ['weight', 'bias']) {
      const { shape, values } = layer(`${name}.${part}`);
      numbers.push(tensor(`${name}.${part}`, shape, values));
    }
    const output = isLast ? 'output' : `${name}.sum`;
    const inputs = [input, `${name}.weight`, `${name}.bias`];
    nodes.push(node('Conv', inputs, output, integers('kernel_shape', [3, 3]), integers('pads', [1, 1, 1, 1])));
    if (isLast) return output;
    nodes.push(node('Relu', [output], name));
    return name;
  };
  const pool = (input: string): string => {
    const sizes = [integers('kernel_shape', [2, 2]), integers('strides', [2, 2])];
    nodes.push(node('MaxPool', [input], `${input}.half`, ...sizes));
    return `${input}.half`;
  };
  /** Twice the size, beside what was seen at that size on the way down. */
  const widened = (input: string, beside: string): string => {
    const ways = [word('mode', 'nearest'), word('coordinate_transformation_mode', 'asymmetric')];
    nodes.push(node('Resize', [input, '', 'twice'], `${input}.twice`, ...ways, word('nearest_mode', 'floor')));
    nodes.push(node('Concat', [`${input}.twice`, beside], `${input}.both`, whole('axis', 1)));
    return `${input}.both`;
  };
  const first = pool(conv('enc_conv1', conv('enc_conv0', 'input')));
  const second = pool(conv('enc_conv2', first));
  const third = pool(conv('enc_conv3', second));
  const deepest = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', third))));
  const four = conv('dec_conv4b', conv('dec_conv4a', widened(deepest, third)));
  const three = conv('dec_conv3b', conv('dec_conv3a', widened(four, second)));
  const two = conv('dec_conv2b', conv('dec_conv2a', widened(three, first)));
  const one = conv('dec_conv1b', conv('dec_conv1a', widened(two, 'input')));
  conv('dec_conv0', one, true);
  const channels = layer('enc_conv0.weight').shape[1] ?? 0;
  const graph = sized(7, ...nodes, sized(2, 'unet'), ...numbers, value(11, 'input', channels), value(12, 'output', 3));
  return joined([integer(1, 8), sized(8, sized(1, ''), integer(2, 17)), graph]);
}

function whole(name: string, each: number): Uint8Array {
  return sized(5, sized(1, name), integer(3, each), integer(20, 2));
}
