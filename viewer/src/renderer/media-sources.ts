import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { describeMedium } from '../screens/medium-description.ts';
import { createFilmSource, type FilmSource } from './film-source.ts';
import { createImageSource } from './image-source.ts';
import type { Painter } from './painter.ts';
import { createTextSource } from './text-source.ts';
import type { TextureSource } from './texture-source.ts';

/**
 * The texture source of a flat medium; null for a 3D model. `onBlocked` is called when the browser refuses to play a
 * film without a tap.
 */
export function createMediaSource(
  painter: Painter,
  target: ViewerTarget,
  onBlocked: () => void,
): TextureSource | FilmSource | null {
  const { medium, photo } = target;
  const description = describeMedium(target);
  if (medium.type === 'VIDEO') return createFilmSource(painter, medium, description, onBlocked);
  if (medium.type === 'IMAGE') return createImageSource(painter, medium, description);
  if (medium.text)
    return createTextSource(painter, medium.text, photo.width / photo.height, medium.display?.loop ?? true);
  return null;
}
