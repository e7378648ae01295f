import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export async function endProcess(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

interface Display {
  /** Like `:1`, the value of DISPLAY. */
  name: string;
  close(): Promise<void>;
}

/**
 * An X display without a screen, for one browser alone: the windows of two would take the focus from each other.
 * Firefox, too, draws in 3D on a display only, even without a window.
 */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await Promise.race([
    once(process.stdio[3] as Readable, 'data'),
    once(process, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with code ${code}.`))),
  ])) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => endProcess(process) };
}
