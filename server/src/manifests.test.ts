import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { manifests } from './manifests.ts';
import { declaredTables } from './platform/db/test-schema.ts';

it('S6.2 the manifests have every table that a domain declares', async () => {
  const registered = manifests.flatMap(({ tables }) =>
    Object.entries(tables ?? {}).filter(([, value]) => is(value, PgTable)),
  );
  const declared = [...(await declaredTables()).keys()];
  expect(registered.map(([name]) => name).toSorted()).toEqual(declared.toSorted());
});
