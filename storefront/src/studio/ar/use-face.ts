import { useEffect } from 'react';
import { fontUrl } from '../scene/font-urls.ts';

const asked = new Set<string>();

/** Has the browser load one of the shop's fonts, so that a text is set in it; until then another one stands in. */
export function useFace(font: string): void {
  useEffect(() => {
    const url = fontUrl(font);
    if (!url || asked.has(font)) return;
    asked.add(font);
    const face = new FontFace(font, `url("${url}")`);
    document.fonts.add(face);
    face.load().catch(() => {
      // Without a connection it is asked for again when the next text needs it.
      document.fonts.delete(face);
      asked.delete(font);
    });
  }, [font]);
}
