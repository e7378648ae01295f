import { posix } from 'node:path';

/** Path from the checkout, with slashes, to the text of the file. */
export type Sources = ReadonlyMap<string, string>;

type Import = { from: string; to: string; typeOnly: boolean };

export const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || posix.basename(path).startsWith('test-');

/** What a file imports: paths of ours from the checkout, others by their package name. */
export function importsOf(path: string, text: string): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  const calls = text.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [
    ...Array.from(statements, ([, type, to = '']) => ({ from: path, to: resolved(path, to), typeOnly: Boolean(type) })),
    ...Array.from(calls, ([, to = '']) => ({ from: path, to: resolved(path, to), typeOnly: false })),
  ];
}

function resolved(path: string, to: string): string {
  if (to.startsWith('.')) return posix.join(posix.dirname(path), to);
  return to.startsWith('@afterimage/') ? to.replace(/^@afterimage\/(\w+)/, '$1/src') : to;
}

const allImports = (sources: Sources): Import[] => [...sources].flatMap(([path, text]) => importsOf(path, text));

const roomOf = (path: string): string => path.split('/')[0] ?? '';

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

/** Component tests of the studio and the design system stand on the shop that the storefront's test harness builds. */
const isComponentTest = (from: string, to: string): boolean =>
  /^(?:studio|ui)\/src\/.*\.test\.tsx$/.test(from) && to.startsWith('storefront/src/testing/');

/** The configuration of a build, beside `src`, may import the plugins in `build`. */
const isForBuild = (from: string, target: string): boolean => target === 'build' && /^\w+\/[\w.-]+$/.test(from);

export function wrongRooms(sources: Sources): string[] {
  return allImports(sources).flatMap(({ from, to }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    const may = roomArrows[room];
    if (!may || room === target) return [];
    if (target in roomArrows) {
      // Sentences are the server's: the contract follows the list of languages and has no texts of its own.
      if (room === 'contract' && target === 'words' && to !== 'words/src/locale.ts' && !isTest(from))
        return [`${from} imports ${to}: of words the contract may know the list of languages alone`];
      const makesSample = room === 'sample' && (isTest(from) || from.includes('/generators/'));
      const forSample = makesSample && (target === 'contract' || target === 'tracker');
      return may.includes(target) || forSample || isForBuild(from, target) || isComponentTest(from, to)
        ? []
        : [`${from} imports ${to}: ${room} must not know ${target}`];
    }
    const packages = packagesOf[room];
    if (!packages || isTest(from) || packages.includes(to)) return [];
    return [`${from} imports ${to}: ${room} may use ${packages.join(', ') || 'no package'}`];
  });
}

/** What compiles and serves the sources: a running shop must not need it. */
const buildTools = /^(?:vite|vitest|@vitejs\/.*|rolldown|esbuild)(?:\/|$)/;

/** Rooms whose code runs in production. The storefront's configuration beside `src` is for the build. */
const inProduction = /^(?:client|contract|media|sample|scene|server|storefront|studio|tracker|ui|viewer|words)\/src\//;

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

/** The server's domains: each may import from those after it. What lies beside them in src is used by all. */
export const serverOrder = [
  'seed',
  'privacy',
  'back-office',
  'pages',
  'discovery',
  'checkout',
  'payments',
  'viewer',
  'model-export',
  'targets',
  'print',
  'reviews',
  'projects',
  'orders',
  'coupons',
  'drafts',
  'cart',
  'wishlist',
  'blog',
  'catalogue',
  'files',
  'accounts',
  'location',
  'translations',
  'platform/mail',
  'platform/rate-limit',
  'platform/http',
  'platform/signing',
  'platform/cache',
  'platform/locale',
  'platform/jobs',
  'platform/log',
  'platform/db',
] as const;

const serverExceptions = new Map([
  ['platform/jobs -> platform/mail', 'the table of queues names what each job carries'],
  ['platform/db -> platform/jobs', 'migrating prepares the tables of the queue'],
]);

