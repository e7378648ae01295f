import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SizeChange } from '@afterimage/contract/effects.ts';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import { readModelFile } from '../catalogue/model-files.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import { assignPrints, type PrintedPart } from './assign-prints.ts';
import { type Dress, dressModel, printableSurfaces, type ModelSurface, readModel, writeModel } from './dress-model.ts';
import { resizeModel } from './resize-model.ts';
import { hangOnWall } from './hang-on-wall.ts';
import type { ModelFormat } from './model-format.ts';
import { writeUsdz } from './usdz.ts';

export interface ModelFile {
  data: Buffer;
  etag: string;
}

interface ExportRequest {
  modelUrl: string;
  placement: RoomPlacement;
  format: ModelFormat;
  /** The parts of the model that show prints, by the ids of their surfaces. */
  parts: ReadonlyMap<string, PrintedPart>;
  /** The size to which the choices scale the model; absent: that of its file. */
  size: SizeChange | undefined;
  /** What tells one dress from another. */
  look: string;
  dress: (surfaces: ReadonlyMap<string, ModelSurface>) => Promise<Dress>;
}

/** The most that is kept of models, and of what was made of them, and how many may wait for their turn. */
const mostBytes = 48 * 1024 * 1024;
const longestQueue = 24;
/** Raise it when the same model is written otherwise than before. */
const writerVersion = 4;

type Make = (key: string) => Promise<ModelFile>;

/** Makes models for rooms, one at a time and each once: what was made is cached by its content. */
export class ExportedModels {
  readonly #files = new LRUCache<string, ModelFile, Make>({
    maxSize: mostBytes,
    sizeCalculation: ({ data }) => data.length,
    fetchMethod: (key, _stale, { context: makeFile }) => makeFile(key),
    ignoreFetchAbort: true,
  });
  /** What an address answers never changes. */
  readonly #sources: LRUCache<string, Buffer>;
  readonly #gate = semaphore(1);
  #waiting = 0;

  constructor(parts: { db: Database; store: FileStore }) {
    this.#sources = new LRUCache<string, Buffer>({
      maxSize: mostBytes,
      sizeCalculation: ({ length }) => length,
      fetchMethod: async (modelUrl) => (await readModelFile(parts, modelUrl)) ?? fail('NOT_FOUND'),
      ignoreFetchAbort: true,
    });
  }

  async give({ modelUrl, placement, format, parts, size, look, dress }: ExportRequest): Promise<ModelFile> {
    const source = await this.#sources.forceFetch(modelUrl);
    const name = `${writerVersion} ${placement} ${format} ${look}`;
    const key = createHash('sha256').update(source).update(name).digest('hex');
    const write = () => make(source, { placement, format, parts, size, dress });
    return this.#files.forceFetch(key, { context: (id) => this.#make(id, write) });
  }

  async #make(key: string, write: () => Promise<Buffer>): Promise<ModelFile> {
    if (this.#waiting >= longestQueue) fail('UNAVAILABLE', { retryAfterSeconds: 5 });
    this.#waiting += 1;
    try {
      return { data: await this.#gate(write), etag: `"${key.slice(0, 32)}"` };
    } finally {
      this.#waiting -= 1;
    }
  }
}

type Look = Pick<ExportRequest, 'placement' | 'format' | 'parts' | 'size' | 'dress'>;

async function make(source: Buffer, { placement, format, parts, size, dress }: Look): Promise<Buffer> {
  const document = await readModel(source);
  if (size) resizeModel(document, size);
  assignPrints(document, parts);
  dressModel(document, await dress(printableSurfaces(document)));
  if (placement === 'wall') hangOnWall(document, format);
  return format === 'usdz' ? writeUsdz(document, placement) : Buffer.from(await writeModel(document));
}
