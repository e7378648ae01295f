import { expect, it, vi } from 'vitest';
import { withFilm } from './gallery-film.ts';
import { galleryPictures, indexAfterColorChange, indexAt, keyStep, stepIn } from './gallery-pictures.ts';
import { hat, pictureOf, plainHat } from './product.fixture.ts';

const names = (color: string | null, product = hat) => galleryPictures(product, color).map(({ alt }) => alt);

it('S3.1 the pictures of a colour are its own and those of no colour', () => {
  expect(names('blue')).toEqual(['hat-blue', 'hat-detail']);
  expect(names('black')).toEqual(['hat-black', 'hat-detail']);
  expect(names(null, plainHat)).toEqual(['hat-black', 'hat-blue', 'hat-detail']);
});

it('S3.1 each colour shows its views in one order, and lends from another only what it lacks', () => {
  const [black, blue] = hat.variation;
  const of = (color: string, ...views: string[]) => views.map((view) => pictureOf(`hat-${color}-${view}`));
  const image = [
    ...of('black', 'main'),
    ...of('blue', 'main'),
    ...of('black', 'second', 'detail', 'scene'),
    ...of('blue', 'second', 'detail'),
  ];
  const [blackMain, blueMain] = image;
  if (!black || !blue || !blackMain || !blueMain) throw new Error('the hat has two colours');
  const productWithViews = {
    ...hat,
    image,
    variation: [
      { ...black, image: blackMain },
      { ...blue, image: blueMain },
    ],
  };
  expect(names('black', productWithViews)).toEqual([
    'hat-black-main',
    'hat-black-second',
    'hat-black-detail',
    'hat-black-scene',
  ]);
  expect(names('blue', productWithViews)).toEqual([
    'hat-blue-main',
    'hat-blue-second',
    'hat-blue-detail',
    'hat-black-scene',
  ]);
});

it('D2.12 pictures are sorted without what Safari has had only since 17.4', () => {
  const missing = vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function');
  });
  expect(names('blue')).toEqual(['hat-blue', 'hat-detail']);
  missing.mockRestore();
});

it('D2.12 steps end at the first and the last picture', () => {
  expect([stepIn(3, 0, -1), stepIn(3, 0, 1), stepIn(3, 2, 1), stepIn(0, 0, 1)]).toEqual([0, 1, 2, 0]);
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => keyStep(key, 3, 1))).toEqual([2, 0, 0, 2, null]);
});

it('D2.12 another colour keeps the place in the gallery unless nothing would change there', () => {
  const [black, blue] = [galleryPictures(hat, 'black'), galleryPictures(hat, 'blue')];
  expect(indexAfterColorChange(black, blue, 0)).toBe(0);
  expect(indexAfterColorChange(black, blue, 1)).toBe(0);
  const views = (color: string) => ['front', 'side', 'back'].map((view) => pictureOf(`${color}-${view}`));
  expect(indexAfterColorChange(views('black'), views('blue'), 2)).toBe(2);
  expect(indexAfterColorChange(views('black'), views('blue').slice(0, 2), 2)).toBe(1);
});

it('D2.12 the counter follows the strip, in either direction of writing', () => {
  expect([indexAt(0, 390, 3), indexAt(400, 390, 3), indexAt(-780, 390, 3), indexAt(9999, 390, 3)]).toEqual([
    0, 1, 2, 2,
  ]);
  expect(indexAt(100, 0, 3)).toBe(0);
});

it('S3.2 the film of a product is the second of its pictures in every color, and a product without one has none', () => {
  const filmed = { ...hat, filmUrl: '/films/brim-felt-hat.mp4' };
  for (const color of ['black', 'blue']) {
    const pictures = galleryPictures(hat, color);
    const [first, film, ...rest] = withFilm(pictures, filmed);
    expect([first, ...rest]).toEqual(pictures);
    expect(film).toMatchObject({ film: '/films/brim-felt-hat.mp4', url: '/films/brim-felt-hat.webp' });
  }
  expect(withFilm(hat.image, hat)).toEqual(hat.image);
});
