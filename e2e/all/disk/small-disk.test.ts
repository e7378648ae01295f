import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { startShopProcess } from '../../shop-process.ts';

const mebibyte = 1024 * 1024;
const uploadBytes = 100 * mebibyte;

/** A disk of its own, in memory, of so many megabytes. */
async function mountDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  onTestFinished(async () => {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  });
  // The database runs under another account, which must get in.
  await chmod(folder, 0o755);
  return folder;
}
const freeOn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const tus = { 'tus-resumable': '1.0.0' };
async function uploadInParts(address: string): Promise<number> {
  const begun = await fetch(`${address}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(uploadBytes) },
  });
  await begun.arrayBuffer();
  if (begun.status !== 201) return begun.status;
  const sent = await fetch(address + (begun.headers.get('location') ?? ''), {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: Buffer.alloc(uploadBytes),
  });
  await sent.arrayBuffer();
  return sent.status;
}
async function uploadForm(address: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([Buffer.alloc(98 * mebibyte)]), 'film.mp4');
  // Whoever is refused before his body is read may not get to read the answer.
  const reply = await fetch(`${address}/api/file/ar-customization`, { method: 'POST', body }).catch(() => null);
  await reply?.arrayBuffer();
  return reply?.status ?? 503;
}

/** Buys something as a guest; answers the status. */
async function order(address: string): Promise<number> {
  const listed = await fetch(`${address}/api/products?pageSize=100&inStock=true`);
  const { data } = (await listed.json()) as { data: Reply<'listProducts'> };
  const product = data.productList.find(({ variantId, isCustomizable }) => variantId !== null && !isCustomizable);
  const name = { firstName: 'Ada', lastName: 'Lovelace' };
  const body = {
    items: [{ productId: product?.id, variantId: product?.variantId, quantity: 1 }],
    email: 'ada@example.com',
    address: { ...name, line1: 'Lindenstr. 1', city: 'Berlin', postalCode: '10969', countryCode: 'DE' },
    deliveryMethod: 'standard',
  };
  const reply = await fetch(`${address}/api/unauthenticated/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply.status;
}

it('S7.35 D7.43 twelve uploads of 100 MB at once on a small disk: orders go on, and the shop starts again', async () => {
  const disk = await mountDisk(1100);
  // Thirty orders at once from one network are many: their pieces are not what this is about.
  const environment = { DATA_DIR: disk, HOLD_PIECES_NETWORK: '100000' };
  const shop = await startShopProcess(null, environment);
  const before = await freeOn(disk);
  expect(before).toBeGreaterThan(700 * mebibyte);
  let least = before;
  const orders: number[] = [];
  let uploading = true;
  const customer = (async () => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- it is modified outside, while this waits
    while (uploading || orders.length < 10) {
      orders.push(await order(shop.address));
      least = Math.min(least, await freeOn(disk));
    }
  })();
  const parts = await Promise.all(Array.from({ length: 12 }, () => uploadInParts(shop.address)));
  const forms = await Promise.all(Array.from({ length: 12 }, () => uploadForm(shop.address)));
  uploading = false;
  await customer;
  for (const status of parts) expect([204, 503]).toContain(status);
  for (const status of forms) expect([415, 422, 503]).toContain(status);
  expect(parts).toContain(503);
  expect(new Set(orders)).toEqual(new Set([200]));
  // What the database writes meanwhile comes on top of what uploads leave.
  expect(least).toBeGreaterThan(200 * mebibyte);
  expect(await shop.stop()).toBe(0);

  const again = await startShopProcess(null, environment);
  expect((await fetch(`${again.address}/health`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
});
