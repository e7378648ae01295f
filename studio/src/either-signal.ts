/** Aborts as soon as one of them does, with its reason. Safari before 17.4 has no `AbortSignal.any`. */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const one of signals) {
    if (one.aborted) joined.abort(one.reason);
    one.addEventListener('abort', () => joined.abort(one.reason), { signal: joined.signal });
  }
  return joined.signal;
}
