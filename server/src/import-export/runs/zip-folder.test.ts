import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipOf } from './test-zips.ts';
import { isZip, readZip, tableEntry, unpackEntries, zipLimits } from './zip-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-folder-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function written(content: Buffer): Promise<string> {
  count += 1;
  const path = join(folder, `${count}.zip`);
  await writeFile(path, content);
  return path;
}
const refused = async (content: Buffer, limits = zipLimits): Promise<unknown> => {
  const path = await written(content);
  const into = join(folder, `into-${count}`);
  return readZip(path, limits)
    .then((entries) => unpackEntries(path, entries, into))
    .then(
      () => 'unpacked',
      (error: unknown) => (error as { fault?: unknown }).fault,
    );
};

it('D20.4 a ZIP is unpacked into a folder, and its CSV is found at the top or within one folder', async () => {
  const files = {
    'shop/products.csv': 'a,b\n',
    'shop/images/mug.png': Buffer.alloc(50_000, 7),
    '__MACOSX/._x': 'x',
    'shop/empty': '',
  };
  const path = await written(await zipOf(files));
  expect(await isZip(path)).toBe(true);
  expect(await isZip(join(folder, '..', '..', 'etc', 'hostname')).catch(() => false)).toBe(false);
  const entries = await readZip(path);
  expect(tableEntry(entries).name).toBe('shop/products.csv');
  const into = join(folder, 'into');
  await unpackEntries(path, entries, into);
  expect((await readdir(into, { recursive: true })).toSorted()).toEqual([
    'shop',
    'shop/empty',
    'shop/images',
    'shop/images/mug.png',
    'shop/products.csv',
  ]);
  expect((await readFile(join(into, 'shop/images/mug.png'))).equals(files['shop/images/mug.png'])).toBe(true);
  const two = await readZip(await written(await zipOf({ 'a.csv': '', 'b.csv': '' })));
  expect(() => tableEntry(two)).toThrow('noTable');
  const deep = await readZip(await written(await zipOf({ 'a/b/c.csv': '', 'shop.jsonl': '{}' })));
  expect(() => tableEntry(deep)).toThrow('noTable');
});

it('D20.4 a ZIP that is too large when it is unpacked, or lies about its sizes, is refused', async () => {
  const bomb = await zipOf({ 'a.csv': Buffer.alloc(3_000_000) });
  expect(bomb.length).toBeLessThan(5000);
  expect(await refused(bomb, { ...zipLimits, fileBytes: 1_000_000 })).toBe('tooLarge');
  expect(await refused(bomb, { ...zipLimits, bytes: 1_000_000 })).toBe('tooLarge');
  expect(await refused(await zipOf({ a: '', b: '' }), { ...zipLimits, files: 1 })).toBe('tooMany');
  // The directory says 1,000 bytes of a file that has 3,000,000.
  const liar = Buffer.from(bomb);
  const directory = liar.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  liar.writeUInt32LE(1000, directory + 24);
  expect(await refused(liar)).toBe('damaged');
});

it('D20.4 a ZIP that is damaged, encrypted, or names files outside of its folder, is refused', async () => {
  const whole = await zipOf({ 'aa/b.csv': 'x'.repeat(5000) });
  expect(await refused(whole.subarray(0, whole.length - 30))).toBe('damaged');
  expect(await refused(Buffer.from('no archive'))).toBe('damaged');
  const outside = Buffer.from(whole.toString('latin1').replaceAll('aa/b.csv', '../b.csv'), 'latin1');
  expect(await refused(outside)).toBe('unsafe');
  const encrypted = Buffer.from(whole);
  const directory = encrypted.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  encrypted.writeUInt16LE(encrypted.readUInt16LE(directory + 8) | 1, directory + 8);
  expect(await refused(encrypted)).toBe('encrypted');
  const broken = Buffer.from(whole);
  broken.fill(0xff, 45, 55);
  expect(await refused(broken)).toBe('damaged');
});
