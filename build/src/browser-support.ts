import browserslist from 'browserslist';
import { browsers, features } from 'web-features';

/** The oldest supported version of each browser, by its name in web-features. */
export type Versions = ReadonlyMap<string, string>;

/** Each part of the web platform (`css.properties.color`), and which supported browsers lack it. */
export type Gaps = ReadonlyMap<string, readonly string[]>;

/** The names that browserslist gives to browsers, and those of web-features. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'safari_ios'],
]);

/** Those on Android have the numbers of those for computers, and browserslist knows only the newest of them. */
const onAndroid = ['chrome', 'firefox'];

/** The oldest versions that `browserslist` in package.json asks for. */
export function supportedVersions(): Versions {
  const versions = new Map<string, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser = '', range = ''] = entry.split(' ');
    const name = names.get(browser);
    if (!name) throw new Error(`package.json asks for ${entry}, which web-features does not know`);
    // Several versions can be one entry: 17.6-17.7.
    const [version = ''] = range.split('-');
    const oldest = versions.get(name);
    if (oldest === undefined || Number(version) < Number(oldest)) versions.set(name, version);
  }
  for (const name of onAndroid) versions.set(`${name}_android`, versions.get(name) ?? '');
  return versions;
}

/** What the builds are made for, as bundlers write it: `safari17.0`. */
export function buildTargets(): string[] {
  const versions = supportedVersions();
  return [...names.values()].map((name) => `${name === 'safari_ios' ? 'ios' : name}${versions.get(name)}`);
}

/** The year in which the oldest of the supported versions came out. */
export function oldestYear(versions: Versions): number {
  const years = Array.from(versions, ([name, version]) => {
    const { releases } = Object.entries(browsers).find(([key]) => key === name)?.[1] ?? { releases: [] };
    const release = releases.find((one: { version: string }) => Number(one.version) === Number(version));
    if (!release) throw new Error(`web-features does not know ${name} ${version}`);
    return Number.parseInt(release.date, 10);
  });
  return Math.min(...years);
}

const allParts = () =>
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );

/** The year in which a part was in all browsers of the time; no part is there that was not. */
export const commonYears = (): ReadonlyMap<string, number> =>
  new Map(
    allParts().flatMap(([key, { baseline_low_date: date }]) =>
      date ? [[key, Number.parseInt(date.replace('≤', ''), 10)] as const] : [],
    ),
  );

/** What supported browsers lack, as web-features has it. */
export function platformGaps(versions: Versions): Gaps {
  return new Map(
    allParts().map(([key, { support }]) => {
      const since = new Map(Object.entries(support));
      // ≤79 means version 79 or an earlier one.
      const begins = (name: string) => Number.parseFloat(since.get(name)?.replace('≤', '') ?? 'NaN');
      const lacking = [...versions].filter(([name, oldest]) => !(begins(name) <= Number(oldest)));
      return [key, lacking.map(([name]) => (since.has(name) ? `${name} before ${since.get(name)}` : name))];
    }),
  );
}
