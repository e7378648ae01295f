import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { addItem } from '../cart/add-item.ts';
import { readCart } from '../cart/read-cart.ts';
import { carts } from '../cart/tables.ts';
import { additionOf, newTestProduct } from '../cart/test-products.ts';
import { products } from '../catalogue/tables.ts';
import { openUploadFixture } from '../files/receive/test-uploads.ts';
import { fileSecret } from '../files/signed-url.ts';
import type { FileStore } from '../files/store/store.ts';
import { createServer } from '../platform/http/http.ts';
import { registerPreviews } from './serve-previews.ts';
import { previews } from './tables.ts';

const mugPicture = '/pictures/hearth-photo-mug-blue-main-1600.webp';

const templateOf = (slot: number, textSlot: number): PrintTemplate => ({
  version: 1,
  surfaceList: [
    {
      id: 'front',
      title: 'Front',
      widthMm: 90,
      heightMm: 80,
      bleedMm: 2,
      safeMm: 3,
      outline: 'rectangle',
      background: '#ffffff',
      pictureCorners: null,
      radiusMm: 41,
      itemList: [
        {
          kind: 'photo',
          slot,
          place: { x: 0, y: 0, width: 90, height: 80, rotation: 0 },
          outline: 'rectangle',
          bleed: true,
        },
        {
          kind: 'text',
          slot: textSlot,
          place: { x: 5, y: 60, width: 80, height: 15, rotation: 0 },
          style: { align: 'center', color: '#000000', curve: 0 },
        },
      ],
    },
  ],
});

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

/** A shop with a mug that takes a photo and a text, and a server of previews. For tests. */
export async function openPreviewFixture() {
  const stage = await openUploadFixture();
  const { db } = stage.database;
  const app: FastifyInstance = createServer();
  let puts = 0;
  const store: FileStore = Object.assign(Object.create(stage.store) as FileStore, {
    put: (content: Parameters<FileStore['put']>[0]) => {
      puts += 1;
      return stage.store.put(content);
    },
  });
  registerPreviews(app, { db, store, secret: await fileSecret(db), now: () => stage.clock.now });

  async function newMug(pictureUrl = mugPicture) {
    const product = await newTestProduct(db, { slots: [{ kind: 'photo' }, { kind: 'text' }] });
    const [slot = 0, textSlot = 0] = product.slotIds;
    const image = [{ url: pictureUrl, width: 1600, height: 2000, alt: 'Mug', widths: [1600], placeholder: '' }];
    const printTemplate = templateOf(slot, textSlot);
    await db.update(products).set({ image, printTemplate }).where(eq(products.id, product.productId));
    return product;
  }

  /** Puts a mug into a guest's cart, as a client of the API does; answers the cart's line. */
  async function newLine({
    photo = '',
    text = '',
    mug,
  }: {
    photo?: string;
    text?: string;
    mug?: Awaited<ReturnType<typeof newMug>>;
  }) {
    const product = mug ?? (await newMug());
    const [cart] = await db.insert(carts).values({}).returning();
    const owner = { guestCartId: cart?.id ?? '' };
    const [slot = 0, textSlot = 0] = product.slotIds;
    const filled = [...(photo ? [{ id: slot, input: photo }] : []), ...(text ? [{ id: textSlot, input: text }] : [])];
    await addItem(db, owner, additionOf(product, { productClientCustomizationList: filled }));
    const { itemList } = await readCart(db, owner, stage.signUrl);
    const [line] = itemList;
    if (!line) throw new Error('There is no line.');
    return { owner, line };
  }

  const get = (url: string) => app.inject({ method: 'GET', url });
  /** The pixels of an answered picture; three bytes each. */
  const pixelsOf = async (url: string) => {
    const { rawPayload, statusCode } = await get(url);
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return {
      ...info,
      at: (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)],
    };
  };
  return {
    stage,
    db,
    get,
    newMug,
    newLine,
    pixelsOf,
    photo: async (background: string) => (await stage.upload('photo', await picture(background))).data.id,
    putCount: () => puts,
    rows: () => db.select().from(previews),
    async close() {
      await app.close();
      await stage.close();
    },
  };
}
