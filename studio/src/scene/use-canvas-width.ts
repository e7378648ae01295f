import { type RefObject, useEffect, useState } from 'react';

/** No screen shows more, and phones refuse larger canvases. */
const mostPixels = 4096;

/** How many of the screen's own pixels an element is wide; 0 until it is known. Follows its size and the screen's zoom. */
export function useCanvasWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.min(mostPixels, Math.round(current.clientWidth * globalThis.devicePixelRatio)));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', measure);
    };
  }, [element]);
  return width;
}
