import browserslist from 'browserslist';
import { features } from 'web-features';
import { root } from './run.mjs';

/** @typedef {Readonly<Record<string, number>>} Versions the oldest supported version of each browser, by its name in web-features */
/** @typedef {ReadonlyMap<string, readonly string[]>} Gaps each part of the web platform (`css.properties.color`), and which supported browsers lack it */

/** The names that browserslist gives to browsers, and those of web-features. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
]);

/** The oldest versions that `browserslist` in package.json asks for. @returns {Versions} */
export function supportedVersions() {
  /** @type {Record<string, number>} */
  const versions = {};
  for (const entry of browserslist(undefined, { path: root })) {
    const [browser = '', range = ''] = entry.split(' ');
    const name = names.get(browser);
    if (!name) throw new Error(`package.json asks for ${entry}, of which web-features knows nothing`);
    versions[name] = Math.min(versions[name] ?? Infinity, Number.parseFloat(range));
  }
  const { chrome, firefox } = versions;
  if (!chrome || !firefox) throw new Error('package.json must ask for Chrome and Firefox');
  // browserslist knows only the newest versions for Android; they have the numbers of those for computers.
  return { ...versions, chrome_android: chrome, firefox_android: firefox };
}

/**
 * What the builds are made for, as bundlers write it: `safari17`.
 * @param {Versions} [versions]
 */
export function buildTargets(versions = supportedVersions()) {
  return [...names.values()].map((name) => `${name === 'safari_ios' ? 'ios' : name}${versions[name]}`);
}

/**
 * The part's year on which all browsers of that time had it; those that none of them has are not there.
 * @returns {ReadonlyMap<string, number>}
 */
export function platformYears() {
  const years = new Map();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { baseline_low_date: date }] of Object.entries(feature.status.by_compat_key ?? {}))
      if (date) years.set(key, Number.parseInt(date.replace('≤', ''), 10));
  }
  return years;
}

/** What supported browsers lack, as web-features tells. @param {Versions} versions @returns {Gaps} */
export function platformGaps(versions) {
  const gaps = new Map();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const since = new Map(Object.entries(support));
      const lacking = Object.entries(versions).filter(
        // ≤79 means version 79 or an earlier one
        ([name, oldest]) => !(Number.parseFloat(since.get(name)?.replace('≤', '') ?? '') <= oldest),
      );
      const parts = lacking.map(([name]) => `${name}${since.has(name) ? ` before ${since.get(name)}` : ''}`);
      gaps.set(key, parts);
    }
  }
  return gaps;
}
