import { useEffect } from 'react';
import { loadFont } from '@afterimage/media/load-font.ts';

/** Has the browser load one of the shop's fonts, so that a text is set in it. */
export function useFont(font: string): void {
  useEffect(() => void loadFont(font), [font]);
}
