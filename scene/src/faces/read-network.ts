import { FlatTable } from './flat-buffer.ts';

/** Numbers in rows, columns and channels; weights have the number of the output channel first. */
export interface Tensor {
  shape: readonly number[];
  data: Float32Array;
}

type OperatorKind = 'add' | 'concatenate' | 'convolve' | 'convolve-each' | 'maximum' | 'relu' | 'reshape' | 'pad';

/** One step of a network: which tensors it reads and which it writes, by their numbers. */
export interface Operator {
  kind: OperatorKind;
  inputs: readonly number[];
  output: number;
  /** The shape of what it writes. */
  shape: readonly number[];
  /** Steps of a convolution and of a maximum. */
  stride: number;
}

/** A network that has one picture for its input. */
export interface Network {
  input: { index: number; shape: readonly number[] };
  outputs: readonly number[];
  /** Weights and other numbers that are the same for every picture. */
  constants: ReadonlyMap<number, Tensor>;
  operators: readonly Operator[];
}

/** BuiltinOperator of the schema of TensorFlow Lite; those that the face model has. */
const kinds = new Map<number, OperatorKind | 'dequantize'>([
  [0, 'add'],
  [2, 'concatenate'],
  [3, 'convolve'],
  [4, 'convolve-each'],
  [6, 'dequantize'],
  [17, 'maximum'],
  [19, 'relu'],
  [22, 'reshape'],
  [34, 'pad'],
]);
const strided: ReadonlySet<string> = new Set(['convolve', 'convolve-each', 'maximum']);

/**
 * Reads a network from a TensorFlow Lite file (tensorflow/compiler/mlir/lite/schema/schema.fbs). Throws for a file with an
 * operator that is not in `kinds`: padding is SAME and activations are operators of their own in those that are.
 */
export function readNetwork(bytes: Uint8Array): Network {
  const file = FlatTable.root(bytes);
  const codes = file.tables(1).map((code) => kinds.get(Math.max(code.byte(0), code.int(3))));
  const [graph] = file.tables(2);
  if (!graph) throw new Error('The file has no network');
  const tensors = graph.tables(0);
  const shapes = tensors.map((tensor) => tensor.ints(0));
  const constants = readConstants(tensors, file.tables(4));
  const operators: Operator[] = [];
  for (const table of graph.tables(3)) {
    const [kind, inputs, [output = -1]] = [codes[table.int(0)], table.ints(1), table.ints(2)];
    if (!kind) throw new Error('The network has an operator that is not known');
    const shape = shapes[output] ?? [];
    const stride = strided.has(kind) ? (table.table(4)?.int(1, 1) ?? 1) : 1;
    // Weights of 16 bits: they are read as numbers already.
    if (kind === 'dequantize')
      constants.set(output, constants.get(inputs[0] ?? -1) ?? { shape, data: new Float32Array() });
    else operators.push({ kind, inputs, output, shape, stride });
  }
  const [index = -1] = graph.ints(1);
  return { input: { index, shape: shapes[index] ?? [] }, outputs: graph.ints(2), constants, operators };
}

/** The tensors that have their numbers in the file, by their own. */
function readConstants(tensors: readonly FlatTable[], buffers: readonly FlatTable[]): Map<number, Tensor> {
  const constants = new Map<number, Tensor>();
  for (const [index, tensor] of tensors.entries()) {
    const content = buffers[tensor.int(2)]?.bytes(0);
    if (content && content.length > 0)
      constants.set(index, { shape: tensor.ints(0), data: numbersOf(content, tensor.byte(1)) });
  }
  return constants;
}

/** Numbers of 16 or 32 bits, or whole ones, as they are in the file. */
function numbersOf(content: Uint8Array, type: number): Float32Array {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (type === 1)
    return Float32Array.from({ length: content.length / 2 }, (_, at) => half(view.getUint16(2 * at, true)));
  const read = (at: number) => (type === 2 ? view.getInt32(4 * at, true) : view.getFloat32(4 * at, true));
  return Float32Array.from({ length: content.length / 4 }, (_, at) => read(at));
}

/** A number of 16 bits (IEEE 754); not every browser has Float16Array. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 0x1f, bits & 0x3ff];
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
