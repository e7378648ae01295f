import { importsOf, isTest, type Sources } from './imports.ts';

/** Packages and folders whose code is part of a bundle for browsers. */
const inBrowsers = /^(?:admin|client|media|scene|storefront|studio|viewer|ui)\/src\//;

/** Only operators load the admin, so its forms may check by the contract's schemas wherever they are. */
const isAdmin = (path: string): boolean => path.startsWith('admin/');

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
  'storefront/src/reports/report-schema.ts',
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
    const ofBrowsers =
      inBrowsers.test(path) && !isTest(path) && !onServerOnly.test(path) && !forms.has(path) && !isAdmin(path);
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
