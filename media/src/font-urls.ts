/// <reference types="vite/client" />
import { fontFiles } from '@afterimage/scene/fonts.ts';

const files = import.meta.glob<string>('../../scene/fonts/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a face of the shop is fetched; null when there is none of that name. */
export function fontUrl(name: string): string | null {
  const file = fontFiles.get(name);
  return (file && files[`../../scene/fonts/${file}`]) ?? null;
}
