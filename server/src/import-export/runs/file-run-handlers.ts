import { type Handlers, operatorOf } from '../../platform/http/handlers.ts';
import { readRun, readRuns } from './read-runs.ts';
import type { SignRun } from './run-addresses.ts';
import { type ReceiveParts, startExport, stopRun, uploadImport, writeImport } from './start-runs.ts';

/** The calls by which operators take files in and have them written. */
export const fileRunHandlers = (parts: ReceiveParts & { sign: SignRun }) => {
  const { sign } = parts;
  return {
    listFileRuns: (context) => readRuns(context.db, operatorOf(context), sign),
    getFileRun: (context, { params: { runId } }) => readRun(context.db, operatorOf(context), runId, sign),
    uploadImport: async (context) => readRun(context.db, operatorOf(context), await uploadImport(context, parts), sign),
    writeImport: async (context, { params: { runId }, body }) => {
      await writeImport(context, runId, body);
      return readRun(context.db, operatorOf(context), runId, sign);
    },
    stopFileRun: async (context, { params: { runId } }) => {
      await stopRun(context, runId);
      return readRun(context.db, operatorOf(context), runId, sign);
    },
    startExport: async (context, { body }) =>
      readRun(context.db, operatorOf(context), await startExport(context, body), sign),
  } satisfies Partial<Handlers>;
};
