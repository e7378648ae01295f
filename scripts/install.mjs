import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Stop } from './stop.mjs';
import { lastLines, root, run } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.afterimage-stamp');

const expectedStamp = () =>
  `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform}-${process.arch}`;

/** True when node_modules holds what package-lock.json asks for, whoever put it there. */
export function isInstalled() {
  if (!existsSync(modules)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === expectedStamp();
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const there = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const complete = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    return there[path] ? there[path].version === entry.version : entry.optional || entry.devOptional || entry.peer;
  });
  if (complete) writeStamp();
  return complete;
}

function writeStamp() {
  try {
    writeFileSync(stamp, expectedStamp());
  } catch {
    // a folder of another user: the packages are there, only the next check takes longer
  }
}

export async function install() {
  // On Windows a running program cannot be replaced, and the running Node may be the one in node_modules
  const verb = process.platform === 'win32' && process.execPath.startsWith(modules) ? 'install' : 'ci';
  const args = [verb, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { program, before, shell } = npm();
  const { code, output } = await run(program, [...before, ...args], { shell });
  if (code !== 0) throw new Stop(whyInstallFailed(code, output));
  writeStamp();
}

function npm() {
  const path = process.env.npm_execpath ?? '';
  // Never the Node in node_modules: npm ci removes it while it runs
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (/^npm(-cli)?\.c?js$/.test(basename(path)) && existsSync(path) && existsSync(node) && !node.startsWith(modules))
    return { program: node, before: [path], shell: false };
  return { program: 'npm', before: [], shell: process.platform === 'win32' };
}

/** @param {number} code @param {string} output */
function whyInstallFailed(code, output) {
  if (code === -1 || /not recognized|command not found/.test(output))
    return 'npm was not found: install Node.js with npm from https://nodejs.org and start again.';
  if (/ENOSPC|No space left/.test(output)) return `The disk is full: free about 1 GB for ${root} and start again.`;
  if (/EACCES|EPERM|EROFS/.test(output))
    return `npm may not write in ${root}: start the shop as the user who owns this folder, or clone it into a folder of your own.`;
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|UNABLE_TO|CERT/.test(output)
  )
    return `npm does not reach its registry: check the connection to the internet (or npm's proxy setting) and start again.\n\n${lastLines(output, 4)}`;
  if (/EUSAGE/.test(output))
    return `package.json and package-lock.json do not fit together: run "npm install" once, or take package-lock.json from the repository again.\n\n${lastLines(output, 6)}`;
  return `npm could not install the packages: see its words below, put it right and start again.\n\n${lastLines(output)}`;
}
