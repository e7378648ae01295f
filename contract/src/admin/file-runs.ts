import * as z from 'zod';
import { exportFormats, fileRunLimits, fileRunStates, importFormats, importResults } from '../values/file-runs.ts';

export const fileRunPath = z.strictObject({ runId: z.uuid() });

const totals = z.strictObject(
  Object.fromEntries(importResults.map((result) => [result, z.int()])) as Record<
    (typeof importResults)[number],
    z.ZodInt
  >,
);

/** A file that is taken in or written by a job. */
const fileRun = z.strictObject({
  runId: z.uuid(),
  kind: z.enum(['import', 'export']),
  state: z.enum(fileRunStates),
  name: z.string(),
  format: z.enum([...importFormats, ...exportFormats]),
  /** How many records were read so far, by what became of each. */
  totals,
  /** How many records the file has; null until it was read to its end once. */
  total: z.int().nullable(),
  /** Why it failed: a sentence. */
  problem: z.string().nullable(),
  isStopping: z.boolean(),
  operatorName: z.string(),
  createdAt: z.iso.datetime(),
  /** When the writing began. */
  writtenAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Where the written file, or the report of an import, is had for an hour or two; null without one. */
  url: z.string().nullable(),
});

/** A row of a file that was not taken in, or not as the file has it. */
const reportRow = z.strictObject({
  line: z.int(),
  record: z.string(),
  key: z.string(),
  result: z.enum(importResults),
  reason: z.string(),
});

export const fileRuns = z.strictObject({ runList: z.array(fileRun) });
export const fileRunDetails = fileRun.extend({ rowList: z.array(reportRow) });

/** A host name, or all hosts below one: `*.example.com`. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/);

export const writeImportBody = z.strictObject({
  /** The hosts from which pictures are fetched; none: pictures are left out. */
  pictureHosts: z.array(host).max(fileRunLimits.hosts),
  /** The pieces of new variants that the file does not count. */
  uncountedStock: z.int().min(0).max(fileRunLimits.stock),
});

export const exportBody = z.strictObject({
  format: z.enum(exportFormats),
  /** Customers with their addresses too; for all records alone. */
  customers: z.boolean().default(false),
});
