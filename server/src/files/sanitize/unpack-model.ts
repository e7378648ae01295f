import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { Gltf } from './gltf.ts';

const packings = new Set(['KHR_draco_mesh_compression', 'EXT_meshopt_compression']);
const mostDecoderBytes = 512 * 1024 * 1024;
const wasmPageBytes = 65_536;

/** Whether a model has compressed numbers; browsers show uncompressed ones only. */
export const isPacked = ({ extensionsUsed }: Gltf): boolean => extensionsUsed.some((name) => packings.has(name));

/**
 * The same model with uncompressed numbers. The uncompressed size must have been checked before (`dracoFits`, `unpackedBytes`).
 * Call it in a worker thread: the decoders' memory limit applies to the whole thread.
 */
export async function unpackModel(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  limitWasmMemory();
  await MeshoptDecoder.ready;
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'draco3d.decoder': await draco.createDecoderModule(),
    'meshopt.decoder': MeshoptDecoder,
  });
  const document = await io.readBinary(bytes);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (packings.has(extension.extensionName)) extension.dispose();
  return io.writeBinary(document);
}

/** V8 limits its own heap, not that of WebAssembly: here a decoder that requests too much memory fails. */
function limitWasmMemory(): void {
  const { prototype } = (globalThis as unknown as WebAssemblyGlobal).WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * wasmPageBytes > mostDecoderBytes) throw new RangeError('too much memory');
    return grow.call(this, pages);
  };
}

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(this: WasmMemory, pages: number): number;
}
/** What Node has and its types leave to those of browsers. */
interface WebAssemblyGlobal {
  WebAssembly: { Memory: { prototype: WasmMemory } };
}

/** Whether the header of each Draco mesh declares no more points and faces than the model's own accessors. */
export function dracoFits({ meshes, accessors, bufferViews }: Gltf, binary: Uint8Array): boolean {
  return meshes.every(({ primitives }) =>
    primitives.every(({ indices = -1, attributes, extensions }) => {
      const dracoExtension = extensions?.KHR_draco_mesh_compression;
      if (!dracoExtension) return true;
      const view = bufferViews[dracoExtension.bufferView];
      if (view?.buffer !== 0) return false;
      const head = dracoHead(binary.subarray(view.byteOffset, view.byteOffset + view.byteLength));
      const [corners, points] = [accessors[indices]?.count, accessors[attributes['POSITION'] ?? -1]?.count];
      if (!head || corners === undefined || points === undefined) return false;
      return head.triangles <= corners && head.points <= points;
    }),
  );
}

const [magic, triangleMesh, metadataFlag] = ['DRACO', 1, 0x80_00];

/**
 * The number of points and faces that the header of a Draco bitstream declares (Draco bitstream 2.2, sections 3 to 5); null for
 * another version, for point clouds and for a bitstream with metadata.
 */
function dracoHead(bytes: Uint8Array): { triangles: number; points: number } | null {
  if (bytes.length < 16 || new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== magic) return null;
  const [major, minor, kind, method] = bytes.subarray(5, 9);
  const flags = (bytes[9] ?? 0) + (bytes[10] ?? 0) * 256;
  if (major !== 2 || minor !== 2 || kind !== triangleMesh || (flags & metadataFlag) !== 0) return null;
  if (method === 0) {
    const triangles = varint(bytes, 11);
    return { triangles: triangles.value, points: varint(bytes, triangles.next).value };
  }
  // Edgebreaker: the way of its traversal comes first.
  const points = varint(bytes, 12);
  return method === 1 ? { points: points.value, triangles: varint(bytes, points.next).value } : null;
}

/** A variable-length number with seven bits per byte, lowest first (LEB128). */
function varint(bytes: Uint8Array, at: number): { value: number; next: number } {
  let [value, factor, next] = [0, 1, at];
  for (; next < at + 5; next += 1, factor *= 128) {
    const byte = bytes[next] ?? 0;
    value += (byte & 0x7f) * factor;
    if (byte < 128) break;
  }
  return { value, next: next + 1 };
}
