import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../tables.ts';
import { readGlb, writeGlb } from '../sanitize/glb.ts';
import { gltf } from '../sanitize/gltf.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';
import { changedModel } from './test-hostile.ts';
import { overlappingModel, texturedModel } from '../sanitize/test-models.ts';

let fixture: UploadFixture;
let gift: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  gift = await readFile(new URL('../../../../sample/gallery/gift.glb', import.meta.url));
});
afterAll(() => fixture.close());

describe('a model of one’s own', () => {
  it('S3.17 S7.35 is known by its content, checked, and handed on without the notes of its makers', async () => {
    const request = changedModel(gift, (json) => ({ ...json, extras: { author: 'a-secret' } }));
    const { statusCode, data } = await fixture.upload('medium', request, { filename: 'gift.html' });
    expect(statusCode).toBe(200);
    expect(data).toMatchObject({ type: 'OBJECT_3D', mimeType: 'model/gltf-binary', width: null, posterUrl: null });
    const response = await fixture.app.inject({ url: data.url });
    expect(response.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect(response.rawPayload.includes('a-secret')).toBe(false);
    const [before, after] = [readGlb(gift), readGlb(response.rawPayload)];
    expect(after?.binary.equals(before?.binary ?? Buffer.alloc(0))).toBe(true);
    const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
    expect(row?.triangles).toBeGreaterThan(100);
    // What was made of it is taken again: it is a whole model.
    expect((await fixture.upload('medium', response.rawPayload)).statusCode).toBe(200);
  });

  it('S7.35 may carry pictures as large as a phone can show', async () => {
    const picture = (width: number) =>
      sharp({ create: { width, height: width, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
    expect((await fixture.upload('medium', texturedModel(await picture(64)))).statusCode).toBe(200);
    const large = await fixture.upload('medium', texturedModel(await picture(8200)));
    expect([large.code, large.description]).toEqual([
      'FILE_TOO_LARGE',
      'A picture on a 3D model may have at most 67 million pixels.',
    ]);
  });

  it('S7.35 cannot have its pictures copied a hundred times by saying that they lie in the same bytes', async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { code } = await fixture.upload('medium', overlappingModel(picture, 60));
    expect(code).toBe('FILE_TOO_LARGE');
    // Twice the same picture, as some programs write it, is one.
    const twice = changedModel(texturedModel(picture), (json) => {
      const [image] = json['images'] as object[];
      return { ...json, images: [image, image] };
    });
    expect((await fixture.upload('medium', twice)).statusCode).toBe(200);
  });

  it('S7.35 is refused quickly when it draws very many parts very many times', async () => {
    const many = changedModel(gift, (json) => {
      const [mesh] = json['meshes'] as { primitives: object[] }[];
      const primitives = Array.from({ length: 60_000 }, () => ({ attributes: { POSITION: 0 }, mode: 0 }));
      const nodes = Array.from({ length: 200_000 }, () => ({ mesh: 0 }));
      return { ...json, meshes: [{ ...mesh, primitives }], nodes, animations: [], scenes: [{ nodes: [0] }] };
    });
    // Counted one by one it would be given up after half a minute, as laborious.
    expect((await fixture.upload('medium', many)).code).toBe('FILE_TOO_LARGE');
  });

  it('S7.35 is refused in words that say what to do, in the language of who sent it', async () => {
    const pointing = changedModel(gift, (json) => ({ ...json, images: [{ uri: 'https://example.com/a.png' }] }));
    expect((await fixture.upload('medium', pointing)).description).toBe(
      'This 3D model needs other files. Please export it as one GLB that holds everything.',
    );
    const broken = changedModel(gift, (json) => ({ ...json, scene: 99 }));
    const german = await fixture.upload('medium', broken, { language: 'de' });
    expect(german.code).toBe('FILE_UNREADABLE');
    // The validator's own sentences are English: in other languages its code says what is wrong.
    expect(german.description).toMatch(/^Dieses 3D-Modell hat Fehler\. .*\(UNRESOLVED_REFERENCE\)$/);
    const english = await fixture.upload('medium', broken);
    expect(english.description).toMatch(/^This 3D model has faults\. .*Unresolved reference: 99/);
    const name = 'KHR_texture_basisu';
    const foreign = changedModel(gift, (json) => ({ ...json, extensionsUsed: [name], extensionsRequired: [name] }));
    const { code, description } = await fixture.upload('medium', foreign);
    expect(code).toBe('FILE_TYPE_UNSUPPORTED');
    expect(description).toBe(`This 3D model needs ${name}, which we cannot show. Please export it without.`);
  });
});

describe('a GLB', () => {
  it('S7.35 taken apart and put together again is the same', () => {
    const parts = readGlb(gift);
    if (!parts) throw new Error('no GLB');
    expect(writeGlb(parts).equals(gift)).toBe(true);
    expect(gltf.parse(JSON.parse(parts.json)).meshes.length).toBeGreaterThan(0);
  });

  it('S7.35 whose lengths lie is none', () => {
    for (const at of [8, 12, 16]) {
      const lying = Buffer.from(gift);
      lying.writeUInt32LE(0xffffffff, at);
      expect(readGlb(lying)).toBeNull();
    }
    for (const length of [0, 12, 19, 500]) expect(readGlb(gift.subarray(0, length))).toBeNull();
  });
});
