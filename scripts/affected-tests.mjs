import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy } from '../affected.ts';
import { filesOfCheckout } from './git.mjs';
import { root } from './run.mjs';

// Run by the shop's Node, which reads TypeScript: prints as JSON which tests the named files touch.
const changed = process.argv.slice(2);
const paths = await filesOfCheckout();
const isSource = /** @param {string} path */ (path) => /\.(?:tsx?|mjs|css)$/.test(path);
const sources = new Map(paths.filter(isSource).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const storySources = new Map([...sources].filter(([path]) => path.startsWith('e2e/')));
const { tests, needsBuild } = affectedBy(sources, paths, changed);
// Every story goes through the whole shop: what it does itself decides, not what the shop is made from.
const stories = affectedBy(
  storySources,
  paths,
  changed.filter((path) => path.startsWith('e2e/')),
).tests;
console.log(JSON.stringify({ tests: tests.filter((path) => !path.startsWith('e2e/')), stories, needsBuild }));
