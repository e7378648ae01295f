import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../studio/run.py', import.meta.url));
export const renderFolder = fileURLToPath(new URL('../../.cache/renders/', import.meta.url));

/** Two processes leave each other enough to work with; more would only wait. */
const most = Math.min(2, availableParallelism());

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Makes a file that names this process, unless one that lives has made it. */
export function claim(file: string): boolean {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const owner = Number(readFileSync(file, 'utf8') || '0');
      if (owner === process.pid) return true;
      if (isAlive(owner)) return false;
      rmSync(file, { force: true });
    }
  }
  return false;
}

/** One of the few places for a run that renders; answers how to leave it. */
export function takePlace(kind: 'run' | 'draft' = 'run'): () => void {
  mkdirSync(renderFolder, { recursive: true });
  for (let index = 0; index < most; index++) {
    const file = join(renderFolder, `${kind}-${index}.pid`);
    if (claim(file)) return () => rmSync(file, { force: true });
  }
  throw new Error(`${most} runs are making pictures already: wait until one has ended.`);
}

/** What sample/studio/run.py is told: to photograph a thing into the folder `out`, or to write it as `glb`, or both. */
export interface BlenderJob {
  slug: string;
  thing: string;
  form?: string;
  art?: string;
  label?: string;
  out?: string;
  glb?: string;
}

/**
 * Lets one Blender work through jobs, and tells of each, by its path, as soon as it is done (`null`) or has failed; a
 * teller that answers `false` ends it early. What was not told of when Blender ends has failed with it.
 */
export async function runBlender(
  jobs: readonly BlenderJob[],
  tell: (path: string, failed: string | null) => boolean | void,
): Promise<void> {
  if (jobs.length === 0) return;
  mkdirSync(renderFolder, { recursive: true });
  const file = join(renderFolder, `jobs-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(jobs));
  const blender = process.env['BLENDER_PATH'] ?? 'blender';
  const child = spawn('nice', ['-n', '8', blender, '-b', '--factory-startup', '-P', script, '--', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let last: string[] = [];
  const remember = (line: string): void => {
    last = [...last.slice(-30), line];
  };
  createInterface({ input: child.stderr }).on('line', remember);
  const left = new Set(jobs.map(({ out, glb }) => out ?? glb ?? ''));
  let isStopped = false;
  const closed = new Promise<number>((resolve, reject) => {
    child.on('error', () => reject(new Error(`${blender} cannot be run: install Blender or set BLENDER_PATH.`)));
    child.on('close', (code) => resolve(code ?? -1));
  });
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: child.stdout })) {
      remember(line);
      const [, word, path, reason] = /^(DONE|FAILED) (\S+)\s?(.*)$/.exec(line) ?? [];
      if (word === undefined || path === undefined || !left.delete(path)) continue;
      const failed = word === 'DONE' ? null : [reason, ...last.slice(-12)].join('\n');
      if (tell(path, failed) === false) {
        isStopped = true;
        child.kill();
        return;
      }
    }
  };
  const [code] = await Promise.all([closed, read()]);
  rmSync(file, { force: true });
  if (isStopped) return;
  for (const path of left) tell(path, [`Blender ended with ${code}`, ...last.slice(-12)].join('\n'));
}
