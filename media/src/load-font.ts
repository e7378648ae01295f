import { fontUrl } from './font-urls.ts';

const fontLoads = new Map<string, Promise<void>>();

/**
 * Has the browser load one of the shop's fonts, so that a text is set in it; until then another one stands in. Without a
 * connection it is asked for again when the next text needs it.
 */
export function loadFont(font: string): Promise<void> {
  const url = fontUrl(font);
  const pending = fontLoads.get(font);
  if (!url || pending) return pending ?? Promise.resolve();
  const face = new FontFace(font, `url("${url}")`);
  document.fonts.add(face);
  const loading = face.load().then(
    () => undefined,
    () => {
      document.fonts.delete(face);
      fontLoads.delete(font);
    },
  );
  fontLoads.set(font, loading);
  return loading;
}
