import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@afterimage/client/api/failure.ts';

/** Whether asking again may help: the server was not reached, or failed by itself. */
const mayPass = (error: Error): boolean => {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
};

/** The one cache of the admin. What is older than a few seconds is shown at once and asked for again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        // The browser's word for "offline" is not reliable: a call tells.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
