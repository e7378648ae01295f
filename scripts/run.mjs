import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How far a program in the background stands back: it gets what the others leave. */
const backgroundPriority = 10;

/**
 * Runs a program to its end. With `show` its output goes to the terminal, else it is kept and handed back. In the
 * `background` it takes processor time that nothing else wants.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean, background?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  const { cwd = root, env = process.env, show = false, shell = false, background = false } = options;
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, env, shell, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    if (background && child.pid !== undefined) standBack(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: -1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? -1, output: output.trim() }));
  });
}

/** @param {number} pid */
function standBack(pid) {
  try {
    setPriority(pid, backgroundPriority);
  } catch {
    // it has ended already, or the system does not allow it
  }
}

/**
 * The script behind a program of an installed package, to be run by the Node of our choice instead of the one on PATH.
 * @param {string} packageName
 * @param {string} [program]
 */
export function programOf(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** @param {string} output */
export const lastLines = (output, count = 15) => output.split('\n').slice(-count).join('\n');
