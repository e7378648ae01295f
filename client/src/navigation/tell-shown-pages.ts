/** Whether the visitor has asked not to be counted; some browsers know only one of the two ways to ask. */
const asksNotTo = (): boolean => {
  const asker = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  // oxlint-disable-next-line no-restricted-properties -- browsers that have it not cannot ask in this way
  return asker.globalPrivacyControl === true || asker.doNotTrack === '1';
};

/** A page that was loaded anew or came back is no visit, and neither is one to which a page of this shop leads. */
function isEntry(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !`${document.referrer}/`.startsWith(`${location.origin}/`);
}

/**
 * Tells the server which page is shown, as often as another one is, so that it can count: path and whether the visitor comes
 * from outside, nothing else. Nothing is stored in the browser. `onShown` calls back whenever another page is shown.
 */
export function tellShownPages(onShown: (listener: () => void) => () => void, signal: AbortSignal): void {
  if (asksNotTo()) return;
  let path = '';
  const tell = (fromOutside: boolean) => {
    if (location.pathname === path) return;
    path = location.pathname;
    const page = JSON.stringify({ path, isEntry: fromOutside });
    navigator.sendBeacon('/api/visits', new Blob([page], { type: 'application/json' }));
  };
  tell(isEntry());
  signal.addEventListener(
    'abort',
    onShown(() => tell(false)),
  );
}
