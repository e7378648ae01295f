import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@afterimage/words/locale.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStore } from '../../files/store/store.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { pictureLoader } from './load-pictures.ts';
import { pictureStore } from './picture-store.ts';

let database: TestDatabase;
let folder: string;
let server: Server;
let origin: string;
let asked = 0;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'load-pictures-'));
  await mkdir(join(folder, 'beside', 'images'), { recursive: true });
  const create = { width: 400, height: 300, channels: 3 as const, background: '#884422' };
  const png = await sharp({ create }).png().toBuffer();
  await writeFile(join(folder, 'beside', 'images', 'mug one.png'), png);
  await writeFile(join(folder, 'secret.png'), png);
  await symlink(join(folder, 'secret.png'), join(folder, 'beside', 'link.png'));
  await writeFile(join(folder, 'beside', 'text.png'), 'no picture');
  server = createServer((request, answer) => {
    asked += 1;
    if (request.url === '/page.png') answer.setHeader('content-type', 'text/html').end('<p>');
    else if (request.url === '/gone.png') answer.writeHead(404).end();
    else answer.setHeader('content-type', 'image/png').end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const loader = (hosts: readonly string[] = [], refuses?: () => boolean, locale: Locale = 'en') =>
  pictureLoader({
    folder: join(folder, 'beside'),
    hosts,
    store: pictureStore(database.db, diskStore(join(folder, 'stored'))),
    dryRun: false,
    locale,
    ...(refuses && { refuses }),
  });

it('a picture is found beside the file, also by the last part of its address', async () => {
  for (const reference of ['images/mug one.png', 'https://cdn.example.com/s/mug%20one.png?v=3'])
    expect(await loader()(reference, 'A mug')).toMatchObject({
      picture: { alt: 'A mug', width: 400, height: 300, widths: [320, 400], url: expect.stringMatching(/-400\.webp$/) },
    });
});

it.each(['../secret.png', 'link.png', '/etc/hostname', 'absent.png'])(
  'nothing outside of the folder is read: %s',
  async (reference) => {
    expect(await loader()(reference, '')).toEqual({ problem: `the picture ${reference} is not beside the file` });
  },
);

it('what is no picture is told', async () => {
  expect(await loader()('text.png', '')).toEqual({
    problem: 'the picture text.png was left out: it is no picture that can be read',
  });
});

it('O20.4 what is wrong with a picture is said in the language of the run', async () => {
  const problem = async (reference: string, hosts: string[] = []) => loader(hosts, undefined, 'de')(reference, '');
  expect(await problem('absent.png')).toEqual({ problem: 'Bild absent.png liegt nicht neben der Datei' });
  expect(await problem('text.png')).toEqual({ problem: 'Bild text.png wurde ausgelassen: kein lesbares Bild' });
  const address = `${origin}/b.png`;
  expect(await problem(address, ['cdn.example.com'])).toEqual({
    problem: `Bild ${address} wurde ausgelassen: localhost gehört nicht zu den erlaubten Servern`,
  });
  expect(await problem(address, ['localhost'])).toEqual({
    problem: `Bild ${address} wurde ausgelassen: localhost ist kein öffentlich erreichbarer Server`,
  });
});

it('a picture is fetched once, when it is asked for, from the hosts that are named, and from none of this network', async () => {
  const address = `${origin}/a.png`;
  expect(await loader()(address, '')).toMatchObject({ problem: expect.stringContaining('--fetch-pictures') });
  expect(await loader(['cdn.example.com'])(address, '')).toMatchObject({
    problem: expect.stringContaining('not among the hosts'),
  });
  expect(await loader(['localhost'])(address, '')).toMatchObject({
    problem: expect.stringContaining('not on the public internet'),
  });
  expect(asked).toBe(0);
  const fetching = loader(['localhost'], () => false);
  expect(await fetching(address, 'A')).toMatchObject({ picture: { width: 400 } });
  expect(await fetching(address, 'B')).toMatchObject({ picture: { alt: 'B' } });
  expect(asked).toBe(1);
  for (const path of ['/page.png', '/gone.png'])
    expect(await fetching(origin + path, '')).toMatchObject({ problem: expect.stringContaining('was left out') });
});
