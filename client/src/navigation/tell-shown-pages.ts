/** The Navigation API, which browsers have had for too short a time to be relied on. */
interface Navigation {
  addEventListener(type: 'currententrychange', listener: () => void, options: { signal: AbortSignal }): void;
}

/** Whether the visitor has asked not to be counted; some browsers know only one of the two ways to ask. */
const asksNotTo = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** A page that was loaded anew or came back is no visit, and neither is one to which a page of this shop leads. */
function isEntry(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && URL.parse(document.referrer)?.origin !== location.origin;
}

/**
 * Tells the server which page is shown, as often as another one is, so that it can count: path and whether the visitor comes
 * from outside, nothing else. Nothing is stored in the browser.
 */
export function tellShownPages(signal: AbortSignal): void {
  if (asksNotTo()) return;
  let shown = '';
  const tell = (fromOutside: boolean) => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    const page = JSON.stringify({ path: shown, isEntry: fromOutside });
    navigator.sendBeacon('/api/visits', new Blob([page], { type: 'application/json' }));
  };
  tell(isEntry());
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener('currententrychange', () => tell(false), { signal });
}
