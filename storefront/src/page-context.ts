import type { AppContext } from './app-context.ts';
import { type Failure, FailureError } from './failure.ts';
import type { PageContext, Params } from './page.ts';

/** What a loader works with, bound to one request. */
export function pageContext(app: AppContext, request: Request, params: Params): PageContext {
  return {
    store: app.store,
    call: app.services.call,
    request,
    params,
    url: new URL(request.url),
    async load(operation, arg) {
      const done = await app.store.dispatch(operation(arg, { signal: request.signal }));
      if (!done.type.endsWith('/rejected')) return done.payload as never;
      request.signal.throwIfAborted();
      const failure = done.payload as Failure | undefined;
      throw new FailureError(failure ?? { status: 500, code: 'UNKNOWN', description: done.error?.message ?? '' });
    },
  };
}
