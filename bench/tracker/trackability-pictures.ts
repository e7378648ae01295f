import sharp, { type Sharp } from 'sharp';
import { ownPhotographs, photographs, type Side } from './sequences/photograph-list.ts';
import { type Picture, pictureOf } from './sequences/pictures.ts';
import { seeded } from './sequences/random.ts';

/** A picture that is rated: `make` draws it, its longest side at most `side` pixels. */
export type StarPicture = { readonly name: string; readonly make: (side: number) => Promise<Picture> };

type Change = (image: Sharp, picture: Picture) => Sharp | Promise<Sharp>;

/** What customers do to photographs, and what makes them hard. */
const changes: Readonly<Record<string, Change>> = {
  soft: (image, { width }) => image.blur(Math.max(0.3, width / 130)),
  softer: (image, { width }) => image.blur(Math.max(0.3, width / 50)),
  pale: (image) => image.linear(0.2, 190),
  dark: (image) => image.linear(0.25, 4),
  enlarged: (image, { width, height }) =>
    image.extract({
      left: Math.floor(width * 0.4),
      top: Math.floor(height * 0.4),
      width: Math.floor(width * 0.2),
      height: Math.floor(height * 0.2),
    }),
  strip: (image, { width, height }) =>
    image.extract({ left: 0, top: Math.floor(height * 0.4), width, height: Math.max(8, Math.floor(width / 5)) }),
  tiled: async (image, { width, height }) => {
    const [w, h] = [Math.floor(width / 5), Math.floor(height / 5)];
    const tile = await image.resize(w, h, { fit: 'fill' }).png().toBuffer();
    return sharp({ create: { width: w * 5, height: h * 5, channels: 3, background: '#ffffff' } }).composite([
      { input: tile, tile: true, gravity: 'northwest' },
    ]);
  },
  corner: async (image, { width, height }) => {
    const small = await image
      .resize(Math.floor(width / 4), Math.floor(height / 4), { fit: 'fill' })
      .png()
      .toBuffer();
    return sharp({ create: { width, height, channels: 3, background: '#f2efe8' } }).composite([
      { input: small, left: Math.floor(width * 0.06), top: Math.floor(height * 0.06) },
    ]);
  },
};

const drawn: Readonly<Record<string, string>> = {
  initials:
    '<rect width="600" height="400" fill="#fff"/><text x="110" y="280" font-size="240" font-family="DejaVu Serif" fill="#234">A&amp;J</text>',
  heart:
    '<rect width="600" height="400" fill="#fbe9e7"/><path d="M300 330 C60 170 190 60 300 150 C410 60 540 170 300 330" fill="#c62828"/>',
  gradient:
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#88c"/><stop offset="1" stop-color="#fda"/></linearGradient></defs><rect width="600" height="400" fill="url(#g)"/>',
  stripes:
    '<defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#eee"/><rect width="20" height="40" fill="#357"/></pattern></defs><rect width="600" height="400" fill="url(#p)"/>',
  checkers:
    '<defs><pattern id="p" width="50" height="50" patternUnits="userSpaceOnUse"><rect width="50" height="50" fill="#fff"/><rect width="25" height="25" fill="#222"/><rect x="25" y="25" width="25" height="25" fill="#222"/></pattern></defs><rect width="600" height="400" fill="url(#p)"/>',
  dots: '<defs><pattern id="p" width="36" height="36" patternUnits="userSpaceOnUse"><rect width="36" height="36" fill="#fde"/><circle cx="18" cy="18" r="8" fill="#a36"/></pattern></defs><rect width="600" height="400" fill="url(#p)"/>',
};

/** Letters, lines and boxes in no order: a poster. */
function poster(name: string): string {
  const random = seeded(name);
  const parts = Array.from({ length: 26 }, () => {
    const [x, y, size] = [random.between(0, 560), random.between(20, 400), random.between(14, 90)];
    const color = `hsl(${random.below(360)} 60% ${random.below(80)}%)`;
    return random.sign() > 0
      ? `<rect x="${x}" y="${y}" width="${size * 1.4}" height="${size * 0.6}" fill="${color}"/>`
      : `<text x="${x}" y="${y}" font-size="${size}" font-family="DejaVu Sans" fill="${color}">${random.pick(['Summer', 'Anna', 'Rio', '2026', 'ok', 'Hello'])}</text>`;
  });
  return `<rect width="600" height="400" fill="#f7f4ec"/>${parts.join('')}`;
}

/** Every photograph of a side, changed ones of some of them, and drawn pictures. */
export function starPictures(side: Side): StarPicture[] {
  const names = [...photographs, ...ownPhotographs].filter((one) => one.side === side).map(({ name }) => name);
  const plain = [...new Set(names)].map((name) => ({ name, make: (most: number) => pictureOf(name, most) }));
  const kinds = Object.keys(changes);
  const changed = Array.from({ length: 3 * kinds.length }, (_, i) => {
    const base = names[(i * 7 + 3) % names.length] ?? '';
    const kind = kinds[i % kinds.length] ?? '';
    return { name: `${base}, ${kind}`, make: (most: number) => changedPicture(base, kind, most) };
  });
  const posters = Object.fromEntries(['a', 'b'].map((key) => [`poster-${key}`, poster(`${side} ${key}`)]));
  const drawings = Object.entries({ ...drawn, ...posters }).map(([name, svg]) => ({
    name: `drawn ${name}`,
    make: (most: number) =>
      pictureFrom(
        sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${svg}</svg>`), {
          density: 144,
        }),
        most,
      ),
  }));
  return [...plain, ...changed, ...drawings];
}

async function changedPicture(base: string, kind: string, side: number): Promise<Picture> {
  const picture = await pictureOf(base, side);
  const { width, height, rgba } = picture;
  const image = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const change = changes[kind];
  if (!change) throw new RangeError(`no change is called ${kind}`);
  const png = await (await change(image, picture)).png().toBuffer();
  return pictureFrom(sharp(png), kind === 'enlarged' ? side : Math.min(side, Math.max(width, height)));
}

async function pictureFrom(image: Sharp, side: number): Promise<Picture> {
  const { data, info } = await image
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
