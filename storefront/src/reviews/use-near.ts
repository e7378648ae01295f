import { type RefObject, useEffect, useState } from 'react';

/** True from the moment on when a thing is about to be seen, or was passed by in one leap. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new IntersectionObserver(
      // On a busy page several changes come in one call.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      // A leap to the foot of the page never lets the box into the window; so all that lies above it counts as well.
      { rootMargin: '1000000px 0px 1200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return near;
}
