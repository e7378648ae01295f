import { artworkList } from '../../src/artwork.generated.ts';
import { pictureCorners } from '../../src/models.generated.ts';
import { productList } from '../../src/products.ts';
import type { FilmShot, Flight, Motion, Point, Quad } from '../stage/film/film-shot.ts';

/** What a film is made of; photograph and model are read when it is made. */
export interface FilmRecipe extends Omit<FilmShot, 'photo' | 'glb' | 'width' | 'height'> {
  name: string;
  /** A picture of sample/pictures. */
  photo: string;
  /** A model of sample/gallery. */
  model: string;
}

/** What comes out of a printed picture, and how the picture itself moves. */
interface Awakening {
  model: string;
  motion: Motion;
  flights: readonly Flight[];
}

const flight = (from: [number, number], to: [number, number], size: number, delay = 0, turn = 60): Flight => ({
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  size,
  delay,
  turn,
});

const rising = [
  flight([0.55, 0.62], [0.56, -0.16], 0.84),
  flight([0.3, 0.6], [0.06, 0.12], 0.48, 0.18, 40),
  flight([0.75, 0.55], [0.98, 0.3], 0.34, 0.32, 90),
];
const hotAir = (motion: Motion): Awakening => ({ model: 'hot-air-balloon', motion, flights: rising });
const butterflies: Awakening = {
  model: 'butterfly',
  motion: 'wind',
  flights: [
    flight([0.5, 0.5], [0.68, -0.06], 0.6, 0, 50),
    flight([0.35, 0.65], [0.08, 0.1], 0.42, 0.15, -60),
    flight([0.7, 0.7], [1.0, 0.44], 0.32, 0.3, 70),
  ],
};
const boat: Awakening = {
  model: 'sail-boat',
  motion: 'water',
  flights: [flight([0.4, 0.46], [0.55, 0.2], 1.05, 0, 70)],
};
const hearts: Awakening = {
  model: 'beating-heart',
  motion: 'breath',
  flights: [flight([0.55, 0.5], [0.8, -0.06], 0.56, 0, 50), flight([0.4, 0.5], [0.14, 0.06], 0.34, 0.22, -50)],
};

/** By the artwork that is printed. */
const awakenings: Record<string, Awakening> = {
  aurora: { model: 'star-burst', motion: 'mist', flights: [flight([0.5, 0.5], [0.55, -0.15], 0.8)] },
  balloons: hotAir('mist'),
  city: {
    model: 'fireworks',
    motion: 'water',
    flights: [flight([0.5, 0.35], [0.42, 0.06], 0.95), flight([0.6, 0.3], [0.85, 0.16], 0.55, 0.25)],
  },
  couple: { model: 'balloons', motion: 'wind', flights: [flight([0.5, 0.6], [0.62, -0.06], 0.95)] },
  dog: hearts,
  dunes: hotAir('mist'),
  lake: hotAir('water'),
  monochrome: { model: 'music-notes', motion: 'water', flights: [flight([0.5, 0.5], [0.55, -0.2], 0.62)] },
  poppies: butterflies,
  ridge: hotAir('mist'),
  sea: boat,
  tree: butterflies,
};

const quad = (...[a, b, c, d]: [number, number][]): Quad => {
  const point = ([x, y]: [number, number]): Point => ({ x, y });
  return [point(a!), point(b!), point(c!), point(d!)];
};

/**
 * Where the picture is on a product's main photograph, where `pictureCorners` knows it not: on cloth and curves, and where
 * the picture is a part of a printed surface. Read off the photographs.
 */
