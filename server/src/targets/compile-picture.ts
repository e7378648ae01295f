import { threads } from '../platform/concurrency/threads.ts';
import type { CompileTask } from './compile-worker.ts';

// Each takes a core for half a second.
const compile = threads<CompileTask, Uint8Array>(new URL('./compile-worker.ts', import.meta.url), { permits: 2 });

/** Compiles a picture in a thread of its own: half a second's work would hold up everything else. */
export const compilePicture = async (task: CompileTask): Promise<Buffer> => Buffer.from(await compile(task));
