import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

const fetchRow = () => import('./RecentRow.tsx');
const RecentRow = lazy<ComponentType<{ present: number | undefined }>>(() =>
  fetchRow().then(
    ({ RecentRow: row }) => ({ default: row }),
    // A page is whole without it.
    () => ({ default: () => null }),
  ),
);

interface RecentlyViewedProps {
  /** The product of this page: remembered, and not shown among the others. */
  present?: number;
}

/**
 * The place of what was looked at before, at the foot of a page. Neither its code nor its products are fetched before
 * the page is at rest and the place comes near the window; nothing stands under it that could be pushed away but the
 * foot.
 */
export function RecentlyViewed({ present }: RecentlyViewedProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (present === undefined) return undefined;
    return whenAtRest(() => {
      fetchRow().then(
        ({ rememberViewed }) => rememberViewed(present),
        () => undefined,
      );
    });
  }, [present]);
  useEffect(() => {
    const box = anchor.current;
    if (near || !box) return undefined;
    // On a busy page several changes come in one call.
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    const stop = whenAtRest(() => watch.observe(box));
    return () => {
      stop();
      watch.disconnect();
    };
  }, [near]);
  return (
    <div ref={anchor}>
      {near ? (
        <Suspense>
          <RecentRow present={present} />
        </Suspense>
      ) : null}
    </div>
  );
}

function whenAtRest(work: () => void): () => void {
  const waiting = setTimeout(work, 500);
  return () => clearTimeout(waiting);
}
