import { fail } from '../platform/http/failure.ts';

/**
 * Lets one work after the other be done, in the order in which they are given, whether those before succeed or not.
 * With `most` of them given and not done, more are refused: whoever asked would have gone before it is his turn.
 */
export function inTurn(most = Infinity) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= most) return fail('UNAVAILABLE');
    waiting += 1;
    const result = last.then(work);
    last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
}
