import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformGaps, supportedVersions } from '../build/src/browser-support.ts';
import { programOf, run } from './run.mjs';
import { sayAndExit } from './stop.mjs';

/** What runs in browsers, and what in these folders does not. */
const rooms = ['client', 'contract', 'media', 'scene', 'storefront', 'studio', 'tracker', 'ui', 'viewer', 'words'];
const sources = rooms.map((room) => `${room}/src`);
const notInBrowsers = ['**/*.test.*', '**/test-*', '**/*.fixture.*'];

/** Objects of which there is one: what their interface lacks is looked for at them alone. A worker's is the page's. */
const singleObjects = new Map([
  ['Navigator', ['navigator']],
  ['Document', ['document']],
  ['Window', ['window', 'globalThis', 'self']],
  ['WorkerNavigator', []],
]);

/** Names of our own that browsers give to something that one of them lacks: without types the two look the same. */
const ownNames = [
  'bytes',
  'confidence',
  'delay',
  'drop',
  'flip',
  'hand',
  'orient',
  'pose',
  'region',
  'rotation',
  'take',
  'unlock',
  'variant',
];

/** What may be used although the data call it missing somewhere, for the shop does not need the missing part. */
const sufficientNames = Object.keys({
  devicePixelRatio: 'Safari leaves the zoom of the page out of it',
  disableRemotePlayback: 'Firefox ignores it, for it plays on no other screen',
  font: 'Safari before 18.4 does not know every unit in it',
  imageSmoothingQuality: 'Firefox ignores it and smooths as it likes',
  isComposing:
    'Safari before 27 no longer says so of the key that ends composing, which English and German do not need',
  playsInline: 'Firefox ignores it, for it plays in the page anyway',
  popover: 'Safari on iOS before 18.3 closes none by a tap beside it; ours are of the kind that never does',
  srcObject: 'Chrome and Firefox take streams alone, and nothing else is given to it',
  texImage2D: 'Firefox on Android does not take every source; it takes those that the viewer has',
});

/** Whether a method hangs on its constructor, as far as the running Node knows. @param {string} owner @param {string} name */
function isStatic(owner, name) {
  const constructor = Object(Reflect.get(globalThis, owner));
  return name in constructor && !(name in Object(constructor.prototype));
}

/** @typedef {{ property: string, object?: string, message: string }} RefusedProperty */

/**
 * The globals and properties that a supported browser lacks, as options of the linter's rules. A name that several
 * interfaces have is refused when none of them has it in every browser.
 * @param {import('../build/src/browser-support.ts').Gaps} gaps
 */
export function refusedNames(gaps) {
  /** @type {Map<string, string>} */
  const globals = new Map();
  /** @type {RefusedProperty[]} */
  const ofObjects = [];
  /** @type {Map<string, readonly string[]>} */
  const ofAny = new Map();
  for (const [key, lacking] of gaps) {
    const [, owner = '', part] = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
    const message = `not in ${lacking.join(', ')}`;
    if (owner && !part && lacking.length > 0) globals.set(owner, message);
    if (!part || part === owner || /_(?:event|parameter)$/.test(part)) continue;
    // Whoever has an object of an interface that is not everywhere went past the rule for its global.
    if (gaps.get(key.slice(0, key.lastIndexOf('.')))?.length) continue;
    const property = part.replace(/_static$/, '');
    if (owner === 'Window' && lacking.length > 0) globals.set(property, message);
    const objects = part !== property || isStatic(owner, property) ? [owner] : singleObjects.get(owner);
    if (objects && lacking.length > 0) ofObjects.push(...objects.map((object) => ({ object, property, message })));
    if (lacking.length === 0 && !isStatic(owner, property)) ofAny.set(property, []);
    else if (!objects && ofAny.get(property)?.length !== 0) ofAny.set(property, lacking);
  }
  const allowed = new Set([...ownNames, ...sufficientNames]);
  /** @type {RefusedProperty[]} */
  const properties = ofObjects.filter(({ property }) => !allowed.has(property));
  const named = new Set(properties.map(({ property }) => property));
  for (const [property, lacking] of ofAny)
    if (lacking.length > 0 && !allowed.has(property) && !named.has(property))
      properties.push({ property, message: `not in ${lacking.join(', ')}` });
  return {
    globals: Array.from(globals, ([name, message]) => ({ name, message })).filter(({ name }) => !allowed.has(name)),
    properties,
  };
}

/**
 * What scripts use although a supported browser lacks it; empty when there is nothing. Where it is asked for first, a
 * comment allows it: `oxlint-disable-next-line no-restricted-globals -- why` (or `-properties`).
 * @param {readonly string[]} [paths]
 */
export async function checkScripts(paths = sources) {
  const { globals, properties } = refusedNames(platformGaps(supportedVersions()));
  const rules = {
    'eslint/no-restricted-globals': ['error', ...globals],
    'eslint/no-restricted-properties': ['error', ...properties],
  };
  const folder = mkdtempSync(join(tmpdir(), 'browser-scripts-'));
  try {
    const config = join(folder, 'oxlint.json');
    writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }));
    const options = ['--config', config, ...notInBrowsers.map((pattern) => `--ignore-pattern=${pattern}`)];
    const { code, output } = await run(process.execPath, [programOf('oxlint'), ...options, ...paths]);
    return code === 0 ? '' : output || `oxlint ended with code ${code}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  checkScripts(process.argv.length > 2 ? process.argv.slice(2) : sources).then((wrong) => {
    if (wrong) console.error(wrong);
    process.exitCode = wrong ? 1 : 0;
  }, sayAndExit);
