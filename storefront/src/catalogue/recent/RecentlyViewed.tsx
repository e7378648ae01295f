import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

const fetchRow = () => import('./RecentRow.tsx');
const RecentRow = lazy<ComponentType<{ present: number | undefined; title?: string | undefined }>>(() =>
  fetchRow().then(
    ({ RecentRow: row }) => ({ default: row }),
    // A page is whole without it.
    () => ({ default: () => null }),
  ),
);

interface RecentlyViewedProps {
  /** The product of this page: remembered, and not shown among the others. */
  present?: number;
  /** What stands above it, if not the usual. */
  title?: string;
}

/**
 * The place of what was looked at before, at the foot of a page. Neither its code nor its products are fetched before
 * the page is at rest and the place comes near the window; nothing stands under it that could be pushed away but the
 * foot.
 */
export function RecentlyViewed({ present, title }: RecentlyViewedProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    // On a busy page several changes come in one call.
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    const rest = setTimeout(() => {
      if (anchor.current) watch.observe(anchor.current);
      if (present !== undefined)
        fetchRow().then(
          ({ rememberViewed }) => rememberViewed(present),
          () => undefined,
        );
    }, 500);
    return () => {
      clearTimeout(rest);
      watch.disconnect();
    };
  }, [present]);
  return (
    <div ref={anchor}>
      {near ? (
        <Suspense>
          <RecentRow present={present} title={title} />
        </Suspense>
      ) : null}
    </div>
  );
}
