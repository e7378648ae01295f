import { describe, expect, it } from 'vitest';
import { wrongValues } from './browser-values.ts';
import { circles } from './circles.ts';
import { wrongFeatures } from './features.ts';
import { badNames, crowded, tooLong } from './files.ts';
import { importsOf, type Sources } from './imports.ts';
import { repeatedColours } from './palette.ts';
import { importedTests, wrongRooms, wrongTools } from './rooms.ts';
import { wrongDomains, wrongManifests } from './server-domains.ts';
import { badRecords, barrels, forbiddenText, openEnds } from './texts.ts';

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
    expect(repeatedColours(file('viewer/src/a.css', 'a { color: #0b0e14 }'))).toHaveLength(1);
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
