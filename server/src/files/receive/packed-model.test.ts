import { readFile } from 'node:fs/promises';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGlb, writeGlb } from '../sanitize/glb.ts';
import { texturedModel } from '../sanitize/test-models.ts';
import { changedModel } from './test-hostile.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
let gift: Buffer;
let io: NodeIO;
beforeAll(async () => {
  fixture = await openUploadFixture();
  gift = await readFile(new URL('../../../../sample/gallery/gift.glb', import.meta.url));
  await MeshoptEncoder.ready;
  io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'draco3d.encoder': await draco.createEncoderModule(),
    'meshopt.encoder': MeshoptEncoder,
  });
});
afterAll(() => fixture.close());

const packings = {
  'Draco, edgebreaker': [KHRDracoMeshCompression, KHRDracoMeshCompression.EncoderMethod.EDGEBREAKER],
  'Draco, sequential': [KHRDracoMeshCompression, KHRDracoMeshCompression.EncoderMethod.SEQUENTIAL],
  meshopt: [EXTMeshoptCompression, EXTMeshoptCompression.EncoderMethod.QUANTIZE],
} as const;
type Packing = keyof typeof packings;

async function packedGift(packing: Packing): Promise<Buffer> {
  const document = await io.readBinary(new Uint8Array(gift));
  const [Extension, method] = packings[packing];
  document
    .createExtension(Extension as typeof KHRDracoMeshCompression)
    .setRequired(true)
    .setEncoderOptions({ method } as object);
  return Buffer.from(await io.writeBinary(document));
}

/** What is in a model: its triangles, parts and corners in space. */
async function contentOf(bytes: Uint8Array) {
  const root = (await io.readBinary(new Uint8Array(bytes))).getRoot();
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  const { min, max } = getBounds(root.listScenes()[0]!);
  return {
    triangles: primitives.reduce((sum, one) => sum + (one.getIndices()?.getCount() ?? 0) / 3, 0),
    primitives: primitives.length,
    animations: root.listAnimations().length,
    size: [...min, ...max],
  };
}

describe('a model whose numbers are compressed', () => {
  it.each(Object.keys(packings) as Packing[])('S3.17 by %s is stored with plain numbers', async (packing) => {
    const packed = await packedGift(packing);
    const sentJson = readGlb(packed)?.json ?? '';
    expect(sentJson).toMatch(packing === 'meshopt' ? /EXT_meshopt_compression/ : /KHR_draco_mesh_compression/);
    const { statusCode, data } = await fixture.upload('medium', packed, { filename: 'gift.glb' });
    expect(statusCode).toBe(200);
    const stored = (await fixture.app.inject({ url: data.url })).rawPayload;
    expect(readGlb(stored)?.json).not.toMatch(/draco|meshopt/i);
    const [before, after] = [await contentOf(gift), await contentOf(stored)];
    expect(after).toMatchObject({ ...before, size: expect.any(Array) as number[] });
    for (const [at, value] of before.size.entries()) expect(after.size[at]).toBeCloseTo(value, 2);
    // What was made of it is taken again: it is a whole model.
    expect((await fixture.upload('medium', stored)).statusCode).toBe(200);
  });

  const damaged: [string, (packed: Buffer) => Buffer][] = [
    ['is cut', (packed) => packed.subarray(0, packed.length / 2)],
    ['begins with noise', (packed) => inFirstMesh(packed, (bytes) => bytes.fill(0xa5, 0, 64))],
    ['ends in noise', (packed) => inFirstMesh(packed, (bytes) => bytes.fill(0xa5, bytes.length / 2))],
    ['tells of a thousand million triangles', (packed) => inFirstMesh(packed, (bytes) => bytes.fill(0xff, 12, 20))],
    [
      'promises fewer numbers than it has',
      (packed) =>
        changedModel(packed, (json) => ({
          ...json,
          accessors: (json['accessors'] as object[]).map((accessor) => ({ ...accessor, count: 3 })),
        })),
    ],
  ];
  it.each(damaged)('S7.35 by Draco and %s is refused with a reason, and nothing of it stays', async (_, damage) => {
    const packed = damage(await packedGift('Draco, edgebreaker'));
    const before = await fixture.remains();
    const { code, description } = await fixture.upload('medium', packed);
    expect(code).toBe('FILE_UNREADABLE');
    expect(description).toMatch(/[.)]$/);
    expect(await fixture.remains()).toEqual(before);
  });

  it('S7.35 by meshopt and filled with noise is refused', async () => {
    const { json = '', binary = Buffer.alloc(0) } = readGlb(await packedGift('meshopt')) ?? {};
    const noise = writeGlb({ json, binary: Buffer.alloc(binary.length, 0xa5) });
    expect((await fixture.upload('medium', noise)).code).toBe('FILE_UNREADABLE');
  });
});

/** Writes into the Draco bitstream of the first mesh. */
function inFirstMesh(packed: Buffer, change: (bytes: Buffer) => void): Buffer {
  const copy = Buffer.from(packed);
  const start = copy.indexOf('DRACO');
  const next = copy.indexOf('DRACO', start + 5);
  change(copy.subarray(start, next < 0 ? copy.length : next));
  return copy;
}

describe('a model with large textures', () => {
  const noise = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: 'teal', noise: { type: 'gaussian', sigma: 60 } },
    });
  const textureOf = async (url: string) => {
    const stored = (await fixture.app.inject({ url })).rawPayload;
    const texture = (await io.readBinary(new Uint8Array(stored))).getRoot().listTextures()[0];
    const { width, height, format } = await sharp(texture?.getImage() ?? Buffer.alloc(0)).metadata();
    return { width, height, format, bytes: stored.length };
  };

  it('S3.17 of 4096 pixels has one of 2048 of the same kind, and one of 2048 stays as it is', async () => {
    const teal = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'teal' } });
    const png = await fixture.upload('medium', texturedModel(await teal(4096, 2048).png().toBuffer()));
    expect(png.statusCode).toBe(200);
    expect(await textureOf(png.data.url)).toMatchObject({ width: 2048, height: 1024, format: 'png' });
    const jpeg = await fixture.upload('medium', texturedModel(await teal(5000, 5000).jpeg().toBuffer(), 'image/jpeg'));
    expect(await textureOf(jpeg.data.url)).toMatchObject({ width: 2048, height: 2048, format: 'jpeg' });
    const own = await teal(2048, 2048).png().toBuffer();
    const same = await fixture.upload('medium', texturedModel(own));
    expect(await textureOf(same.data.url)).toMatchObject({ width: 2048, height: 2048, format: 'png' });
    expect(same.data['bytes']).toBeLessThan(own.length + 2000);
  });

  it('S3.17 of too many bytes becomes one that is stored', async () => {
    const heavy = texturedModel(await noise(2800).png({ compressionLevel: 1 }).toBuffer());
    expect(heavy.length).toBeGreaterThan(20 * 1024 * 1024);
    const { statusCode, data } = await fixture.upload('medium', heavy);
    expect(statusCode).toBe(200);
    const { width, bytes } = await textureOf(data.url);
    expect(width).toBeLessThanOrEqual(2048);
    expect(bytes).toBeLessThanOrEqual(20 * 1024 * 1024);
  });
});
