import { adminRoutes, type AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { pathOf } from '@afterimage/contract/values/routes.ts';
import type { CallInput } from './use-call.ts';

/** The address of a reading call, for a link to a file. */
export function callUrl<Name extends AdminRouteName>(name: Name, input: CallInput<Name> = {}): string {
  const search = new URLSearchParams();
  const query: object = input.query ?? {};
  const entries = Object.entries(query) as [string, string | number | boolean | null | undefined][];
  for (const [key, value] of entries)
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  const text = search.toString();
  const params = input.params as Record<string, string | number> | undefined;
  return `/api${pathOf(adminRoutes[name], params)}${text && `?${text}`}`;
}
