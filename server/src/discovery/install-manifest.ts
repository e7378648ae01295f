import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import { words } from './feed.words.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';

/** The grounds of both themes. */
const { paper } = light;
const darkBackground = dark.paper;

interface IconSize {
  size: number;
  /** How much of the square the sign takes; a mask may cut away everything outside a circle of 80 %. */
  share: number;
  purpose?: 'any' | 'maskable';
}

const icons: Record<string, IconSize> = {
  'icon-192.png': { size: 192, share: 1, purpose: 'any' },
  'icon-512.png': { size: 512, share: 1, purpose: 'any' },
  'icon-maskable-512.png': { size: 512, share: 0.7, purpose: 'maskable' },
  // Phones of Apple round the corners themselves and want no transparent ones.
  'apple-touch-icon.png': { size: 180, share: 0.86 },
};

/** Draws the shop's sign in one size; what is not `any` has its dark ground up to the edges. */
async function draw(logo: Buffer, { size, share, purpose }: IconSize): Promise<Buffer> {
  const inner = Math.round(size * share);
  const resizedLogo = sharp(logo, { density: 72 * Math.ceil(size / 16) }).resize(inner, inner);
  if (purpose === 'any') return resizedLogo.png().toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return resizedLogo
    .extend({ top: before, left: before, bottom: after, right: after, background: darkBackground })
    .flatten({ background: darkBackground })
    .png()
    .toBuffer();
}

/** What a phone needs to put the shop on its home screen (https://www.w3.org/TR/appmanifest/). */
function installManifest(locale: Locale): object {
  const { shop, shopAbout, everything, search, cart, help } = inLocale(words, locale);
  const shortcut = (name: string, path: string) => ({ name, url: localePath(path, locale) });
  return {
    id: '/home',
    name: shop,
    short_name: shop,
    description: shopAbout,
    lang: locale,
    dir: localeFacts[locale].direction,
    start_url: localePath('/home', locale),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    color_scheme_dark: { background_color: darkBackground, theme_color: darkBackground },
    categories: ['shopping'],
    icons: Object.entries(icons).flatMap(([name, { size, purpose }]) =>
      purpose ? [{ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
    shortcuts: [
      shortcut(everything, '/products'),
      shortcut(search, '/search'),
      shortcut(cart, '/cart'),
      shortcut(help, '/help'),
    ],
  };
}

/** `/manifest.webmanifest`, `/de/…`, and the pictures that it names, drawn from the sign in the file `sign`. */
export function registerInstallManifest(app: FastifyInstance, { logo }: { logo: string }): void {
  for (const locale of locales) {
    app.get(localePath('/manifest.webmanifest', locale), async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('x-content-type-options', 'nosniff')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(installManifest(locale))),
    );
  }
  for (const [name, resizedLogo] of Object.entries(icons)) {
    let drawing: Promise<Buffer> | undefined;
    app.get(`/icons/${name}`, async (_, reply) => {
      drawing ??= readFile(logo).then((bytes) => draw(bytes, resizedLogo));
      return reply
        .header('cache-control', 'public, max-age=604800')
        .header('x-content-type-options', 'nosniff')
        .type('image/png')
        .send(await drawing);
    });
  }
}
