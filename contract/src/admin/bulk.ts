import * as z from 'zod';
import { bulkStates } from '../values/bulk.ts';
import { undoableAct } from './acts.ts';
import { listCondition } from './lists.ts';

const name = z.string().regex(/^[a-z][\w-]{0,59}$/i);

export const listParams = z.strictObject({ list: name });
export const bulkParams = z.strictObject({ runId: z.uuid() });

/** All rows of a list that a condition selects. */
const bulkSelection = { ...listCondition, action: name };

export const bulkPreviewBody = z.strictObject(bulkSelection);

/** How many rows are selected, and with how many of them the action can do something. */
export const bulkPreview = z.strictObject({ count: z.int(), applicable: z.int() });

/** `runId` is made by the browser: sent twice, it is one run. `expectedCount` is the number that the operator saw. */
export const bulkStartBody = z.strictObject({
  ...bulkSelection,
  runId: z.uuid(),
  expectedCount: z.int().min(0),
  input: z.unknown().optional(),
});

/** How far a run is. `total` = `done` + `failed` + `skipped` + what is left. */
export const bulkRun = z.strictObject({
  id: z.uuid(),
  list: z.string(),
  action: z.string(),
  operatorName: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  state: z.enum(bulkStates),
  /** By which the run can be undone as long as it waits. */
  act: undoableAct.nullable(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Rows that the filter selected no more when their turn came. */
  skipped: z.int(),
  /** The first rows that failed, each with its reason in the reader's language. */
  failureList: z.array(z.strictObject({ key: z.string(), code: z.string(), description: z.string() })),
});
