import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { words } from './home.words.ts';

/** The first page's film at the moment when the phone has found the print; it belongs to no product and so comes with no list. */
export const heroPicture = (): PictureSource => ({
  url: '/pictures/home-film-960.webp',
  width: 960,
  height: 1200,
  alt: words.heroAlt,
  widths: [320, 640, 960],
  placeholder:
    'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJYgCdAYwnTEAtVtNAAD+88MOMbL2hZbvWT6Iw3uvCW64bIPEA6eYxQJNOfjBPTh/UOEkGPtnr67PZyxEehDNM/K6DxjzyCdzsyZYIrfnMzB1QAA=',
});
