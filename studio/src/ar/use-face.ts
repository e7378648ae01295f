import { useEffect } from 'react';
import { loadFace } from '@afterimage/media/load-font.ts';

/** Has the browser load one of the shop's fonts, so that a text is set in it. */
export function useFace(font: string): void {
  useEffect(() => void loadFace(font), [font]);
}
