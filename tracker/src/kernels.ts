/** What the tracker needs of WebAssembly: the same in browsers, workers and Node, which type it differently. */
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
};

type KernelMemory = { buffer: ArrayBuffer; grow(pages: number): number };

/** A set of kernels with its own memory. Allocations live as long as the whole set. */
export type Kernels<E> = {
  readonly run: E;
  readonly simd: boolean;
  /** Address of so many zeroed bytes, aligned to 16. Views made before may be detached: ask for `bytes` again. */
  allocate(size: number): number;
  /** All of the memory as bytes. A view is good until the next allocation. */
  bytes(): Uint8Array;
};

/** Both builds of the kernels as base64: with 128-bit SIMD, and the same arithmetic without. */
export type KernelBytes = { readonly simd: string; readonly scalar: string };

const page = 65_536;

/** (module (func (result v128) i32.const 0 i8x16.splat)): valid where 128-bit SIMD is. */
const simdProbe = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  8,
  1,
  6,
  0,
  65,
  0,
  253,
  15,
  11,
);

const hasSimd = (): boolean => WebAssembly.validate(simdProbe);

/**
 * Compiles and starts the kernels, in one go: they are small.
 * @throws CompileError (an Error) where the page's policy forbids WebAssembly ('wasm-unsafe-eval').
 */
export function startKernels<E>(from: KernelBytes, simd = hasSimd()): Kernels<E> {
  const code = fromBase64(simd ? from.simd : from.scalar);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {});
  const { memory, ...run } = exports as { memory: KernelMemory } & E;
  // The modules' constants are in the first page of memory
  let next = page;
  return {
    run: run as unknown as E,
    simd,
    allocate(size) {
      const at = next;
      next = (at + size + 15) & ~15;
      const missing = next - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / page));
      return at;
    },
    bytes: () => new Uint8Array(memory.buffer),
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64: atob is not part of the language. */
export function fromBase64(text: string): Uint8Array {
  const length = Math.floor((text.replaceAll('=', '').length * 3) / 4);
  const out = new Uint8Array(length);
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (const sign of text) {
    if (at === length) break;
    bits = (bits << 6) | alphabet.indexOf(sign);
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    out[at++] = bits >>> bitCount;
    bits &= (1 << bitCount) - 1;
  }
  return out;
}