const places: Readonly<Record<string, Quad>> = {
  'morning-ridge-framed-print': quad([0.291, 0.223], [0.695, 0.24], [0.689, 0.742], [0.298, 0.708]),
  'hearth-photo-mug': quad([0.225, 0.385], [0.56, 0.395], [0.556, 0.697], [0.23, 0.682]),
  'slow-evening-soy-candle': quad([0.275, 0.345], [0.615, 0.36], [0.611, 0.612], [0.28, 0.59]),
  'almanac-photo-wall-calendar': quad([0.228, 0.15], [0.79, 0.172], [0.768, 0.51], [0.213, 0.476]),
  'meridian-wall-clock': quad([0.28, 0.34], [0.72, 0.36], [0.71, 0.68], [0.27, 0.65]),
  'contact-sheet-poster': quad([0.21, 0.136], [0.806, 0.152], [0.772, 0.815], [0.197, 0.765]),
  'everyday-canvas-tote': quad([0.318, 0.5], [0.623, 0.53], [0.615, 0.805], [0.316, 0.772]),
  'pebble-phone-case': quad([0.32, 0.2], [0.64, 0.2], [0.64, 0.8], [0.32, 0.78]),
  'studio-photo-t-shirt': quad([0.27, 0.26], [0.495, 0.278], [0.487, 0.592], [0.262, 0.567]),
  'portrait-fitted-tee': quad([0.295, 0.295], [0.61, 0.305], [0.6, 0.595], [0.285, 0.575]),
  'lumen-silk-scarf': quad([0.33, 0.21], [0.74, 0.27], [0.86, 0.72], [0.14, 0.66]),
  'souvenir-photo-swim-towel': quad([0.27, 0.13], [0.74, 0.14], [0.72, 0.8], [0.25, 0.78]),
  'sandbar-beach-tote': quad([0.31, 0.495], [0.575, 0.515], [0.574, 0.725], [0.317, 0.7]),
  'keepsake-compact-mirror': quad([0.24, 0.345], [0.79, 0.36], [0.78, 0.62], [0.23, 0.6]),
  'letterpress-soap-trio': quad([0.26, 0.475], [0.645, 0.53], [0.57, 0.645], [0.17, 0.585]),
  'lantern-photo-lamp': quad([0.25, 0.2], [0.75, 0.2], [0.75, 0.53], [0.25, 0.52]),
  'album-photo-pouf': quad([0.19, 0.23], [0.82, 0.23], [0.84, 0.5], [0.17, 0.48]),
  'salt-fig-eau-de-parfum': quad([0.292, 0.432], [0.611, 0.455], [0.609, 0.65], [0.294, 0.625]),
  'beacon-key-tag': quad([0.4, 0.43], [0.715, 0.465], [0.64, 0.735], [0.315, 0.69]),
};

/** Of a product with several pictures, the surface that is filmed. */
const surfaces: Readonly<Record<string, string>> = {
  'charm-photo-bracelet': 'charm',
  'darkroom-cufflinks': 'left',
  'loopback-hoodie': 'front',
};

const phoneHeight = 0.72;
/** The phone's width in widths of the photograph, and its screen's, at that height (see stage/film/phone.ts). */
const phoneWidth = phoneHeight * (5 / 4) * (1.122 / 2.202);
const screenWidth = phoneHeight * (5 / 4) * (1 / 2.202);

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The phone stands right of the print's middle, so that the still print is seen beside it, and shows all of it. */
function phoneFor(print: Quad): FilmShot['phone'] {
  const xs = print.map(({ x }) => x);
  const ys = print.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = { x: (left + right) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const zoom = clamp((0.76 * screenWidth) / (right - left), 0.45, 2.4);
  const height = Math.max(...ys) - Math.min(...ys);
  return {
    at: {
      x: clamp(Math.max(middle.x + 0.2, right - 0.02), 0.2, 1 - phoneWidth / 2 - 0.03),
      y: clamp(middle.y + 0.04, phoneHeight / 2 + 0.03, 1 - phoneHeight / 2 - 0.04),
    },
    height: phoneHeight,
    zoom,
    // What rises needs room above the print.
    looksAt: { x: middle.x, y: middle.y - 0.2 * Math.min(height, (right - left) * 1.25) },
  };
}

/** The film of the first page: a framed print in a room. */
const homePrint = quad([0.333, 0.2895], [0.6665, 0.2895], [0.6665, 0.6905], [0.333, 0.6905]);

export const homeFilm: FilmRecipe = {
  name: 'home-film',
  photo: 'morning-ridge-framed-print-yellow-scene-1280',
  model: 'hot-air-balloon',
  motion: 'mist',
  flights: [
    flight([0.5, 0.56], [0.5, -0.19], 1.0, 0, 70),
    flight([0.3, 0.5], [-0.02, 0.1], 0.52, 0.16, 50),
    flight([0.72, 0.5], [0.98, 0.24], 0.36, 0.3, 100),
  ],
  print: homePrint,
  phone: { at: { x: 0.66, y: 0.515 }, height: 0.77, zoom: 0.75, looksAt: { x: 0.505, y: 0.435 } },
  seconds: 7,
};

const canComeAlive = ({ customizationList }: (typeof productList)[number]): boolean =>
  customizationList.some(({ limits }) => limits && 'arAllowed' in limits && limits.arAllowed);

/** One film for each product that can come alive, from its main photograph. */
export function productFilms(): FilmRecipe[] {
  return productList.filter(canComeAlive).map(({ slug, variation }) => {
    const color = variation?.[0]?.color ?? 'natural';
    const surface = pictureCorners[slug]?.[surfaces[slug] ?? ''] ?? Object.values(pictureCorners[slug] ?? {})[0];
    const print = places[slug] ?? surface;
    if (!print) throw new Error(`Where is the print on the photograph of ${slug}?`);
    const { model, motion, flights } = awakenings[artworkList[slug] ?? ''] ?? hotAir('breath');
    return {
      name: slug,
      photo: `${slug}-${color}-main-1600`,
      model,
      motion,
      flights,
      print,
      phone: phoneFor(print),
      seconds: 3.5,
    };
  });
}
