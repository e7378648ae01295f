import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { modelUrlOf } from '@afterimage/sample/models.ts';
import { registerModels } from './models.ts';

describe('the models of the sample', () => {
  it('S2.9 are served under the address that their products name, and not twice', async () => {
    const app = fastify();
    await registerModels(app);
    const url = modelUrlOf('hearth-photo-mug')!;
    const first = await app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('model/gltf-binary');
    expect(first.headers['cache-control']).toContain('max-age=86400');
    expect(first.rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ url: '/models/nobody.glb' })).statusCode).toBe(404);
    await app.close();
  });
});
