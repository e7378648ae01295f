/** A page that moves all the time, or a slow phone, may never be idle: then it waits this long; milliseconds. */
const longestWait = 2000;

/** Runs what can wait once the browser has nothing else to do, or after two seconds. */
export function whenIdle(run: () => void): void {
  // oxlint-disable-next-line no-restricted-globals -- Safari has none, and gets a time
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run, 200);
}
