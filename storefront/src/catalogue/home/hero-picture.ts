import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { words } from './home.words.ts';

/** The shop's own picture on its first page; it belongs to no product and so comes with no list. */
export const heroPicture = (): PictureSource => ({
  url: '/pictures/home-hero-1600.webp',
  width: 1600,
  height: 1280,
  alt: words.heroAlt,
  widths: [640, 960, 1600],
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAAoAA4BaJagCdAEQArKhp1OAAP7uNVA36vsGJWi8x9r4sNJ7w2BsIBcQHR3IhC05CWWUFTQlLGJ0lvjgAzVU4dcdpTufKAAAAA==',
});
