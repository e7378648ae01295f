import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Call } from '../api/call.ts';
import { type Failure, FailureError } from '../api/failure.ts';
import type { Session } from './session.ts';

/** What every operation is given besides its argument; the `extraArgument` of the store. */
export interface Services {
  call: Call;
  session: Session;
}

interface Tools<State> extends Services {
  state: () => State;
  signal: AbortSignal;
}

interface OperationConfig<State> {
  state: State;
  extra: Services;
  rejectValue: Failure;
}

/**
 * An operation is a thunk that talks to the server. Its type names it in the tables of notices
 * (`failures.ts`, `notices.ts`); a failed call becomes the payload of its `rejected` action.
 */
export function operation<Result, Arg = void, State = unknown>(
  type: string,
  run: (arg: Arg, tools: Tools<State>) => Promise<Result>,
) {
  return createAsyncThunk<Result, Arg, OperationConfig<State>>(type, async (arg, api) => {
    try {
      return await run(arg, { ...api.extra, state: api.getState, signal: api.signal });
    } catch (error) {
      if (error instanceof FailureError) return api.rejectWithValue(error.failure);
      throw error;
    }
  });
}
