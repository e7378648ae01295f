import draco from 'draco3dgltf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitWasmMemory, mostDecoderBytes } from './unpack-model.ts';

/** The memory of a decoder, as its own functions give it out. */
interface Decoder {
  _malloc(bytes: number): number;
  HEAPU8: Uint8Array;
}

// The limit holds for a whole process; this one belongs to other tests too.
const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: { grow: unknown } } } })
  .WebAssembly.Memory;
const { grow } = prototype;
beforeAll(() => limitWasmMemory());
afterAll(() => {
  prototype.grow = grow;
});

it('S7.35 the Draco decoder gets 512 MB and no more', async () => {
  const decoder = (await draco.createDecoderModule()) as Decoder;
  const { _malloc: allocate } = decoder;
  const large = allocate(mostDecoderBytes / 2);
  expect(large).toBeGreaterThan(0);
  expect(decoder.HEAPU8.length).toBeGreaterThan(mostDecoderBytes / 2);
  const outcome = (() => {
    try {
      return allocate(mostDecoderBytes / 2);
    } catch {
      return 0;
    }
  })();
  expect(outcome).toBe(0);
  expect(decoder.HEAPU8.length).toBeLessThanOrEqual(mostDecoderBytes);
  // Another one has as much for itself.
  const { _malloc: allocateElsewhere } = (await draco.createDecoderModule()) as Decoder;
  expect(allocateElsewhere(mostDecoderBytes / 2)).toBeGreaterThan(0);
});
