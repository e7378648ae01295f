import type { Picture } from '@afterimage/contract/catalogue.ts';

/** The shop's own picture on its first page; it belongs to no product and so comes with no list. */
export const heroPicture: Picture = {
  url: '/pictures/home-hero-1600.webp',
  width: 1600,
  height: 1000,
  alt: 'A framed photograph leaning on a plinth beside a mug, under an arch with a long soft shadow',
  widths: [640, 960, 1600],
  placeholder:
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgAA4BaJZwAAp3QEfbBMAD+8ItItuHBSQlymsaIgAs2axuGQ3eJ7/I+PwAA',
};