/**
 * Files that query tables of a domain that comes before their own, for one answer in one query. They may import its
 * `tables.ts` and nothing else of it; a foreign key never does this.
 */
export const tableReaders: ReadonlyMap<string, string> = new Map([
  ['server/src/cart/own-holds.ts', 'what a cart may have includes what its own orders hold'],
  ['server/src/orders/present-slots.ts', 'what an order shows is what its projects hold now'],
  ['server/src/orders/read-order.ts', 'an order names its projects and where it is paid'],
]);

/** These join the domains, so no domain may import them. */
const serverJoints = ['main.ts', 'manifests.ts', 'open-parts.ts', 'shop.ts'];

/** The domain of a file of the server, a part of the platform being one, and its path within; null for loose files. */
function domainOf(path: string): { domain: string; inside: string } | null {
  const [room, , first = '', ...rest] = path.split('/');
  if (room !== 'server' || rest.length === 0) return null;
  const parts = first === 'platform' ? 2 : 1;
  const all = [first, ...rest];
  return { domain: all.slice(0, parts).join('/'), inside: all.slice(parts).join('/') };
}

/** `readers` are the files that may read tables of a domain before their own. */
export function wrongDomains(sources: Sources, readers = tableReaders): string[] {
  const order: readonly string[] = serverOrder;
  return allImports(sources).flatMap(({ from, to }) => {
    const own = domainOf(from);
    if (!own || !to.startsWith('server/') || isTest(from)) return [];
    if (!order.includes(own.domain)) return [`${from}: the domain ${own.domain} has no place in the order of house.ts`];
    const other = domainOf(to);
    if (!other)
      return serverJoints.includes(posix.basename(to))
        ? [`${from} imports ${to}: a domain must not know what joins it`]
        : [];
    const isBelow = order.indexOf(own.domain) <= order.indexOf(other.domain);
    if (isBelow || serverExceptions.has(`${own.domain} -> ${other.domain}`)) return [];
    if (other.inside === 'tables.ts' && readers.has(from)) return [];
    return [`${from} imports ${to}: ${other.domain} comes before ${own.domain}`];
  });
}

/** How many files `shop.ts` may import: domains register themselves by their manifests. */
const mostOfShop = 20;

/** A domain with tables or calls has a `manifest.ts`; `manifests.ts` lists them in the order of the domains. */
export function wrongManifests(sources: Sources): string[] {
  const order: readonly string[] = serverOrder;
  const paths = [...sources.keys()].filter((path) => path.startsWith('server/src/') && !isTest(path));
  const registering = paths.filter((path) => /\/(?:tables|[\w-]+-handlers)\.ts$/.test(path));
  const domains = new Set(registering.flatMap((path) => domainOf(path)?.domain ?? []));
  const missing = [...domains].filter((domain) => !sources.has(`server/src/${domain}/manifest.ts`));
  const list = sources.get('server/src/manifests.ts') ?? '';
  const places = new Map(
    Array.from(list.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\/manifest\.ts';$/gm), ([, name = '', domain = '']) => [
      domain,
      list.search(new RegExp(`^  ${name},$`, 'm')),
    ]),
  );
  const written = paths.flatMap((path) => /^server\/src\/(.+)\/manifest\.ts$/.exec(path)?.[1] ?? []);
  const listed = order.filter((domain) => written.includes(domain)).map((domain) => places.get(domain) ?? -1);
  const ofShop = importsOf('server/src/shop.ts', sources.get('server/src/shop.ts') ?? '');
  return [
    ...missing.map((domain) => `server/src/${domain} has no manifest.ts`),
    ...(listed.some((place, at) => place <= (listed[at - 1] ?? 0))
      ? ['server/src/manifests.ts does not list every manifest in the order of house.ts']
      : []),
    ...(ofShop.length > mostOfShop ? [`server/src/shop.ts imports ${ofShop.length} files: use a manifest`] : []),
  ];
}

