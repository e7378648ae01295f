import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BoundedCache } from '../platform/cache/bounded-cache.ts';
import { modelFile } from '../catalogue/model-files.ts';
import { fail } from '../platform/http/failure.ts';
import { gate } from '../files/sanitize/gate.ts';
import { type Dress, dressModel, facesOf, type ModelFace, readModel, writeModel } from './dress-model.ts';
import { writeUsdz } from './usdz.ts';

/** What is made for a room: for Scene Viewer and WebXR, or for Quick Look. */
export const roomFormats = ['glb', 'usdz'] as const;
export type RoomFormat = (typeof roomFormats)[number];

export interface RoomFile {
  data: Buffer;
  etag: string;
}

interface Wanted {
  modelUrl: string;
  format: RoomFormat;
  /** What tells one dress from another. */
  look: string;
  dress: (faces: ReadonlyMap<string, ModelFace>) => Promise<Dress>;
}

/** The most that is kept of what was made, and how many may wait for their turn. */
const mostBytes = 48 * 1024 * 1024;
const longestQueue = 24;
/** Raise it when the same model is written otherwise than before. */
const writerVersion = 2;

/** Makes models for rooms, one at a time and each once: what was made is kept by its content. */
export class RoomModels {
  readonly #kept = new BoundedCache<RoomFile>(mostBytes, (_, { data }) => data.length);
  readonly #making = new Map<string, Promise<RoomFile>>();
  readonly #gate = gate(1);
  readonly #sources = new Map<string, Promise<Buffer>>();

  async give({ modelUrl, format, look, dress }: Wanted): Promise<RoomFile> {
    const source = await this.#source(modelUrl);
    const key = createHash('sha256').update(source).update(`${writerVersion} ${format} ${look}`).digest('hex');
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    if (this.#making.size >= longestQueue) fail('UNAVAILABLE', { retryAfterSeconds: 5 });
    const made = this.#gate(() => make(source, format, dress))
      .then((data) => {
        const file = { data, etag: `"${key.slice(0, 32)}"` };
        this.#kept.set(key, file);
        return file;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  /** Models come with the shop and do not change while it runs. */
  #source(modelUrl: string): Promise<Buffer> {
    const known = this.#sources.get(modelUrl);
    if (known) return known;
    const path = modelFile(modelUrl) ?? fail('NOT_FOUND');
    const source = readFile(path);
    this.#sources.set(modelUrl, source);
    source.catch(() => this.#sources.delete(modelUrl));
    return source;
  }
}

async function make(source: Buffer, format: RoomFormat, dress: Wanted['dress']): Promise<Buffer> {
  const document = await readModel(source);
  dressModel(document, await dress(facesOf(document)));
  return format === 'usdz' ? writeUsdz(document) : Buffer.from(await writeModel(document));
}
