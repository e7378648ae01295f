import { allImports, type Import, isTest, roomOf, type Sources } from './imports.ts';

/** Each room and the rooms of ours from which it may import (docs/decisions/0001-the-house.md). */
export const roomArrows: Readonly<Record<string, readonly string[]>> = {
  contract: ['words'],
  scene: ['contract'],
  tracker: [],
  sample: [],
  words: [],
  translations: ['words'],
  server: ['contract', 'sample', 'scene', 'tracker', 'translations', 'words'],
  client: ['contract', 'words'],
  ui: ['client', 'contract', 'scene', 'words'],
  media: ['contract', 'scene'],
  viewer: ['contract', 'media', 'scene', 'tracker', 'words'],
  studio: ['client', 'contract', 'media', 'scene', 'tracker', 'ui', 'words'],
  admin: ['client', 'contract', 'media', 'ui', 'words'],
  storefront: ['client', 'contract', 'media', 'scene', 'studio', 'ui', 'viewer', 'words'],
  build: ['translations', 'words'],
  dev: ['server'],
};

/** Rooms that stay free of packages: what they may use beside themselves. */
const packagesOf: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  scene: ['opentype.js/dist/opentype.mjs', 'qr'],
  tracker: [],
  words: ['@lingui/core', '@lingui/message-utils/compileMessage'],
};

/**
 * Component tests of the studio and the design system stand on the shop that the storefront's test harness builds; those of
 * the admin have only its fake of the server.
 */
const isComponentTest = (from: string, to: string): boolean =>
  (/^(?:studio|ui)\/src\/.*\.test\.tsx$/.test(from) && to.startsWith('storefront/src/testing/')) ||
  (/^admin\/src\/(?:testing\/|.*\.test\.tsx$)/.test(from) &&
    /^storefront\/src\/testing\/test-(?:api|findings)\.ts$/.test(to));

/** The configuration of a build, beside `src`, may import the plugins in `build`. */
const isForBuild = (from: string, target: string): boolean => target === 'build' && /^\w+\/[\w.-]+$/.test(from);

/** What is wrong with an import of another room; null when nothing is. */
function wrongArrow({ from, to }: Import): string | null {
  const [room, target] = [roomOf(from), roomOf(to)];
  // Sentences are the server's: the contract follows the list of languages and has no texts of its own.
  if (room === 'contract' && target === 'words' && to !== 'words/src/locale.ts' && !isTest(from))
    return `${from} imports ${to}: of words the contract may know the list of languages alone`;
  const makesSample = room === 'sample' && (isTest(from) || from.includes('/generators/'));
  const isForSample = makesSample && (target === 'contract' || target === 'tracker');
  const isAllowed = isForSample || isForBuild(from, target) || isComponentTest(from, to);
  return isAllowed || roomArrows[room]?.includes(target)
    ? null
    : `${from} imports ${to}: ${room} must not know ${target}`;
}

/** What is wrong with an import of a package. */
function wrongPackage({ from, to }: Import): string | null {
  const room = roomOf(from);
  const packages = packagesOf[room];
  if (!packages || isTest(from) || packages.includes(to)) return null;
  return `${from} imports ${to}: ${room} may use ${packages.join(', ') || 'no package'}`;
}

export function wrongRooms(sources: Sources): string[] {
  return allImports(sources).flatMap((one) => {
    const [room, target] = [roomOf(one.from), roomOf(one.to)];
    if (!roomArrows[room] || room === target) return [];
    return (target in roomArrows ? wrongArrow(one) : wrongPackage(one)) ?? [];
  });
}

/** What compiles and serves the sources: a running shop must not need it. */
const buildTools = /^(?:vite|vitest|@vitejs\/.*|rolldown|esbuild)(?:\/|$)/;

/** Rooms whose code runs in production. The storefront's configuration beside `src` is for the build. */
const inProduction =
  /^(?:admin|client|contract|media|sample|scene|server|storefront|studio|tracker|ui|viewer|words)\/src\//;

export function wrongTools(sources: Sources): string[] {
  return allImports(sources).flatMap(({ from, to, typeOnly }) =>
    inProduction.test(from) && !isTest(from) && !typeOnly && buildTools.test(to)
      ? [`${from} imports ${to}: what runs in production must not need a build tool`]
      : [],
  );
}

/** What runs in the shop must not import what only tests need; a fixture is a page that a test builds. */
export function importedTests(sources: Sources): string[] {
  const forTests = (path: string) => isTest(path) || /\.fixture\.tsx?$/.test(path);
  return allImports(sources).flatMap(({ from, to, typeOnly }) =>
    roomOf(from) in roomArrows && !forTests(from) && !typeOnly && forTests(to)
      ? [`${from} imports ${to}, which is for tests`]
      : [],
  );
}
