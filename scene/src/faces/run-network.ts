import type { Network, Operator, Tensor } from './read-network.ts';

/** What a network makes of a picture: its outputs in their order. */
export function runNetwork(network: Network, picture: Float32Array): Tensor[] {
  const { input, outputs, constants, operators } = network;
  const tensors = new Map(constants).set(input.index, { shape: input.shape, data: picture });
  const tensorAt = (index: number | undefined): Tensor => {
    const tensor = tensors.get(index ?? -1);
    if (!tensor) throw new Error('A tensor is missing');
    return tensor;
  };
  for (const operator of operators) {
    const inputs = operator.inputs.map(tensorAt);
    tensors.set(operator.output, { shape: operator.shape, data: run[operator.kind](inputs, operator) });
  }
  return outputs.map(tensorAt);
}

type Run = (inputs: Tensor[], operator: Operator) => Float32Array;

const run: Record<Operator['kind'], Run> = {
  add: ([one, other]) => sumOf(one!.data, other!.data),
  concatenate: (inputs, { shape }) => concatenated(inputs, shape),
  convolve: ([input, weights, bias], { shape, stride }) =>
    weights!.shape[1] === 1 ? mixed(input!, weights!, bias!, shape) : convolved(input!, weights!, bias!, shape, stride),
  'convolve-each': ([input, weights, bias], { shape, stride }) => convolvedEach(input!, weights!, bias!, shape, stride),
  maximum: ([input], { shape, stride }) => maxima(input!, shape, stride),
  relu: ([input]) => withoutNegative(input!.data),
  reshape: ([input]) => input!.data,
  pad: ([input], { shape }) => withMoreChannels(input!, shape),
};

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1);

function sumOf(one: Float32Array, other: Float32Array): Float32Array {
  const result = new Float32Array(one.length);
  for (let at = 0; at < result.length; at += 1) result[at] = one[at]! + other[at]!;
  return result;
}

function withoutNegative(values: Float32Array): Float32Array {
  const result = new Float32Array(values.length);
  for (let at = 0; at < result.length; at += 1) if (values[at]! > 0) result[at] = values[at]!;
  return result;
}

/** Along the second axis, on which what comes out of the layers is listed. */
function concatenated(inputs: readonly Tensor[], shape: readonly number[]): Float32Array {
  const result = new Float32Array(sizeOf(shape));
  let at = 0;
  for (const { data } of inputs) {
    result.set(data, at);
    at += data.length;
  }
  return result;
}

/** Zeros after the channels that there are; the face model pads nothing else. */
function withMoreChannels(input: Tensor, shape: readonly number[]): Float32Array {
  const [before, after] = [input.shape[3] ?? 1, shape[3] ?? 1];
  const result = new Float32Array(sizeOf(shape));
  for (let pixel = 0; pixel * before < input.data.length; pixel += 1)
    result.set(input.data.subarray(pixel * before, (pixel + 1) * before), pixel * after);
  return result;
}

/** How far before the first pixel a window begins, so that as much is beyond one edge as beyond the other ("SAME"). */
const overhang = (size: number, outputSize: number, stride: number, window: number): number =>
  Math.max(0, (outputSize - 1) * stride + window - size) >> 1;

/** A convolution of single pixels: every channel of the output is a mixture of those of the input. */
function mixed(input: Tensor, weights: Tensor, bias: Tensor, shape: readonly number[]): Float32Array {
  const [channels, outputs] = [input.shape[3]!, shape[3]!];
  const [from, weight, start] = [input.data, weights.data, bias.data];
  const result = new Float32Array(sizeOf(shape));
  for (let pixel = 0, write = 0; write < result.length; pixel += channels) {
    // Two channels at once, which reads the picture half as often; their number is even in this model.
    for (let output = 0, w = 0; output < outputs; output += 2, write += 2, w += channels) {
      let [one, other] = [start[output]!, start[output + 1]!];
      for (let channel = 0; channel < channels; channel += 1, w += 1) {
        const value = from[pixel + channel]!;
        one += value * weight[w]!;
        other += value * weight[w + channels]!;
      }
      result[write] = one;
      result[write + 1] = other;
    }
  }
  return result;
}

/** Calls `add` for every pixel of a window that lies on the picture: its place there, and in the window. */
function eachInWindow(
  { input, window, stride }: { input: readonly number[]; window: readonly number[]; stride: number },
  output: readonly number[],
  add: (outputPixel: number, inputPixel: number, windowPixel: number) => void,
): void {
  const [, height = 0, width = 0] = input;
  const [rows = 0, columns = 0] = window;
  const [, outputHeight = 0, outputWidth = 0] = output;
  const top = overhang(height, outputHeight, stride, rows);
  const left = overhang(width, outputWidth, stride, columns);
  for (let y = 0, outputPixel = 0; y < outputHeight; y += 1) {
    for (let x = 0; x < outputWidth; x += 1, outputPixel += 1) {
      for (let row = 0; row < rows; row += 1) {
        const inputY = y * stride + row - top;
        if (inputY < 0 || inputY >= height) continue;
        for (let column = 0; column < columns; column += 1) {
          const inputX = x * stride + column - left;
          if (inputX >= 0 && inputX < width) add(outputPixel, inputY * width + inputX, row * columns + column);
        }
      }
    }
  }
}

function convolved(input: Tensor, weights: Tensor, bias: Tensor, shape: readonly number[], stride: number) {
  const [channels, outputs] = [input.shape[3]!, shape[3]!];
  const [, rows = 1, columns = 1] = weights.shape;
  const result = startedWith(bias.data, shape);
  const [from, weight, step] = [input.data, weights.data, rows * columns * channels];
  eachInWindow({ input: input.shape, window: [rows, columns], stride }, shape, (outputPixel, inputPixel, at) => {
    for (let output = 0; output < outputs; output += 1) {
      let sum = 0;
      const w = output * step + at * channels;
      for (let channel = 0; channel < channels; channel += 1)
        sum += from[inputPixel * channels + channel]! * weight[w + channel]!;
      result[outputPixel * outputs + output]! += sum;
    }
  });
  return result;
}

/** A convolution of each channel for itself. */
function convolvedEach(input: Tensor, weights: Tensor, bias: Tensor, shape: readonly number[], stride: number) {
  const channels = shape[3]!;
  const [, rows = 1, columns = 1] = weights.shape;
  const result = startedWith(bias.data, shape);
  const [from, weight] = [input.data, weights.data];
  eachInWindow({ input: input.shape, window: [rows, columns], stride }, shape, (outputPixel, inputPixel, at) => {
    const [write, read, w] = [outputPixel * channels, inputPixel * channels, at * channels];
    for (let channel = 0; channel < channels; channel += 1)
      result[write + channel]! += from[read + channel]! * weight[w + channel]!;
  });
  return result;
}

function startedWith(bias: Float32Array, shape: readonly number[]): Float32Array {
  const result = new Float32Array(sizeOf(shape));
  for (let at = 0; at < result.length; at += bias.length) result.set(bias, at);
  return result;
}

/** The largest of every two by two pixels. */
function maxima(input: Tensor, shape: readonly number[], stride: number): Float32Array {
  const channels = shape[3]!;
  const result = new Float32Array(sizeOf(shape)).fill(-Infinity);
  eachInWindow({ input: input.shape, window: [2, 2], stride }, shape, (outputPixel, inputPixel) => {
    for (let channel = 0; channel < channels; channel += 1) {
      const at = outputPixel * channels + channel;
      result[at] = Math.max(result[at]!, input.data[inputPixel * channels + channel]!);
    }
  });
  return result;
}
