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

/** One of Open Image Denoise's trained networks. The names say what is given: c for auxiliaries that are clean already. */
export type NetworkName = 'rt_hdr' | 'rt_hdr_alb_nrm' | 'rt_hdr_calb_cnrm' | 'rt_alb' | 'rt_nrm';

/** Answers three planes for planes of red, green, blue and of the auxiliaries. */
export type Network = (planes: Float32Array, width: number, height: number) => Promise<Float32Array>;

const require = createRequire(import.meta.url);
const threads = 2;
const opened = new Map<NetworkName, Promise<Network>>();

async function open(name: NetworkName): Promise<Network> {
  const runtime = require('onnxruntime-node') as Runtime;
  const entry = require.resolve('denoiser');
  const weights = readTza(await readFile(entry.slice(0, entry.indexOf('/dist/')) + `/tzas/${name}.tza`));
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

export function network(name: NetworkName): Promise<Network> {
  const known = opened.get(name) ?? open(name);
  opened.set(name, known);
  return known;
}
