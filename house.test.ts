import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeFacts, locales } from './words/src/locale.ts';
import { formChecks, wrongValues } from './house/browser-values.ts';
import { circles } from './house/circles.ts';
import { wrongFeatures } from './house/features.ts';
import { badNames, crowded, tooLong } from './house/files.ts';
import { importsOf, isTest, type Sources } from './house/imports.ts';
import { paletteCss, paletteSheet, repeatedColours } from './house/palette.ts';
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
// this file holds the examples of what is forbidden
const withoutExamples: Sources = new Map([...house].filter(([path]) => path !== 'house.test.ts'));
const records = new Map(
  readdirSync(join(root, 'docs/decisions')).map((name) => [
    name,
    readFileSync(join(root, 'docs/decisions', name), 'utf8'),
  ]),
);
const decisions = Array.from(records.values()).join('\n');

const file = (path: string, text: string): Sources => new Map([[path, text]]);
const files = (texts: Record<string, string>): Sources => new Map(Object.entries(texts));

describe('house: the rules see what breaks them', () => {
  it('house reads every form of import', () => {
    const text = `import './a.css';
import type { A } from './a.ts';
import {
  type B,
  c,
} from '../b.ts';
export { d } from '@afterimage/contract/d.ts';
const e = await import('zod');`;
    expect(importsOf('server/src/x/y.ts', text)).toEqual(
      [
        { to: 'server/src/x/a.css', typeOnly: false },
        { to: 'server/src/x/a.ts', typeOnly: true },
        { to: 'server/src/b.ts', typeOnly: false },
        { to: 'contract/src/d.ts', typeOnly: false },
        { to: 'zod', typeOnly: false },
      ].map((one) => ({ from: 'server/src/x/y.ts', ...one })),
    );
  });

  it.each([
    ['contract/src/a.ts', '../../server/src/settings.ts'],
    ['contract/src/a.ts', '@afterimage/words/field.words.ts'],
    ['contract/src/a.ts', 'node:fs'],
    ['tracker/src/a.ts', 'zod'],
    ['sample/src/a.ts', '@afterimage/contract/values/money.ts'],
    ['storefront/src/a.ts', '@afterimage/server/settings.ts'],
    ['server/src/a.ts', '../../dev/source-storefront.ts'],
    ['storefront/src/a.ts', '@afterimage/sample/products.ts'],
    ['storefront/src/a.ts', '@afterimage/translations/po.ts'],
    ['server/src/a.ts', '../../storefront/src/store.ts'],
  ])('house %s must not import %s', (path, to) => {
    expect(wrongRooms(file(path, `import type { X } from '${to}';`))).toHaveLength(1);
  });

  it.each([
    ['contract/src/a.ts', 'zod'],
    ['contract/src/a.ts', '@afterimage/words/locale.ts'],
    ['sample/generators/a.ts', '@afterimage/contract/values/money.ts'],
    ['storefront/src/a.ts', '@afterimage/contract/values/money.ts'],
    ['server/src/seed/seed.ts', '@afterimage/sample/products.ts'],
    ['build/src/compile-words.ts', '../translations/src/catalogue-files.ts'],
  ])('house %s may import %s', (path, to) => {
    expect(wrongRooms(file(path, `import { x } from '${to}';`))).toEqual([]);
  });

  it.each([
    ['catalogue', '../cart/cart.ts'],
    ['cart', '../checkout/checkout.ts'],
    ['orders', '../projects/projects.ts'],
    ['platform/db', '../../cart/cart.ts'],
    ['platform/db', '../http/failure.ts'],
    ['cart', '../shop.ts'],
    ['unheard-of', '../platform/db/columns.ts'],
    ['platform/unheard-of', '../db/columns.ts'],
  ])("house the server's %s must not import %s", (domain, to) => {
    expect(wrongDomains(file(`server/src/${domain}/a.ts`, `import { x } from '${to}';`))).toHaveLength(1);
  });

  it('house a file that is listed reads the tables of a domain before its own, and nothing else of it', () => {
    const from = 'server/src/cart/own-holds.ts';
    expect(wrongDomains(file(from, `import { orders } from '../orders/tables.ts';`))).toEqual([]);
    expect(wrongDomains(file(from, `import { x } from '../orders/a.ts';`))).toHaveLength(1);
    const tables = file('server/src/cart/tables.ts', `import { orders } from '../orders/tables.ts';`);
    expect(wrongDomains(tables)).toHaveLength(1);
  });

  it('house a domain without a manifest, and one that is not listed in its place, is found', () => {
    const manifest = { 'server/src/cart/manifest.ts': '', 'server/src/files/manifest.ts': '' };
    const list = (names: string[]) =>
      files({
        ...manifest,
        'server/src/manifests.ts': `import { cart } from './cart/manifest.ts';
import { files } from './files/manifest.ts';
export const manifests = [
${names.map((name) => `  ${name},\n`).join('')}];`,
      });
    expect(wrongManifests(file('server/src/cart/cart-handlers.ts', ''))).toEqual([
      'server/src/cart has no manifest.ts',
    ]);
    expect(wrongManifests(file('server/src/platform/mail/tables.ts', ''))).toHaveLength(1);
    expect(wrongManifests(list(['cart', 'files']))).toEqual([]);
    expect(wrongManifests(list(['files', 'cart']))).toHaveLength(1);
    expect(wrongManifests(list(['cart']))).toHaveLength(1);
    const imports = Array.from({ length: 21 }, (_, at) => `import { a${at} } from './cart/a${at}.ts';`);
    expect(wrongManifests(file('server/src/shop.ts', imports.join('\n')))).toHaveLength(1);
  });

  it('house a thirteenth loose file of the server is found', () => {
    const loose = (count: number) =>
      files(Object.fromEntries(Array.from({ length: count }, (_, at) => [`server/src/a${at}.ts`, ''])));
    expect(crowded(loose(12))).toEqual([]);
    expect(crowded(loose(13))).toHaveLength(1);
  });

  it('house no file is listed as a reader of tables that needs no exception', () => {
    const strict = wrongDomains(house, new Map());
    expect(new Set(strict.map((line) => line.split(' ')[0]))).toEqual(new Set(tableReaders.keys()));
  });

  it.each([
    ['cart', '../wishlist/a.ts'],
    ['cart', '../pages/Home.tsx'],
    ['ui', '../cart/a.ts'],
  ])("house the storefront's %s must not import %s", (feature, to) => {
    expect(wrongFeatures(file(`storefront/src/${feature}/a.ts`, `import { x } from '${to}';`))).toHaveLength(1);
  });

  it.each([
    ['storefront/src/cart/a.ts', `import { cartAddition } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.ts', `import { type Cart, cart } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.ts', `import * as cart from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.ts', `export { cart } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.ts', `const { cart } = await import('@afterimage/contract/cart.ts');`],
    ['studio/src/a.ts', `import { maxQuantity } from '@afterimage/contract/api.ts';`],
    ['viewer/src/a.ts', `import { viewerShow } from '@afterimage/contract/viewer.ts';`],
    ['ui/src/a.ts', `import { photo } from '@afterimage/contract/files.ts';`],
    ['contract/src/values/a.ts', `import * as z from 'zod';`],
    ['contract/src/values/a.ts', `import { photo } from '../files.ts';`],
  ])('house a browser brings no schema along: %s must not have %s', (path, text) => {
    expect(wrongValues(file(path, text))).toHaveLength(1);
  });

  it.each([
    ['storefront/src/cart/a.ts', `import { maxQuantity } from '@afterimage/contract/values/limits.ts';`],
    ['storefront/src/cart/a.ts', `import type { Cart } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.ts', `import { type Cart, type Line } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/cart/a.test.ts', `import { cart } from '@afterimage/contract/cart.ts';`],
    ['storefront/src/auth/LoginForm.tsx', `import { login } from '@afterimage/contract/accounts.ts';`],
    ['contract/src/values/a.ts', `import type { Photo } from '../files.ts';`],
    ['contract/src/values/a.ts', `import { sorts } from './lists.ts';`],
  ])('house %s may have %s', (path, text) => {
    expect(wrongValues(file(path, text))).toEqual([]);
  });

  it('house no form is listed that checks nothing by the contract', () => {
    const strict = wrongValues(house, new Set());
    expect(new Set(strict.map((line) => line.split(' ')[0]))).toEqual(formChecks);
  });

  it('house the server must not import a build tool, and the configuration of a build may', () => {
    expect(wrongTools(file('server/src/pages/a.ts', `import { createServer } from 'vite';`))).toHaveLength(1);
    expect(wrongTools(file('storefront/src/a.ts', `const { build } = await import('vite');`))).toHaveLength(1);
    expect(wrongTools(file('storefront/vite.config.ts', `import { defineConfig } from 'vite';`))).toEqual([]);
    expect(wrongTools(file('dev/a.ts', `import { createServer } from 'vite';`))).toEqual([]);
  });

  it.each(['../testing/test-page.tsx', '../cart/cart.fixture.ts', './a.test.ts'])(
    'house what runs in the shop must not import %s',
    (to) => {
      const text = `import { x } from '${to}';`;
      expect(importedTests(file('ui/src/A.tsx', text))).toHaveLength(1);
      expect(importedTests(file('ui/src/A.test.tsx', text))).toEqual([]);
    },
  );

  it('house a circle is found, and one of types alone is none', () => {
    const other = `import { c } from './c.ts';`;
    const results = circles(
      files({ 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': other, 'a/c.ts': `export { a } from './a.ts';` }),
    );
    expect(results).toEqual(['a/a.ts -> a/b.ts -> a/c.ts -> a/a.ts']);
    expect(
      circles(files({ 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': `import type { A } from './a.ts';` })),
    ).toEqual([]);
    const ofTypes = files({ 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': `import type { A } from './a.ts';` });
    expect(circles(ofTypes, true)).toHaveLength(1);
  });

  it('house a file over 400 lines needs a reason in a decision record', () => {
    const long = file('server/src/a.ts', 'x;\n'.repeat(401));
    expect(tooLong(long, '')).toHaveLength(1);
    expect(tooLong(long, 'server/src/a.ts is one table')).toEqual([]);
    expect(tooLong(file('server/src/a.ts', 'x;\n'.repeat(400)), '')).toEqual([]);
  });

  it.each([
    'export default 1;',
    'export { a as default };',
    'const a: any = 1;',
    'const a = b as any;',
    'const a = new Map<string, any>();',
    "it.only('x', () => {});",
    "describe.skip('x', () => {});",
    "it.skipIf(true)('x', () => {});",
    'export enum A { B }',
    `const a = createHmac('sha256', secret);`,
    'const a = new Map<string, Promise<Buffer>>();',
  ])('house %s is forbidden', (text) => {
    expect(forbiddenText(file('server/src/a.ts', text))).toHaveLength(1);
  });

  it('house a comment about any of these is allowed, and a tool may ask for a default export', () => {
    expect(forbiddenText(file('server/src/a.ts', '/** takes: any; */\nconst a = 1; // as any'))).toEqual([]);
    expect(forbiddenText(file('vitest.config.ts', 'export default {};'))).toEqual([]);
    expect(forbiddenText(file('server/src/platform/signing/signer.ts', `createHmac('sha256', a);`))).toEqual([]);
  });

  it('house a colour of the palette that is written again is found, and any other is not', () => {
    expect(repeatedColours(file('server/src/a.ts', `const blue = '#004AAB';`))).toHaveLength(1);
    expect(repeatedColours(file('ui/src/a.css', 'a { color: #14171c }'))).toHaveLength(1);
    expect(repeatedColours(file('ui/src/a.css', 'a { color: #ffffff; fill: #123456 }'))).toEqual([]);
  });

  it('house a decision record without a status, a date or its own number is found', () => {
    const head = '# 7 Totals\n\n- Status: superseded by 36\n- Date: 2026-11-21\n\nText';
    expect(badRecords(new Map([['0007-totals.md', head]]))).toEqual([]);
    expect(badRecords(new Map([['0008-totals.md', head]]))).toHaveLength(1);
    for (const line of ['- Status: superseded by 36\n', '- Date: 2026-11-21\n', '# 7 Totals\n'])
      expect(badRecords(new Map([['0007-totals.md', head.replace(line, '')]]))).toHaveLength(1);
  });
  it('house an open end is found', () => {
    expect(openEnds(file('server/src/a.ts', '// TODO later'))).toHaveLength(1);
  });

  it('house a barrel is found, and a file that adds something is none', () => {
    expect(barrels(file('a/b.ts', `/** all */\nexport { a } from './a.ts';\nexport * from './c.ts';\n`))).toHaveLength(
      1,
    );
    expect(barrels(file('a/b.ts', `export { a } from './a.ts';\nexport const b = 1;\n`))).toEqual([]);
  });

  it.each(['a/utils.ts', 'a/index.ts', 'a/camelCase.ts', 'a/Pascal.ts', 'a/Not-This.tsx'])(
    'house the name %s is refused',
    (path) => {
      expect(badNames(file(path, ''))).toHaveLength(1);
    },
  );
});

describe('house: our files keep the rules', () => {
  it('house a colour of the palette is written once, and custom properties are made of it', () => {
    const sheets = packages
      .filter((packageName) => there.has(packageName))
      .flatMap((packageName) => filesUnder(packageName, /\.css$/))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
    expect(repeatedColours(new Map([...house, ...sheets]))).toEqual([]);
    expect(new Map(sheets).get(paletteSheet)).toBe(paletteCss());
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
  it('house no default export, any, enum, chosen or skipped test', () => {
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
