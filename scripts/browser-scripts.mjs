import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformGaps, supportedVersions } from '../build/src/browser-support.ts';
import { programOf, run } from './run.mjs';
import { reportAndExit } from './stop.mjs';

/** What runs in browsers, and what in these folders does not. */
const packages = ['client', 'contract', 'media', 'scene', 'storefront', 'studio', 'tracker', 'ui', 'viewer', 'words'];
const sources = packages.map((packageName) => `${packageName}/src`);
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
 * What the data say of one name; null for what is no property of an interface that every browser has.
 * @param {string} key @param {readonly string[]} lacking @param {import('../build/src/browser-support.ts').Gaps} gaps
 */
function propertyOf(key, lacking, gaps) {
  const [, owner = '', part] = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?$/.exec(key) ?? [];
  if (!part || part === owner || /_(?:event|parameter)$/.test(part)) return null;
  // An object of an interface that some browsers lack was obtained past the rule for its global.
  if (gaps.get(key.slice(0, key.lastIndexOf('.')))?.length) return null;
  const property = part.replace(/_static$/, '');
  const isOfConstructor = isStatic(owner, property);
  const objects = part !== property || isOfConstructor ? [owner] : singleObjects.get(owner);
  return { owner, property, isOfConstructor, objects, lacking };
}

/** @param {readonly string[]} lacking */
const messageOf = (lacking) => `not in ${lacking.join(', ')}`;

/**
 * Names that several interfaces may have, each with the browsers where none of them has it.
 * @param {readonly NonNullable<ReturnType<typeof propertyOf>>[]} known
 */
function lackingEverywhere(known) {
  /** @type {Map<string, readonly string[]>} */
  const names = new Map();
  for (const { property, isOfConstructor, objects, lacking } of known) {
    if (lacking.length === 0 && !isOfConstructor) names.set(property, []);
    else if (!objects && names.get(property)?.length !== 0) names.set(property, lacking);
  }
  return [...names].filter(([, lacking]) => lacking.length > 0);
}

/**
 * The globals and properties that a supported browser lacks, as options of the linter's rules. A name that several
 * interfaces have is refused when none of them has it in every browser.
 * @param {import('../build/src/browser-support.ts').Gaps} gaps
 */
function refusedNames(gaps) {
  const known = Array.from(gaps, ([key, lacking]) => propertyOf(key, lacking, gaps)).filter((one) => one !== null);
  const missing = known.filter(({ lacking }) => lacking.length > 0);
  /** @type {Map<string, string>} */
  const globals = new Map();
  for (const [key, lacking] of gaps) {
    const [, name = ''] = /^(?:api|javascript\.builtins)\.(\w+)$/.exec(key) ?? [];
    if (name && lacking.length > 0) globals.set(name, messageOf(lacking));
  }
  for (const { owner, property, lacking } of missing) if (owner === 'Window') globals.set(property, messageOf(lacking));
  const allowed = new Set([...ownNames, ...sufficientNames]);
  /** @type {RefusedProperty[]} */
  const properties = missing
    .flatMap(({ objects = [], property, lacking }) =>
      objects.map((object) => ({ object, property, message: messageOf(lacking) })),
    )
    .filter(({ property }) => !allowed.has(property));
  const propertyNames = new Set(properties.map(({ property }) => property));
  for (const [property, lacking] of lackingEverywhere(known))
    if (!allowed.has(property) && !propertyNames.has(property))
      properties.push({ property, message: messageOf(lacking) });
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
  }, reportAndExit);
