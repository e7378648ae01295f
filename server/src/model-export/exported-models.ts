import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import { modelFile } from '../catalogue/model-files.ts';
import { fail } from '../platform/http/failure.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import { type Dress, dressModel, printableSurfaces, type ModelSurface, readModel, writeModel } from './dress-model.ts';
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
  /** What tells one dress from another. */
  look: string;
  dress: (surfaces: ReadonlyMap<string, ModelSurface>) => Promise<Dress>;
}

/** The most that is kept of what was made, and how many may wait for their turn. */
const mostBytes = 48 * 1024 * 1024;
const longestQueue = 24;
/** Raise it when the same model is written otherwise than before. */
const writerVersion = 2;

type Make = (key: string) => Promise<ModelFile>;

/** Makes models for rooms, one at a time and each once: what was made is cached by its content. */
export class ExportedModels {
  readonly #files = new LRUCache<string, ModelFile, Make>({
    maxSize: mostBytes,
    sizeCalculation: ({ data }) => data.length,
    fetchMethod: (key, _stale, { context: makeFile }) => makeFile(key),
    ignoreFetchAbort: true,
  });
  /** Models come with the shop and do not change while it runs. */
  readonly #sources = new LRUCache<string, Buffer>({ max: 500, fetchMethod: readSource, ignoreFetchAbort: true });
  readonly #gate = semaphore(1);
  #waiting = 0;

  async give({ modelUrl, placement, format, look, dress }: ExportRequest): Promise<ModelFile> {
    const source = await this.#sources.forceFetch(modelUrl);
    const name = `${writerVersion} ${placement} ${format} ${look}`;
    const key = createHash('sha256').update(source).update(name).digest('hex');
    const write = () => make(source, { placement, format, dress });
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

const readSource = async (modelUrl: string): Promise<Buffer> => readFile(modelFile(modelUrl) ?? fail('NOT_FOUND'));

type Look = Pick<ExportRequest, 'placement' | 'format' | 'dress'>;

async function make(source: Buffer, { placement, format, dress }: Look): Promise<Buffer> {
  const document = await readModel(source);
  dressModel(document, await dress(printableSurfaces(document)));
  if (placement === 'wall') hangOnWall(document, format);
  return format === 'usdz' ? writeUsdz(document, placement) : Buffer.from(await writeModel(document));
}
