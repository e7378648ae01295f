/** Aborts as soon as one of them does, with its reason. Safari before 17.4 has no `AbortSignal.any`. */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const one of signals) {
    if (one.aborted) controller.abort(one.reason);
    one.addEventListener('abort', () => controller.abort(one.reason), { signal: controller.signal });
  }
  return controller.signal;
}
