import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeFacts, locales } from './words/src/locale.ts';
import { formChecks, wrongValues } from './house/browser-values.ts';
import { circles } from './house/circles.ts';
import { wrongFeatures } from './house/features.ts';
import { badNames, crowded, tooLong } from './house/files.ts';
import { isTest, type Sources } from './house/imports.ts';
import { paletteCss, paletteSheet, repeatedColours, viewerPaletteCss, viewerSheet } from './house/palette.ts';
import { importedTests, roomArrows, wrongRooms, wrongTools } from './house/rooms.ts';
import { tableReaders, wrongDomains, wrongManifests } from './house/server-domains.ts';
import { badRecords, barrels, forbiddenText, openEnds, withoutComments } from './house/texts.ts';

const root = import.meta.dirname;
const packages = [
  'contract',
  'tracker',
  'sample',
  'scene',
  'server',
  'admin',
  'build',
  'client',
  'media',
  'storefront',
  'studio',
  'translations',
  'ui',
  'viewer',
  'words',
  'dev',
  'e2e',
  'bench',
  'house',
];

function filesUnder(folder: string, names = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path, names);
    return names.test(entry.name) ? [path] : [];
  });
}

const there = new Set(readdirSync(root));
const paths = [
  ...packages.filter((packageName) => there.has(packageName)).flatMap((packageName) => filesUnder(packageName)),
  ...[...there].filter((name) => name.endsWith('.ts')),
];
const house: Sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
// rules.test.ts contains examples of what is forbidden
const withoutExamples: Sources = new Map([...house].filter(([path]) => path !== 'house/rules.test.ts'));
const records = new Map(
  readdirSync(join(root, 'docs/decisions')).map((name) => [
    name,
    readFileSync(join(root, 'docs/decisions', name), 'utf8'),
  ]),
);
const decisions = Array.from(records.values()).join('\n');

describe('house: our files keep the rules', () => {
  it('house a colour of the palette is written once, and custom properties are made of it', () => {
    const sheets = packages
      .filter((packageName) => there.has(packageName))
      .flatMap((packageName) => filesUnder(packageName, /\.css$/))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
    expect(repeatedColours(new Map([...house, ...sheets]))).toEqual([]);
    expect(new Map(sheets).get(paletteSheet)).toBe(paletteCss());
    expect(new Map(sheets).get(viewerSheet)).toBe(viewerPaletteCss());
  });
  it('house the files are found', () => {
    for (const path of [
      'contract/src/api.ts',
      'server/src/settings.ts',
      'storefront/src/entry-client.tsx',
      'affected.ts',
    ])
      expect(paths).toContain(path);
  });
  it('house tracker, sample and words import nothing of ours, contract the languages, storefront never the server', () => {
    expect(wrongRooms(house)).toEqual([]);
  });
  it('house what runs in production imports no build tool', () => {
    expect(wrongTools(house)).toEqual([]);
  });
  it("house the server's domains import downwards", () => {
    expect(wrongDomains(house)).toEqual([]);
  });
  it('house no file is listed as a reader of tables that needs no exception', () => {
    const strict = wrongDomains(house, new Map());
    expect(new Set(strict.map((line) => line.split(' ')[0]))).toEqual(new Set(tableReaders.keys()));
  });
  it("house the server's domains register themselves by manifests", () => {
    expect(wrongManifests(house)).toEqual([]);
  });
  it('house few files lie beside the folders of the server', () => {
    expect(crowded(house)).toEqual([]);
  });
  it("house the storefront's features meet in pages alone", () => {
    expect(wrongFeatures(house)).toEqual([]);
  });
  it('house browsers have the values of the contract that know no zod', () => {
    expect(wrongValues(house)).toEqual([]);
  });
  it('house no form is listed that checks nothing by the contract', () => {
    const strict = wrongValues(house, new Set());
    expect(new Set(strict.map((line) => line.split(' ')[0]))).toEqual(formChecks);
  });
  it('house nothing that runs in the shop imports what tests need', () => {
    expect(importedTests(house)).toEqual([]);
  });
  it('house there is no circle of imports', () => {
    expect(circles(house)).toEqual([]);
  });
  it('house in server and contract there is none of types either', () => {
    const packages = [...house].filter(([path]) => /^(?:server|contract)\/src\//.test(path) && !isTest(path));
    expect(circles(new Map(packages), true)).toEqual([]);
  });
  it('house no file is over 400 lines without a reason', () => {
    expect(tooLong(house, decisions)).toEqual([]);
  });
  it('house no default export, untyped value, enum, focused or skipped test', () => {
    expect(forbiddenText(withoutExamples)).toEqual([]);
  });
  it('house the prefix of a language begins no other address', () => {
    const sources = [...house].filter(([path]) => /^(?:server|storefront)\/src\//.test(path) && !isTest(path));
    const beginnings = new Set(
      sources.flatMap(([, text]) =>
        Array.from(withoutComments(text).matchAll(/['"`](\/[a-z-]+)(?=[/'"`.:?*])/g), ([, first]) => first),
      ),
    );
    // As Arabic's `/ar` would, where the viewer is.
    expect([...beginnings]).toEqual(expect.arrayContaining(['/ar', '/api', '/home', '/assets']));
    const prefixes = locales.map((locale) => localeFacts[locale].prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes.filter((prefix) => beginnings.has(prefix))).toEqual([]);
    for (const prefix of prefixes.slice(1)) expect(prefix).toMatch(/^\/[a-z]{2,}(?:-[a-z]+)*$/);
  });
  it('house each decision record has a status and a date', () => {
    expect(badRecords(records)).toEqual([]);
  });
  it('house nothing is left open', () => {
    expect(openEnds(withoutExamples)).toEqual([]);
  });
  it('house no file only hands on', () => {
    expect(barrels(house)).toEqual([]);
  });
  it('house names say what is inside', () => {
    expect(badNames(house)).toEqual([]);
  });
  it('house the compiler checks every room, and a room refers to those from which it may import', () => {
    const referencesOf = (folder: string): string[] => {
      const text = readFileSync(join(root, folder, 'tsconfig.json'), 'utf8');
      const { references = [] } = JSON.parse(text) as { references?: { path: string }[] };
      return references.map(({ path }) => path.replace('../', '')).toSorted();
    };
    const projects = [...packages, 'scripts'].filter(
      (packageName) => there.has(packageName) && readdirSync(join(root, packageName)).includes('tsconfig.json'),
    );
    expect(referencesOf('.')).toEqual(projects.toSorted());
    for (const [packageName, arrows] of Object.entries(roomArrows))
      expect(referencesOf(packageName), packageName).toEqual(expect.arrayContaining([...arrows]));
  });
  it("house what runs inside Blender is under 400 lines too, and knows no machine's paths", () => {
    const studio: Sources = new Map(
      readdirSync(join(root, 'sample/studio'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.py'))
        .map((name) => [`sample/studio/${name}`, readFileSync(join(root, 'sample/studio', name), 'utf8')]),
    );
    expect(studio.size).toBeGreaterThan(0);
    expect(tooLong(studio, decisions)).toEqual([]);
    expect(openEnds(studio)).toEqual([]);
    const machine = /(?:^|["' ])(?:\/(?:home|root|tmp|work|Users|opt|usr|mnt)\/|[A-Z]:\\)/m;
    expect([...studio].flatMap(([path, text]) => (machine.test(text) ? [path] : []))).toEqual([]);
  });
});