/** Folders and how many files may lie in them beside their folders. */
const mostLoose: Readonly<Record<string, number>> = { 'server/src': 12, 'server/src/files': 15 };

export function crowded(sources: Sources): string[] {
  return Object.entries(mostLoose).flatMap(([folder, most]) => {
    const loose = [...sources.keys()].filter((path) => posix.dirname(path) === folder).length;
    return loose > most ? [`${folder} has ${loose} files beside its folders: ${most} at most`] : [];
  });
}

/** Packages and folders whose code is part of a bundle for browsers. */
const inBrowsers = /^(?:client|media|scene|storefront|studio|viewer|ui)\/src\//;

/** What never reaches a browser: the server's build of the pages. */
const onServerOnly = /^storefront\/src\/(?:entry-server|server)\b|\.fixture\.tsx?$|\/testing\//;

/** Forms check what a visitor types by the contract's schemas. No other code of a browser may bring zod along. */
export const formChecks: ReadonlySet<string> = new Set([
  'storefront/src/account/EraseDialog.tsx',
  'storefront/src/account/ProfileView.tsx',
  'storefront/src/account/address-form.ts',
  'storefront/src/auth/LoginForm.tsx',
  'storefront/src/auth/NewPasswordForm.tsx',
  'storefront/src/auth/RegisterForm.tsx',
  'storefront/src/auth/ResetRequestForm.tsx',
  'storefront/src/orders/FindOrder.tsx',
  'storefront/src/reviews/review-schema.ts',
]);

/** What of an import is a value: `import { type A, b }` brings `b`. */
const bringsValues = (statement: string): boolean => {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (names === undefined) return true;
  return names.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '));
};

/** The values of the contract that browsers have are those of `contract/src/values`, which know no zod. */
export function wrongValues(sources: Sources, forms: ReadonlySet<string> = formChecks): string[] {
  const isValue = (to: string) => to.startsWith('contract/src/values/');
  return [...sources].flatMap(([path, text]) => {
    const ofBrowsers = inBrowsers.test(path) && !isTest(path) && !onServerOnly.test(path) && !forms.has(path);
    const ofValues = isValue(path) && !isTest(path);
    if (!ofBrowsers && !ofValues) return [];
    const statements = text.matchAll(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'[^']+'/gm);
    const brought = Array.from(statements, ([statement]) => statement).filter(bringsValues);
    const calls = Array.from(text.matchAll(/\bimport\(\s*'[^']+'/g), ([call]) => call);
    return importsOf(path, [...brought, ...calls].join(';\n'))
      .filter(({ to }) => !isValue(to) && (to.startsWith('contract/') || (ofValues && to === 'zod')))
      .map(({ to }) =>
        ofValues
          ? `${path} imports ${to}: values for browsers come from contract/src/values alone, and know no zod`
          : `${path} imports values of ${to}: browsers have those of contract/src/values, and types of all`,
      );
  });
}

/** What every feature may use: what features share of the shop, and what search engines read. */
const shared = new Set(['commerce', 'structured', 'service-worker']);

/** These join the features, so no feature may import them; pages are where features meet. */
const joints = new Set(['app', 'pages']);

export function wrongFeatures(sources: Sources): string[] {
  return allImports(sources).flatMap(({ from, to }) => {
    const [room, , feature = '', inside] = from.split('/');
    const [toRoom, , target = ''] = to.split('/');
    if (room !== 'storefront' || toRoom !== 'storefront' || !inside || isTest(from)) return [];
    if (feature === target || joints.has(feature) || shared.has(target)) return [];
    return [`${from} imports ${to}: ${feature} must not know ${target}; pages are where features meet`];
  });
}

/** Circles of imports. Types are gone when the code runs, so they count only when they are asked for. */
export function circles(sources: Sources, countTypes = false): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of allImports(sources))
    if ((countTypes || !typeOnly) && sources.has(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

const isData = (path: string): boolean => /\.generated\.ts$|\/migrations\/|^sample\/src\//.test(path);

/** `decisions` is the text of the decision records: a file that is named there may be longer. */
export function tooLong(sources: Sources, decisions: string): string[] {
  return [...sources].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > 400 && !isData(path) && !decisions.includes(path)
      ? [`${path} has ${lines} lines: split it, or give the reason in docs/decisions`]
      : [];
  });
}

export const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*\/\*[^]*?\*\/[ \t]*$/gm, '').replaceAll(/(^|\s)\/\/ .*$/gm, '$1');

