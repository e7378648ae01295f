import type { Picture, ProductDetail } from '@afterimage/contract/catalogue.ts';
import { words } from './product.words.ts';

/** A picture, or the poster of a film. */
export type GalleryItem = Picture & { film?: string };

/** The pictures with the product's film as the second of them. */
export function withFilm(pictures: Picture[], { filmUrl: film, name }: ProductDetail): GalleryItem[] {
  if (!film) return pictures;
  const poster: GalleryItem = {
    film,
    url: film.replace('.mp4', '.webp'),
    width: 480,
    height: 600,
    alt: `${words.aliveTitle}: ${name}`,
    widths: [],
    placeholder: '',
  };
  return pictures.toSpliced(1, 0, poster);
}
