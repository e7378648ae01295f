import { workerData } from 'node:worker_threads';
import { keepSequence } from './sequence-store.ts';
import type { SequenceSpec } from './sequence-spec.ts';

await keepSequence(workerData as SequenceSpec);
