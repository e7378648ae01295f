import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { reportAndExit } from './stop.mjs';

/** The process that started us and, where the system tells, the one that started that. */
function ancestors() {
  const parent = process.ppid;
  try {
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1]}`;
  } catch {
    return String(parent);
  }
}

/**
 * Runs a program of the shop in a process that ends with this one, and this one with it.
 * @param {string} program its path from the checkout
 * @param {Record<string, string>} [environment]
 */
export async function runShop(program, environment) {
  const node = await shopNode();
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)], {
    cwd: root,
    env: environmentFor(node, environment),
    // The channel tells the shop when this process is gone, even by kill -9
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Its own process group: Ctrl-C reaches it through us alone, once
    detached: process.platform !== 'win32',
  });
  child.on('error', reportAndExit);
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

  // The terminal and npm both pass Ctrl-C on; only one of the two is meant, a later one is impatience
  let last = -Infinity;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (performance.now() - last < 1000) return;
      last = performance.now();
      child.kill(signal);
    });

  // npm hands on no kill -9, and the shell between npm and us hands on nothing: their end is ours
  if (process.env.npm_lifecycle_event) {
    const above = ancestors();
    setInterval(() => ancestors() !== above && child.kill('SIGTERM'), 500).unref();
  }
}
