import type { ErrorCode, ShortLine } from '@afterimage/contract/values/errors.ts';

/** Why a call failed, as a plain value that can lie in the store. `status` 0: the server was not reached. */
export interface Failure {
  status: number;
  code: ErrorCode | 'NETWORK' | 'UNKNOWN';
  description: string;
  fields?: Record<string, string>;
  lines?: ShortLine[];
  /** The number under which the operator finds it. */
  requestId?: string;
}

/** A failure on its way up: what `call` and loaders throw. */
export class FailureError extends Error {
  readonly failure: Failure;
  readonly status: number;

  constructor(failure: Failure) {
    super(failure.description || failure.code);
    this.name = 'FailureError';
    this.failure = failure;
    this.status = failure.status;
  }
}

/** What a page throws when there is nothing at its address. */
export function notFound(description = ''): FailureError {
  return new FailureError({ status: 404, code: 'NOT_FOUND', description });
}

/** Whatever was thrown, as a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return { status: error.status, code: error.status === 404 ? 'NOT_FOUND' : 'UNKNOWN', description: '' };
  }
  return { status: 500, code: 'UNKNOWN', description: error instanceof Error ? error.message : '' };
}
