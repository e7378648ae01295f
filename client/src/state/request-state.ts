import type { Failure } from '../api/failure.ts';

/** How a request is going (S4.3): never more than one of the three. */
export interface RequestState {
  loading: boolean;
  success: boolean;
  error: Failure | null;
}

export const idle: RequestState = { loading: false, success: false, error: null };

export function begin(state: RequestState): void {
  state.loading = true;
  state.success = false;
  state.error = null;
}

export function succeed(state: RequestState): void {
  state.loading = false;
  state.success = true;
  state.error = null;
}

export function fail(state: RequestState, failure: Failure | undefined): void {
  state.loading = false;
  state.success = false;
  state.error = failure ?? null;
}
