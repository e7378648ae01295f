import type * as z from 'zod';
import { api, type Checked } from '@afterimage/contract/api.ts';
import type { Endpoint } from '@afterimage/contract/endpoint.ts';
import { type Complaint, fieldMessages, valueAt } from '@afterimage/contract/values/field-messages.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { fail } from './failure.ts';
import { words } from './request.words.ts';
import { unstorableText } from './unstorable-text.ts';

/** What came for a call, read as the contract wants it; fails with INVALID_REQUEST, naming the fields. */
export function check<Name extends CallName>(
  name: Name,
  input: { params?: unknown; query?: unknown; body?: unknown },
): Checked<Name> {
  const line: Endpoint = api[name];
  return {
    params: part(line.params, input.params ?? {}),
    query: part(line.query, withoutEmpty(input.query)),
    body: line.content === 'multipart' ? undefined : part(line.body, bodyOf(line, input.body)),
  } as Checked<Name>;
}

function part(schema: z.ZodType, value: unknown): unknown {
  const bad = unstorableText(value);
  if (bad) fail('INVALID_REQUEST', (locale) => ({ fields: { [bad]: inLocale(words, locale).unstorable } }));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const again = schema.safeParse(withoutNulls(value, result.error.issues));
  if (again.success) return again.data;
  const { issues } = again.error;
  return fail('INVALID_REQUEST', (locale) => ({ fields: fieldMessages(issues, value, fieldWording(locale)) }));
}

/** A form that is sent without JavaScript names the fields that were left empty. */
function withoutEmpty(query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** Some clients can send nothing but an object: where no body is needed, an empty one is none. */
function bodyOf(line: Endpoint, body: unknown): unknown {
  const empty = typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
  return body === null || (empty && line.body.safeParse(undefined).success) ? undefined : body;
}

/** Many clients send null for what is absent: it counts as absent where the contract has no other use for it. */
function withoutNulls(value: unknown, complaints: readonly Complaint[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const path of complaintPaths(complaints, [])) {
    const parent = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1);
    if (last === undefined || typeof parent !== 'object' || parent === null || Array.isArray(parent)) continue;
    if ((parent as Record<PropertyKey, unknown>)[last] === null) Reflect.deleteProperty(parent, last);
  }
  return copy;
}

function complaintPaths(complaints: readonly Complaint[], above: readonly PropertyKey[]): PropertyKey[][] {
  return complaints.flatMap(({ path, errors = [] }) => [
    [...above, ...path],
    ...errors.flatMap((branch) => complaintPaths(branch, [...above, ...path])),
  ]);
}
