import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLines } from '../cart/tables.ts';
import { readCart } from '../cart/read-cart.ts';
import { orderLines } from '../orders/tables.ts';
import { forgetFiles } from '../privacy/forget-files.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { projects } from '../projects/tables.ts';
import { orderPreviewUrl } from '../orders/order-preview.ts';
import { deletePreviewsOfWords, deleteUnusedPreviews } from './delete-previews.ts';
import { previews } from './tables.ts';
import { openPreviewFixture } from './test-previews.ts';

let its: Awaited<ReturnType<typeof openPreviewFixture>>;
let red: string;
beforeAll(async () => {
  its = await openPreviewFixture();
  red = await its.photo('#c02020');
});
afterAll(() => its.close());
beforeEach(async () => {
  await its.db.delete(previews);
});

const photographFile = fileURLToPath(
  new URL('../../../sample/pictures/hearth-photo-mug-blue-main-960.avif', import.meta.url),
);
/** A pixel of the mug's photograph, in the size of a preview. */
async function photographed(x: number, y: number): Promise<number[]> {
  const { data } = await sharp(photographFile)
    .resize(800, 1000, { fit: 'fill' })
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
const difference = (one: number[], other: number[]) =>
  Math.max(...one.map((each, at) => Math.abs(each - (other[at] ?? 0))));

describe('the preview of a line', () => {
  it('shows the photo of a line that came by the API on the photograph of the product, and leaves the rest as it is', async () => {
    const { line } = await its.newLine({ photo: red });
    expect(line.mainImageUrl).toBe('/pictures/hearth-photo-mug-blue-main-1600.webp');
    const url = line.previewUrl ?? '';
    const { width, height, at } = await its.pixelsOf(url);
    expect([width, height]).toEqual([800, 1000]);
    const [r = 0, g = 0, b = 0] = at(300, 500);
    expect(r).toBeGreaterThan(120);
    expect(Math.max(g, b)).toBeLessThan(90);
    // The handle, the rim and the ground.
    for (const [x, y] of [
      [560, 450],
      [320, 310],
      [60, 900],
    ] as const)
      expect(difference(at(x, y), await photographed(x, y))).toBeLessThan(20);
    const small = await its.pixelsOf(`${url}&size=small`);
    expect([small.width, small.height]).toEqual([320, 400]);
    expect((await its.get(`${url}&size=mail`)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await its.get(url)).headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  });

  it('is made once for all who ask at the same time, and for lines of the same design', async () => {
    const mug = await its.newMug();
    const lines = [await its.newLine({ photo: red, mug }), await its.newLine({ photo: red, mug })];
    const before = its.putCount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => its.get(lines[at % 2]?.line.previewUrl ?? '')),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await its.rows()).toHaveLength(1);
    // Large, small, and for mails.
    expect(its.putCount() - before).toBe(3);
  });

  it('shows the flat proof on the studio’s ground where the photograph has no map', async () => {
    const mug = await its.newMug('/pictures/another-thing-480.webp');
    const { line } = await its.newLine({ photo: red, mug });
    const { at } = await its.pixelsOf(line.previewUrl ?? '');
    expect(difference(at(400, 500), [0xc0, 0x20, 0x20])).toBeLessThan(12);
    expect(difference(at(20, 20), [0xe9, 0xe6, 0xe2])).toBeLessThan(4);
  });

  it('there is none without anything of the customer’s own, and none without the signature', async () => {
    const { line } = await its.newLine({});
    expect(line.previewUrl).toBeNull();
    const { line: own } = await its.newLine({ photo: red });
    const [path = ''] = (own.previewUrl ?? '').split('?');
    expect((await its.get(path)).statusCode).toBe(403);
    const [, query = ''] = (own.previewUrl ?? '').split('?');
    expect((await its.get(`${path.replace(own.id, line.id)}?${query}`)).statusCode).toBe(403);
  });

  it('has another address once the line looks otherwise; the old one shows the new looks and is not kept', async () => {
    const { owner, line } = await its.newLine({ photo: red, text: 'Ada' });
    const [row] = await its.db.select().from(cartLines).where(eq(cartLines.id, line.id));
    const slots = row?.personalization?.slots.map((slot) => (slot.kind === 'text' ? { ...slot, text: 'Grace' } : slot));
    if (row?.personalization && slots)
      await its.db
        .update(cartLines)
        .set({ personalization: { ...row.personalization, slots } })
        .where(eq(cartLines.id, line.id));
    const { itemList } = await readCart(its.db, owner, its.stage.signUrl);
    expect(itemList[0]?.previewUrl).not.toBe(line.previewUrl);
    expect((await its.get(line.previewUrl ?? '')).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('what remains of previews', () => {
  it('goes with the photo, with the line, and with the takedown of the project', async () => {
    const own = await its.photo('#2020c0');
    const { line } = await its.newLine({ photo: own });
    expect((await its.get(line.previewUrl ?? '')).statusCode).toBe(200);
    await its.db.transaction((tx) => forgetFiles(tx, [own]));
    expect(await its.rows()).toEqual([]);
    expect((await its.get(line.previewUrl ?? '')).statusCode).toBe(404);

    const { line: other } = await its.newLine({ photo: red });
    await its.db.delete(cartLines).where(eq(cartLines.id, other.id));
    expect((await its.get(other.previewUrl ?? '')).statusCode).toBe(404);

    const { slotIds } = await its.newMug();
    const orderId = await newOrder(its.db, null, [[ordered(slotIds[0] ?? 0, { kind: 'photo', input: red })]]);
    await createProjects(its.db, orderId);
    const [orderLine] = await its.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const url = (orderLine && orderPreviewUrl(orderLine, undefined, its.stage.signUrl)) ?? '';
    expect((await its.get(url)).statusCode).toBe(200);
    await its.db.update(projects).set({ takedownKey: 'key' }).where(eq(projects.orderId, orderId));
    expect((await its.get(url)).statusCode).toBe(404);
  });

  it('words alone go with whoever is erased, and what nobody asks for goes after a while', async () => {
    const { line } = await its.newLine({ text: 'For Ada' });
    await its.get(line.previewUrl ?? '');
    expect(await its.rows()).toHaveLength(1);
    await its.db.transaction((tx) => deletePreviewsOfWords(tx));
    expect(await its.rows()).toEqual([]);

    const { line: shown } = await its.newLine({ photo: red });
    await its.get(shown.previewUrl ?? '');
    expect(await deleteUnusedPreviews(its.db)).toBe(0);
    await its.db.update(previews).set({ usedAt: new Date(Date.now() - 61 * 86_400_000) });
    expect(await deleteUnusedPreviews(its.db)).toBe(1);
    expect((await its.get(shown.previewUrl ?? '')).statusCode).toBe(200);
  });
});
