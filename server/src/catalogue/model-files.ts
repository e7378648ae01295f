import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the sample shop's models lie; their addresses begin with `/models/`. */
export const modelFolder = fileURLToPath(new URL('../../../sample/models', import.meta.url));

/** The file of a product's model; null where the address names none of ours. */
export function modelFile(modelUrl: string): string | null {
  const name = /^\/models\/([a-z0-9-]+\.glb)$/.exec(modelUrl)?.[1];
  const path = name && join(modelFolder, name);
  return path && existsSync(path) ? path : null;
}
