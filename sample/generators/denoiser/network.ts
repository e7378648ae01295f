import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readTza } from './tza.ts';
import { unetGraph } from './unet-graph.ts';

/** As much of ONNX Runtime as is used; the package itself is installed beside this file when pictures are made. */
interface RuntimeTensor {
  data: Float32Array;
}
interface Session {
  run(feeds: Record<string, RuntimeTensor>): Promise<Record<string, RuntimeTensor>>;
}
interface Runtime {
  Tensor: new (type: 'float32', data: Float32Array, shape: number[]) => RuntimeTensor;
  InferenceSession: {
    create(model: Uint8Array, options: { intraOpNumThreads: number; enableCpuMemArena: boolean }): Promise<Session>;
  };
}

/** Answers three planes for planes of red, green, blue and of the auxiliaries. */
export type Network = (planes: Float32Array, width: number, height: number) => Promise<Float32Array>;

const require = createRequire(import.meta.url);
const threads = 2;

/** For light beside albedo and normals that have noise themselves: glass comes out better than by guides taken for clean. */
const weightsOf = { large: 'rt_hdr_alb_nrm', small: 'rt_hdr_alb_nrm_small' };

/** The small network takes half the time, and only who lays both answers side by side sees it. */
export type NetworkSize = keyof typeof weightsOf;

async function open(size: NetworkSize): Promise<Network> {
  const runtime = require('onnxruntime-node') as Runtime;
  const entry = require.resolve('denoiser');
  const weights = readTza(await readFile(`${entry.slice(0, entry.indexOf('/dist/'))}/tzas/${weightsOf[size]}.tza`));
  const channels = weights.get('enc_conv0.weight')?.shape[1] ?? 0;
  const options = { intraOpNumThreads: threads, enableCpuMemArena: false };
  const session = await runtime.InferenceSession.create(unetGraph(weights), options);
  return async (planes, width, height) => {
    const input = new runtime.Tensor('float32', planes, [1, channels, height, width]);
    const { output } = await session.run({ input });
    if (!output) throw new Error('the network answered nothing');
    return output.data;
  };
}

const opened = new Map<NetworkSize, Promise<Network>>();

export function network(size: NetworkSize): Promise<Network> {
  const known = opened.get(size) ?? open(size);
  opened.set(size, known);
  return known;
}
