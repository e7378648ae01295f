import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { inLocale } from '@afterimage/words/compiled.ts';
import { VersionedCache } from '../platform/cache/versioned-cache.ts';
import { inTurn } from '../catalogue/in-turn.ts';
import type { Database } from '../platform/db/connection.ts';
import { blogs } from '../blog/tables.ts';
import { products } from '../catalogue/tables.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { words } from './social.words.ts';
import { light, studioGround } from '@afterimage/contract/values/palette.ts';

interface SocialParts {
  db: Database;
  version(): string;
}

/** The size that sites cut the picture of a shared link to (https://ogp.me/, 1.91 to 1). */
const socialSize = { width: 1200, height: 630 };

/** A product's picture leaves room above and below: that much of it is cut away. */
const closer = 1.14;
/** How far a picture takes to fade into the ground, in pixels. */
const softEdge = 64;

const shopPicture = '/pictures/home-film-960.webp';

/** The address of the picture behind a page; undefined when there is no such page, or none with a picture. */
const sources = {
  async products(db: Database, slug: string): Promise<string | undefined> {
    const [row] = await db.select({ image: products.image }).from(products).where(eq(products.slug, slug));
    return row?.image[0]?.url;
  },
  async blogs(db: Database, slug: string): Promise<string | undefined> {
    const [row] = await db
      .select({ picture: blogs.picture })
      .from(blogs)
      .where(and(eq(blogs.slug, slug), eq(blogs.active, true)));
    return row?.picture?.url;
  },
};

/** The four corners of a viewfinder: the shop's sign. */
function corners(inset: number, length: number): Buffer {
  const { width, height } = socialSize;
  const [right, bottom] = [width - inset, height - inset];
  const path = [
    `M${inset} ${inset + length}V${inset}H${inset + length}`,
    `M${right - length} ${inset}H${right}V${inset + length}`,
    `M${right} ${bottom - length}V${bottom}H${right - length}`,
    `M${inset + length} ${bottom}H${inset}V${bottom - length}`,
  ].join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}" fill="none" stroke="${light.blue}" stroke-width="6"/></svg>`,
  );
}

/** An upright picture stands on the studio's ground, which goes on to both sides; a wide one fills the whole. */
async function socialPicture(picture: Buffer): Promise<Buffer> {
  const { width, height } = socialSize;
  const jpeg = { quality: 82, mozjpeg: true };
  const frame = { input: corners(36, 56) };
  const { width: wide, height: high } = await sharp(picture).metadata();
  if (wide > high)
    return sharp(picture)
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .composite([frame])
      .jpeg(jpeg)
      .toBuffer();
  const tall = Math.round(height * closer);
  const upright = await sharp(picture)
    .resize({ height: tall, width, fit: 'inside' })
    .flatten({ background: studioGround })
    .png()
    .toBuffer({ resolveWithObject: true });
  const cropSize = { width: upright.info.width, height: Math.min(height, upright.info.height) };
  const croppedPicture = await sharp(upright.data)
    .extract({ ...cropSize, left: 0, top: Math.floor((upright.info.height - cropSize.height) / 2) })
    .png()
    .toBuffer();
  const left = Math.floor((width - cropSize.width) / 2);
  const top = Math.floor((height - cropSize.height) / 2);
  // The ground as it is on the left, where the light comes from and no shadow falls, without its grain.
  const backgroundColor = await sharp(croppedPicture)
    .extract({ left: 0, top: 0, width: 8, height: cropSize.height })
    .resize(16, height, { fit: 'fill' })
    .blur(24)
    .png()
    .toBuffer();
  const still = await sharp(backgroundColor).resize(width, height, { fit: 'fill' }).png().toBuffer();
  const soft = await sharp(croppedPicture)
    .joinChannel(await fading(cropSize), { raw: { ...cropSize, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(still)
    .composite([{ input: soft, left, top }, frame])
    .jpeg(jpeg)
    .toBuffer();
}

/** How much of a picture is seen at each point: all of it, and ever less towards its left and right edge. */
function fading({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const share = Math.min(0.5, softEdge / width);
  const stops = [
    [0, 0],
    [share, 1],
    [1 - share, 1],
    [1, 0],
  ].map(([at, light = 0]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${light}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="f">${stops.join('')}</linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

interface CachedPicture {
  etag: string;
  bytes: Buffer;
}

const maxBytes = 24 * 1024 * 1024;

/** `/social/products/<slug>.jpg`, `/social/blogs/<slug>.jpg` and `/social/shop.jpg`: made when they are first asked for. */
export function registerSocialPictures(app: FastifyInstance, { db, version }: SocialParts): void {
  const bytes = {
    max: maxBytes,
    of: (address: string, cachedPicture: CachedPicture) => 512 + address.length + cachedPicture.bytes.length,
  };
  const pictures = new VersionedCache<CachedPicture>({ bytes });
  // One after another: whoever asks for all of them must not take the processor from everybody else.
  const run = inTurn(64);

  const make = async (url: string): Promise<CachedPicture | undefined> => {
    // Wherever the shop's pictures lie, it serves them itself.
    const picture = await app.inject({ url });
    if (picture.statusCode !== 200) return undefined;
    const bytes = await socialPicture(picture.rawPayload);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { etag, bytes };
  };
  const pictureOf = (url: string) => pictures.get(url, version(), () => run(() => make(url)));

  app.get<{ Params: { kind: string; file: string } }>('/social/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const [, slug] = /^(.+)\.jpg$/.exec(file) ?? [];
    const url = isKind(kind) && slug ? await sources[kind](db, slug) : undefined;
    const cachedPicture = url?.startsWith('/') ? await pictureOf(url) : undefined;
    return send(cachedPicture, request, reply);
  });
  app.get('/social/shop.jpg', async (request, reply) => send(await pictureOf(shopPicture), request, reply));
}

const isKind = (text: string): text is keyof typeof sources => Object.hasOwn(sources, text);

function send(
  cachedPicture: CachedPicture | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  if (!cachedPicture) {
    const { none } = inLocale(words, requestLocale(headers['accept-language']));
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${none}\n`);
  }
  reply.header('cache-control', 'public, max-age=86400').header('etag', cachedPicture.etag);
  if (headers['if-none-match'] === cachedPicture.etag) return reply.code(304).send();
  return reply.type('image/jpeg').send(cachedPicture.bytes);
}