/** Patterns that no file may hold, each with its reason. */
const forbidden: readonly { pattern: RegExp; reason: string; except?: RegExp }[] = [
  {
    pattern: /^export default\b|^export \{[^}]*\bas default\b/m,
    reason: 'a default export has no name to search for',
    except: /\.config\.ts$/,
  },
  {
    pattern: /(?::|\bas|[<|,])\s*any\b(?=\s*(?:[;,)=>\]|&{[]|$))/m,
    reason: 'any switches the checker off',
  },
  {
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|skipIf|runIf)\b/,
    reason: 'every test runs, everywhere',
  },
  { pattern: /^(?:export )?(?:const )?enum\s/m, reason: 'an enum cannot be stripped away' },
  {
    pattern: /\bcreateHmac\(/,
    reason: 'the server signs by platform/signing/signer.ts',
    // the demo provider is another company's side
    except: /^(?!server\/src\/)|^server\/src\/(?:platform\/signing\/signer|payments\/demo-provider)\.ts$|\.test\.ts$/,
  },
  {
    pattern: /\bnew Map<\w+, Promise</,
    reason: 'the server shares work by platform/cache',
    except: /^(?!server\/src\/)|^server\/src\/platform\/cache\/single-flight\.ts$|\.test\.ts$/,
  },
];

export function forbiddenText(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    forbidden.flatMap(({ pattern, reason, except }) =>
      pattern.test(withoutComments(text)) && !except?.test(path) ? [`${path}: ${reason}`] : [],
    ),
  );
}

export function openEnds(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    /\b(?:TOD[O]|FIXM[E]|X{3})\b/.test(text) ? [`${path}: finish it, or open an issue`] : [],
  );
}

/** What a module of WebAssembly exports, its first file has to name. */
const isKernelList = (path: string): boolean => /^tracker\/assembly\/\w+\/kernels\.ts$/.test(path);

/** The face of a package that is used by itself: what it hands on is all that its users may name. */
const packageFace = 'tracker/src/index.ts';

export function barrels(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (isKernelList(path) || path === packageFace) return [];
    const rest = withoutComments(text).replaceAll(/^export\s[^'";]*?\sfrom\s+'[^']+';?/gm, '');
    return text.trim() !== '' && rest.trim() === '' ? [`${path} only hands on: import from the source`] : [];
  });
}

export function badNames(sources: Sources): string[] {
  return [...sources.keys()].flatMap((path) => {
    const name = posix.basename(path);
    if (path === packageFace) return [];
    if (/^(?:utils?|helpers?|common|lib|index|misc)\.tsx?$/.test(name)) return [`${path}: a name that says nothing`];
    const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name);
    const component =
      /^[A-Z][A-Za-z0-9]*(?:\.(?:test|fixture))?\.tsx?$/.test(name) && (name.endsWith('.tsx') || isTest(path));
    return kebab || component ? [] : [`${path}: files are kebab-case, components PascalCase`];
  });
}

/** Decision records that do not begin with their number and title, their status and the date of the decision. */
export function badRecords(records: Sources): string[] {
  const heading = /^# (\d+) \S.*\n\n- Status: (?:accepted|superseded by \d+)\n- Date: \d{4}-\d\d-\d\d\n/;
  return Array.from(records).flatMap(([name, text]) => {
    const number = heading.exec(text)?.[1];
    return number !== undefined && name.startsWith(`${number.padStart(4, '0')}-`)
      ? []
      : [`${name} does not begin with "# number title", "- Status:" and "- Date:"`];
  });
}
