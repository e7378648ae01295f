import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import { modelLimits, textMediumLimits } from '@afterimage/contract/values/limits.ts';
import {
  avifBomb,
  box,
  changedModel,
  gifBomb,
  lyingModel,
  payload,
  pngBomb,
  strangeModel,
  webpBomb,
  withComment,
} from './test-hostile.ts';
import { texturedModel } from '../sanitize/test-models.ts';
import type { UploadFixture } from './test-uploads.ts';

type Kind = 'photo' | 'medium';
/** The two paths of an upload: one form, or parts (tus). */
type UploadPath = 'upload' | 'uploadInParts';
const both: readonly Kind[] = ['photo', 'medium'];

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));
const gift = () => readFile(new URL('../../../../sample/gallery/gift.glb', import.meta.url));
const noise = (width = 200, height = 150) =>
  sharp({
    create: { width, height, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const encodedNoise = (format: (picture: Sharp) => Sharp) => format(noise()).toBuffer();
const jpeg = () => encodedNoise((picture) => picture.jpeg());
const text = (change: object) =>
  Buffer.from(
    JSON.stringify({
      version: 1,
      text: 'Hello',
      font: 'Caveat',
      color: '#000000',
      background: null,
      align: 'center',
      animation: 'none',
      ...change,
    }),
  );
/** Cut off in the middle. */
const cut = async (content: Promise<Buffer>) => (await content).subarray(0, Math.floor((await content).length * 0.6));

const tooMany = {
  accessors: [{ componentType: 5126, count: 2 ** 31, type: 'VEC3' }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  nodes: [{ mesh: 0 }],
  scenes: [{ nodes: [0] }],
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${payload}</svg>`;

type Make = () => Buffer | Promise<Buffer>;
const pageInGif = () => Buffer.from(`GIF89a/*${payload}*/=1;alert(1)`);
/** Title, what it is uploaded as, the error that answers it, and its bytes. */
export const refusedFiles: readonly [string, readonly Kind[], ErrorCode, Make][] = [
  ['nothing at all', both, 'FILE_UNREADABLE', () => Buffer.alloc(0)],
  ['a single byte', both, 'FILE_TYPE_UNSUPPORTED', () => Buffer.from([0xff])],
  ['an SVG with a script', both, 'FILE_TYPE_UNSUPPORTED', () => Buffer.from(svg)],
  ['an SVG behind a mark of byte order', both, 'FILE_TYPE_UNSUPPORTED', () => Buffer.from(`\ufeff${svg}`)],
  ['a page', both, 'FILE_TYPE_UNSUPPORTED', () => Buffer.from(`<!doctype html>${payload}`)],
  ['a page inside a GIF that is a script, as a photo', ['photo'], 'FILE_TYPE_UNSUPPORTED', pageInGif],
  ['a page inside a GIF that is a script, as a medium', ['medium'], 'FILE_UNREADABLE', pageInGif],
  [
    'a program named like a photo',
    both,
    'FILE_TYPE_UNSUPPORTED',
    () => Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(500)]),
  ],
  [
    'a PDF with a JPEG in it',
    both,
    'FILE_TYPE_UNSUPPORTED',
    async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()]),
  ],
  ['a TIFF', both, 'FILE_TYPE_UNSUPPORTED', () => encodedNoise((picture) => picture.tiff())],
  [
    'a photo of a telephone (HEIC)',
    both,
    'FILE_TYPE_UNSUPPORTED',
    () => box('ftyp', `heic\0\0\0\0mif1heic${'\0'.repeat(99)}`),
  ],
  [
    'an AVIF that is a HEIC inside',
    both,
    'FILE_UNREADABLE',
    async () => renamed(await encodedNoise((picture) => picture.avif()), 'av01', 'hvc1'),
  ],
  ['a GIF as a photo', ['photo'], 'FILE_TYPE_UNSUPPORTED', () => encodedNoise((picture) => picture.gif())],
  ['a model as a photo', ['photo'], 'FILE_TYPE_UNSUPPORTED', gift],

  ['a JPEG whose end is missing', both, 'FILE_UNREADABLE', () => cut(jpeg())],
  ['a PNG whose end is missing', both, 'FILE_UNREADABLE', () => cut(encodedNoise((picture) => picture.png()))],
  ['a WebP whose end is missing', both, 'FILE_UNREADABLE', () => cut(encodedNoise((picture) => picture.webp()))],
  ['an AVIF whose end is missing', both, 'FILE_UNREADABLE', () => cut(encodedNoise((picture) => picture.avif()))],
  ['a GIF whose end is missing', ['medium'], 'FILE_UNREADABLE', () => cut(encodedNoise((picture) => picture.gif()))],
  ['an MP4 whose end is missing', ['medium'], 'FILE_UNREADABLE', () => cut(fixture('film.mp4'))],
  ['a MOV whose end is missing', ['medium'], 'FILE_UNREADABLE', () => cut(fixture('film.mov'))],
  [
    'a WebM without its pictures',
    ['medium'],
    'FILE_UNREADABLE',
    async () => (await fixture('film.webm')).subarray(0, 300),
  ],
  ['a model whose end is missing', ['medium'], 'FILE_UNREADABLE', () => cut(gift())],
  ['a text whose end is missing', ['medium'], 'FILE_UNREADABLE', () => text({}).subarray(0, 40)],

  ['a PNG of 900 million pixels', both, 'FILE_TOO_LARGE', pngBomb],
  [
    'a WebP of 268 million pixels',
    both,
    'FILE_TOO_LARGE',
    async () => webpBomb(await encodedNoise((p) => p.webp({ lossless: true }))),
  ],
  [
    'an AVIF of 900 million pixels',
    both,
    'FILE_TOO_LARGE',
    async () => avifBomb(await encodedNoise((picture) => picture.avif())),
  ],
  ['a GIF of 400 million pixels in 1.5 kB', ['medium'], 'FILE_TOO_LARGE', gifBomb],

  [
    'a model that fetches',
    ['medium'],
    'FILE_UNREADABLE',
    async () => model((json) => ({ ...json, images: [{ uri: 'https://a.example/' }] })),
  ],
  [
    'a model that reads files',
    ['medium'],
    'FILE_UNREADABLE',
    async () => model((json) => ({ ...json, buffers: [{ uri: '../../etc/passwd', byteLength: 9 }] })),
  ],
  [
    'a model of two thousand million corners',
    ['medium'],
    'FILE_TOO_LARGE',
    async () => model((json) => ({ ...json, ...tooMany })),
  ],
  [
    'a model that is drawn a hundred thousand times',
    ['medium'],
    'FILE_TOO_LARGE',
    async () => model((json) => ({ ...json, nodes: Array.from({ length: 100_000 }, () => ({ mesh: 0 })) })),
  ],
  [
    'a model that unpacks to gigabytes',
    ['medium'],
    'FILE_TOO_LARGE',
    async () =>
      model((json) => ({
        ...json,
        bufferViews: [
          ...(json['bufferViews'] as object[]),
          {
            buffer: 0,
            byteLength: 9,
            extensions: { EXT_meshopt_compression: { buffer: 0, byteLength: 9, byteStride: 256, count: 9e6 } },
          },
        ],
      })),
  ],
  [
    'a model with a hidden number of copies',
    ['medium'],
    'FILE_TYPE_UNSUPPORTED',
    async () => model((json) => ({ ...json, extensionsUsed: ['EXT_mesh_gpu_instancing'] })),
  ],
  [
    'a model whose nodes go round',
    ['medium'],
    'FILE_UNREADABLE',
    async () =>
      changedModel(texturedModel(await encodedNoise((p) => p.png())), (json) => ({
        ...json,
        nodes: [{ children: [0], mesh: 0 }],
      })),
  ],
  ['a model longer than its file', ['medium'], 'FILE_UNREADABLE', async () => lyingModel(await gift(), 8, 0xfffffff0)],
  [
    'a model whose JSON is longer than its file',
    ['medium'],
    'FILE_UNREADABLE',
    async () => lyingModel(await gift(), 12, 0xfffffff0),
  ],
  ['a model of version 1', ['medium'], 'FILE_TYPE_UNSUPPORTED', async () => lyingModel(await gift(), 4, 1)],
  [
    'a model with a page behind it',
    ['medium'],
    'FILE_UNREADABLE',
    async () => Buffer.concat([await gift(), Buffer.from(payload)]),
  ],
  ['a model whose JSON is nested deep', ['medium'], 'FILE_UNREADABLE', async () => nested(await gift())],
  ['a model whose JSON is a list', ['medium'], 'FILE_UNREADABLE', async () => strangeModel(await gift(), '[]')],
  [
    'a model with a page for a picture',
    ['medium'],
    'FILE_UNREADABLE',
    () => texturedModel(Buffer.from(`<!doctype html>${payload}`)),
  ],
  [
    'a model with half a picture',
    ['medium'],
    'FILE_UNREADABLE',
    async () => texturedModel(await cut(encodedNoise((picture) => picture.png()))),
  ],
  ['a model with a picture of 900 million pixels', ['medium'], 'FILE_TOO_LARGE', () => texturedModel(pngBomb())],
  ['a model of too many bytes', ['medium'], 'FILE_TOO_LARGE', () => texturedModel(Buffer.alloc(modelLimits.sentBytes))],

  [
    'a text of one byte too many',
    ['medium'],
    'FILE_TOO_LARGE',
    () => Buffer.concat([text({}), Buffer.alloc(textMediumLimits.bytes, ' ')]),
  ],
  [
    'a text nested deep',
    ['medium'],
    'INVALID_REQUEST',
    () => Buffer.from(`${'{"text":'.repeat(900)}1${'}'.repeat(900)}`),
  ],
  ['a text with signs of control', ['medium'], 'INVALID_REQUEST', () => text({ text: 'a\u001b[2Jb' })],
  ['a text with a script beside it', ['medium'], 'INVALID_REQUEST', () => text({ onload: payload })],
  ['a text for a prototype', ['medium'], 'INVALID_REQUEST', () => Buffer.from('{"__proto__":{"version":1}}')],
];

/** Title, what it is uploaded as, the type that it is served with, its bytes, and what must not be in what is served. */
export const acceptedFiles: readonly [string, Kind, string, Make, string][] = [
  [
    'a JPEG with a page behind it',
    'photo',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), Buffer.from(payload)]),
    payload,
  ],
  [
    'a JPEG with a PDF in its comment',
    'photo',
    'image/jpeg',
    async () => withComment(await jpeg(), '%PDF-1.7 /OpenAction'),
    '%PDF',
  ],
  ['a PNG named like a page', 'photo', 'image/jpeg', () => encodedNoise((picture) => picture.png()), '\u0089PNG'],
  [
    'a PNG with a program behind it',
    'photo',
    'image/jpeg',
    async () => Buffer.concat([await encodedNoise((p) => p.png()), Buffer.from('PK\u0003\u0004')]),
    'PK\u0003\u0004',
  ],
  [
    'an MP4 with a page in it',
    'medium',
    'video/mp4',
    async () => Buffer.concat([await fixture('film.mp4'), box('free', payload)]),
    payload,
  ],
  [
    'a GIF with a script in its comment',
    'medium',
    'image/jpeg',
    async () => commented(await encodedNoise((picture) => picture.gif())),
    payload,
  ],
  [
    'a model with a script in its notes',
    'medium',
    'model/gltf-binary',
    async () => model((json) => ({ ...json, extras: { payload } })),
    payload,
  ],
  ['a text that is a script', 'medium', 'application/json', () => text({ text: payload }), '<!doctype'],
];

const plainSentence = /^[A-ZÄÖÜ\d][^<>]{10,400}[.)]$/;
const sentencesOf = ({ description, fields }: Awaited<ReturnType<UploadFixture[UploadPath]>>) => [
  description,
  ...Object.values(fields ?? {}),
];
/** English messages that were compared with their German: once each is enough. */
const translated = new Set<string>();

/** The upload is answered with `code`, in English and in German, and no file, row or part of it is kept. */
export async function expectRefused(
  uploadFixture: UploadFixture,
  path: UploadPath,
  [, kinds, code, make]: (typeof refusedFiles)[number],
): Promise<void> {
  const content = await make();
  const before = await uploadFixture.remains();
  for (const kind of kinds) {
    const english = await uploadFixture[path](kind, content, { filename: '../../../etc/cron.d/photo.jpg' });
    expect([english.code, english.statusCode]).toEqual([code, errors[code].status]);
    const sentences = sentencesOf(english);
    expect(sentences[0]).toMatch(plainSentence);
    if (translated.has(sentences.join())) continue;
    translated.add(sentences.join());
    const german = sentencesOf(await uploadFixture[path](kind, content, { language: 'de' }));
    expect(german[0]).toMatch(plainSentence);
    expect(german).not.toEqual(sentences);
  }
  expect(await uploadFixture.remains()).toEqual(before);
}

/** The upload is taken, and served as what it is, in a way in which no browser runs what is hidden in it. */
export async function expectHarmless(
  uploadFixture: UploadFixture,
  path: UploadPath,
  [, kind, mimeType, make, hidden]: (typeof acceptedFiles)[number],
): Promise<void> {
  const { statusCode, data } = await uploadFixture[path](kind, await make(), { filename: '..\\..\\index.html' });
  expect(statusCode).toBe(200);
  const response = await uploadFixture.app.inject({ url: data.url });
  expect(response.headers).toMatchObject({
    'content-type': mimeType,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': /^(image|video)/.test(mimeType) ? 'inline' : 'attachment',
  });
  expect(response.rawPayload.includes(Buffer.from(hidden, 'latin1'))).toBe(false);
  // Files have names that the store makes; finished uploads have a note of their own.
  for (const name of (await uploadFixture.remains()).onDisk)
    expect(name).toMatch(/^([0-9a-f]{40}|[0-9a-f]{32}\.json)$/);
}

async function model(change: (json: Record<string, unknown>) => Record<string, unknown>): Promise<Buffer> {
  return changedModel(await gift(), change);
}

function nested(glb: Buffer): Buffer {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  return strangeModel(glb, `{"asset":{"version":"2.0"},"extras":${deep}}`);
}

function renamed(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Behind the colours of a GIF there may be a comment. */
function commented(gif: Buffer): Buffer {
  const bytes = Buffer.from(payload);
  const at =
    gif.indexOf(Buffer.from([0x21, 0xf9])) >= 0 ? gif.indexOf(Buffer.from([0x21, 0xf9])) : gif.indexOf(0x2c, 13);
  return Buffer.concat([
    gif.subarray(0, at),
    Buffer.from([0x21, 0xfe, bytes.length]),
    bytes,
    Buffer.from([0]),
    gif.subarray(at),
  ]);
}
