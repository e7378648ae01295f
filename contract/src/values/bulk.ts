/**
 * The states of an action on all rows of a list; `waiting`: it can be undone before it begins; `stopped`: its operator may
 * do it no more.
 */
export const bulkStates = ['waiting', 'running', 'finished', 'cancelled', 'stopped'] as const;
export type BulkState = (typeof bulkStates)[number];

/** The most rows that one action takes on. */
export const mostBulkRows = 100_000;

/** By how many rows the selection may differ from what the operator saw, for rows come and go. */
export const bulkTolerance = (expected: number): number => Math.max(2, Math.floor(expected * 0.02));
