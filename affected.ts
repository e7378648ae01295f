import { posix } from 'node:path';
import { importsOf, type Sources } from './house/imports.ts';
import { roomArrows } from './house/rooms.ts';

/** What a change touches. */
export interface Affected {
  /** Paths of test files, sorted. */
  tests: string[];
  /** Whether any of these tests reads the built storefront. */
  needsBuild: boolean;
}

/** Where the build lies, and what it is made from: whoever names the one depends on the other. */
const buildFolder = 'storefront/dist';
const buildEntries = [
  'storefront/src/entry-client.tsx',
  'storefront/src/entry-server.tsx',
  'storefront/src/service-worker/worker.ts',
  'viewer/src/main.ts',
  'storefront/vite.config.ts',
  'viewer/vite.config.ts',
  'storefront/service-worker.config.ts',
];

/** What vitest.config.ts runs before the tests of a room. */
const setUpFiles: Readonly<Record<string, readonly string[]>> = {
  server: ['server/src/platform/db/test-setup.ts'],
  tracker: ['tracker/src/test-seed.ts'],
};
const setUpOfAll = ['words/src/test-locale.ts'];

/** A change of these may change the result of every test, or of every test of their room. */
const concernsAll = /^(?:package-lock\.json|vitest\.config\.ts)$/;
const isPackageManifest = /^[^/]+\/package\.json$/;
/** What no test runs by: checked by the compiler, or read by people. */
const concernsNone = /(?:^|\/)tsconfig[\w.]*\.json$|\.md$/;

/** `*.all.test.ts` are for `npm run test:all`. */
const isTestFile = (path: string): boolean => /(?<!\.all)\.test\.tsx?$/.test(path);
const packageOf = (path: string): string => path.split('/')[0] ?? '';

/**
 * Literals that may be paths: with a slash, or with the ending of a file. One in which something is filled in, or that has
 * a star, ends with its last whole folder.
 */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(['"`])([\w.@-]+(?:\/[^'"`\s]*|\.\w{2,5}))\1/g), ([, , literal = '']) =>
    literal.replace(/[^/]*(?:\$\{|\*).*$/, ''),
  );

/** The files of the checkout, with those in a folder found quickly. */
class FileList {
  readonly paths: ReadonlySet<string>;
  readonly #folders = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    this.paths = new Set(paths);
    for (const path of this.paths)
      for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        const folder = path.slice(0, end + 1);
        const files = this.#folders.get(folder);
        if (files) files.push(path);
        else this.#folders.set(folder, [path]);
      }
  }

  under(folder: string): readonly string[] {
    return this.#folders.get(folder.endsWith('/') ? folder : `${folder}/`) ?? [];
  }
}

/** Paths that a source names: from itself, or from the checkout if there is a folder in them. */
function namesIn(path: string, text: string): string[] {
  return pathsIn(text).flatMap((literal) => [
    posix.join(posix.dirname(path), literal),
    ...(/^[^./][^/]*\//.test(literal) ? [literal] : []),
  ]);
}

const readsBuild = (path: string, text: string): boolean =>
  namesIn(path, text).some((name) => name === buildFolder || name.startsWith(`${buildFolder}/`));

/**
 * The files that a source depends on when it runs: those that it imports for more than their types, and those that it
 * names by a path (a worker, a fixture, a program that a test starts). A folder stands for all files in it, unless the
 * source lies in it.
 */
function dependenciesOf(path: string, text: string, files: FileList): { files: string[]; inFolders: string[] } {
  const imported = importsOf(path, text).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to, `${to}/index.ts`]));
  const named = namesIn(path, text);
  const inFolders = named
    .filter((name) => name.includes('/') && !path.startsWith(name))
    .flatMap((name) => files.under(name));
  const built = readsBuild(path, text) ? buildEntries : [];
  const setUp = isTestFile(path) ? [...setUpOfAll, ...(setUpFiles[packageOf(path)] ?? [])] : [];
  const one = [...imported, ...named, ...built, ...setUp];
  return { files: one.filter((name) => files.paths.has(name)), inFolders };
}

/** Everything that can be reached from `start`, itself included. */
function reach(start: Iterable<string>, next: (path: string) => Iterable<string>): Set<string> {
  const reached = new Set(start);
  // What is added while a set is gone through is gone through too.
  for (const path of reached) for (const one of next(path)) reached.add(one);
  return reached;
}

const roomsOn = (room: string): Set<string> =>
  reach([room], (one) =>
    Object.entries(roomArrows).flatMap(([other, arrows]) => (arrows.includes(one) ? [other] : [])),
  );

/**
 * The tests that a change may fail, by what sources import and name. A changed file that no source names, because a
 * program finds it by itself, concerns all tests of its room and of the rooms that build on it.
 * @param sources every source file with its text
 * @param paths every file of the checkout
 * @param changed files that were changed, added or removed
 */
export function affectedBy(sources: Sources, paths: Iterable<string>, changed: readonly string[]): Affected {
  const files = new FileList([...paths, ...changed]);
  const dependencies = new Map([...sources].map(([path, text]) => [path, dependenciesOf(path, text, files)]));
  const dependants = Map.groupBy(
    [...dependencies].flatMap(([from, on]) => [...on.files, ...on.inFolders].map((to) => ({ from, to }))),
    ({ to }) => to,
  );
  const allTests = [...sources.keys()].filter(isTestFile);
  const dependantsOf = (path: string): string[] => (dependants.get(path) ?? []).map(({ from }) => from);
  const reached = reach(changed, dependantsOf);
  const leadsToTest = (path: string): boolean => [...reach([path], dependantsOf)].some(isTestFile);
  for (const path of changed) {
    const isKnown = sources.has(path) || concernsNone.test(path) || leadsToTest(path);
    const rooms = !isKnown || isPackageManifest.test(path) ? roomsOn(packageOf(path)) : new Set<string>();
    for (const test of allTests) if (concernsAll.test(path) || rooms.has(packageOf(test))) reached.add(test);
  }
  const tests = allTests.filter((path) => reached.has(path)).toSorted();
  // Tests beside package.json look at sources, and name paths as examples.
  const inRooms = tests.filter((path) => path.includes('/'));
  // The files of a folder are read, not run.
  const run = reach(inRooms, (path) => dependencies.get(path)?.files ?? []);
  return { tests, needsBuild: [...run].some((path) => readsBuild(path, sources.get(path) ?? '')) };
}
