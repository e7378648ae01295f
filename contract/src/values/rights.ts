/** What an operator may do; each call of the operators' side names the right that it needs. */
export const rights = [
  'orders.read',
  'orders.write',
  'money.read',
  'money.refund',
  'production.read',
  'production.write',
  'catalogue.read',
  'catalogue.write',
  'people.read',
  'people.write',
  'reports.write',
  'settings.write',
  'team.write',
  'audit.read',
] as const;
export type Right = (typeof rights)[number];

/** What an access token can be allowed to do: all but to decide who else may sign in. */
export const tokenRights = rights.filter((right) => right !== 'team.write');

export const roles = ['owner', 'production', 'catalogue', 'support'] as const;
export type Role = (typeof roles)[number];

/** The rights of each role. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  production: ['orders.read', 'production.read', 'production.write', 'catalogue.read'],
  catalogue: ['catalogue.read', 'catalogue.write', 'production.read'],
  support: [
    'orders.read',
    'orders.write',
    'money.read',
    'money.refund',
    'production.read',
    'people.read',
    'people.write',
    'reports.write',
  ],
};
