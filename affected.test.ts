import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const sources = new Map(
  Object.entries({
    'contract/src/values/money.ts': 'export const cents = 100;',
    'contract/src/values/money.test.ts': `import { cents } from './money.ts';`,
    'server/src/price.ts': `import { cents } from '@afterimage/contract/values/money.ts';`,
    'server/src/price.test.ts': `import { price } from './price.ts';`,
    'server/src/shape.test.ts': `import type { cents } from '@afterimage/contract/values/money.ts';`,
    'server/src/film.ts': `new Worker(new URL('film-worker.ts', import.meta.url));`,
    'server/src/film-worker.ts': `import { readFile } from 'node:fs/promises';`,
    'server/src/film.test.ts': `import { film } from './film.ts';\nconst file = new URL('../films/', import.meta.url);`,
    'server/src/platform/db/test-setup.ts': `import './migrate.ts';`,
    'server/src/platform/db/migrate.ts': `const folder = new URL('./migrations', import.meta.url);`,
    'server/src/pages.ts': `const built = new URL('../../storefront/dist', import.meta.url);`,
    'server/src/pages.test.ts': `import './pages.ts';`,
    'storefront/src/entry-client.tsx': `import './Footer.tsx';`,
    'storefront/src/Footer.tsx': `import './Footer.module.css';`,
    'storefront/src/Footer.module.css': '.footer { color: red; }',
    'storefront/src/Footer.test.tsx': `import { Footer } from './Footer.tsx';`,
    'tracker/src/pose.test.ts': `import './pose.ts';`,
    'e2e/shop.ts': `const program = 'server/src/price.ts';`,
    'e2e/orders.test.ts': `import './shop.ts';`,
  }),
);
const paths = [...sources.keys(), 'server/films/a.mp4', 'server/src/platform/db/migrations/0000.sql'];
const testsFor = (...changed: string[]) => affectedBy(sources, paths, changed).tests;
const serverTests = [...sources.keys()].filter((path) => /^server.*\.test\.ts$/.test(path)).toSorted();

describe('the tests that a change touches', () => {
  it('are those that import it, over rooms too, and not for its types alone', () => {
    expect(testsFor('contract/src/values/money.ts')).toEqual([
      'contract/src/values/money.test.ts',
      'e2e/orders.test.ts',
      'server/src/price.test.ts',
    ]);
  });

  it('follow a worker, a folder of fixtures, a style sheet and a program that is started', () => {
    expect(testsFor('server/src/film-worker.ts')).toEqual(['server/src/film.test.ts']);
    expect(testsFor('server/films/a.mp4')).toEqual(['server/src/film.test.ts']);
    expect(testsFor('storefront/src/Footer.module.css')).toContain('storefront/src/Footer.test.tsx');
    expect(testsFor('server/src/price.ts')).toContain('e2e/orders.test.ts');
  });

  it('are those that read the build, when what is built has changed, and need it', () => {
    expect(affectedBy(sources, paths, ['storefront/src/Footer.tsx'])).toEqual({
      tests: ['server/src/pages.test.ts', 'storefront/src/Footer.test.tsx'],
      needsBuild: true,
    });
    expect(affectedBy(sources, paths, ['server/src/price.ts']).needsBuild).toBe(false);
  });

  it('are all of a room when its set-up changes, or a file that no source names', () => {
    expect(testsFor('server/src/platform/db/migrations/0000.sql')).toEqual(serverTests);
    expect(testsFor('server/package.json')).toEqual(serverTests);
    expect(testsFor('tracker/assembly/build.py')).toEqual([
      ...serverTests,
      'storefront/src/Footer.test.tsx',
      'tracker/src/pose.test.ts',
    ]);
  });

  it('are all when packages change, none for a document, and those of a file that was removed', () => {
    expect(testsFor('package-lock.json')).toHaveLength(
      [...sources.keys()].filter((path) => path.includes('.test.')).length,
    );
    expect(testsFor('docs/browsers.md')).toEqual([]);
    expect(testsFor('tracker/src/pose.ts')).toContain('tracker/src/pose.test.ts');
  });
});
