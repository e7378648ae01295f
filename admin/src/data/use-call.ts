import {
  keepPreviousData,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Input, Reply } from '@afterimage/contract/api.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { type FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import type { AdminCall } from '../admin-call.ts';
import { useAdminCall } from './call-context.ts';
import { signInAgain } from './sign-in-again.ts';

/** What goes into a call: `params`, `query` and `body`, as the contract has them. */
export type CallInput<Name extends AdminRouteName> = Partial<Input<Name>>;

/** Under which the reply to a call is in the cache. */
const keyOf = <Name extends AdminRouteName>(name: Name, input: CallInput<Name> = {}): QueryKey => [name, input];

/** Calls with an input whose parts are typed already; a call that needs a fresh sign-in is repeated after it. */
export async function send<Name extends AdminRouteName>(
  call: AdminCall,
  name: Name,
  input: CallInput<Name> | undefined,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<Reply<Name>> {
  const attempt = () => call(name, input as Parameters<typeof call<Name>>[1], options);
  try {
    return await attempt();
  } catch (error) {
    if (failureOf(error).code !== 'SIGN_IN_AGAIN' || !(await signInAgain())) throw error;
    return attempt();
  }
}

interface ReadOptions {
  /** Asks only while this is true. */
  enabled?: boolean;
  /** Asks again after so many milliseconds, as long as the screen is open and seen. */
  every?: number;
  /** Ends the asking again, once a reply says so. */
  until?(reply: unknown): boolean;
  /** Shows the reply to the input before while that to the new one is on its way. */
  keepsPrevious?: boolean;
  /**
   * Whether the reply is shown at once when the screen is opened again; true by default. False for a record whose state decides
   * what can be done: an old reply would offer actions that are no longer possible, and the buttons would move with the new one.
   */
  isCached?: boolean;
}

/**
 * The reply to a reading call, from the cache at once if it is there, and asked for again when it is old, when the
 * window is looked at again, and when a write says that it has changed it.
 */
export function useCall<Name extends AdminRouteName>(
  name: Name,
  input: CallInput<Name> = {},
  { enabled = true, every, until, keepsPrevious = false, isCached = true }: ReadOptions = {},
): UseQueryResult<Reply<Name>, FailureError> {
  const call = useAdminCall();
  return useQuery<Reply<Name>, FailureError>({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => send(call, name, input, { signal }),
    enabled,
    ...(every !== undefined && {
      refetchInterval: ({ state }) => (state.data !== undefined && until?.(state.data) ? false : every),
    }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(!isCached && { gcTime: 0 }),
  });
}

/** Lets the replies to these calls be asked for again, wherever they are shown. */
function useRefresh(): (...names: AdminRouteName[]) => Promise<void> {
  const client = useQueryClient();
  return async (...names) => {
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}

/**
 * The Idempotency-Key of a write: the same input has the same key until it was carried out, so that a button pressed twice,
 * or again after the network failed, is one act.
 */
function useAttempt() {
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return {
    keyFor: (input: object): string => {
      const text = JSON.stringify(input);
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    end: () => {
      attempt.current = null;
    },
  };
}

type WriteInput<Name extends AdminRouteName> = CallInput<Name> & { idempotencyKey?: string };

/** What a screen does when a write has ended. */
interface WriteOutcome<Name extends AdminRouteName> {
  onSuccess?(reply: Reply<Name>): void;
  onError?(error: FailureError): void;
  onSettled?(): void;
}

type Write<Name extends AdminRouteName> = Omit<
  UseMutationResult<Reply<Name>, FailureError, WriteInput<Name>>,
  'mutate'
> & { mutate(input: WriteInput<Name>, outcome?: WriteOutcome<Name>): void };

interface WriteOptions<Name extends AdminRouteName> {
  /** The reading calls whose replies the write changes. */
  touches?: readonly AdminRouteName[];
  /**
   * The reading call that has the same reply. It is on the screen at once, with its version: who goes on before the record was
   * read again has no conflict with what they have just saved.
   */
  answers?: Reply<Name> extends Reply<'getDeskProduct'> ? 'getDeskProduct' : never;
}

/** Puts the reply to a write into the cache as that to a reading call about the same record. */
function useAnswer(): (read: AdminRouteName, params: object, reply: unknown) => void {
  const client = useQueryClient();
  return (read, params, reply) => {
    const written = new Map(Object.entries(params));
    const isAbout = ({ queryKey: [, input] }: { queryKey: QueryKey }) =>
      Object.entries((input as { params?: object }).params ?? {}).every(([name, value]) => written.get(name) === value);
    client.setQueriesData({ queryKey: [read], predicate: isAbout }, reply);
  };
}

/**
 * A writing call: `mutateAsync(input)` or `mutate(input, outcome)`; `isPending` while it is under way. What it touches is
 * asked for again after `outcome`, which runs even when the line that was pressed disappears by the write.
 */
export function useWrite<Name extends AdminRouteName>(
  name: Name,
  { touches = [], answers }: WriteOptions<Name> = {},
): Write<Name> {
  const call = useAdminCall();
  const answer = useAnswer();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const outcomes = useRef(new WeakMap<object, WriteOutcome<Name>>());
  const mutation = useMutation<Reply<Name>, FailureError, WriteInput<Name>>({
    mutationFn: ({ idempotencyKey, ...input }) =>
      send(call, name, input as unknown as CallInput<Name>, {
        idempotencyKey: idempotencyKey ?? attempt.keyFor(input),
      }),
    onSuccess: (reply, input) => {
      attempt.end();
      if (answers) answer(answers, input.params ?? {}, reply);
      outcomes.current.get(input)?.onSuccess?.(reply);
    },
    onError: (error, input) => outcomes.current.get(input)?.onError?.(error),
    onSettled: (_reply, _error, input) => {
      outcomes.current.get(input)?.onSettled?.();
      return refresh(...touches);
    },
  });
  const { mutate: start } = mutation;
  const mutate = useCallback(
    (input: WriteInput<Name>, outcome: WriteOutcome<Name> = {}) => {
      const ownInput = { ...input };
      outcomes.current.set(ownInput, outcome);
      start(ownInput);
    },
    [start],
  );
  return { ...mutation, mutate };
}
