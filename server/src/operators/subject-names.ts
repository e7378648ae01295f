import type { AuditSubjectKind } from '@afterimage/contract/values/audit-actions.ts';
import type { Database } from '../platform/db/connection.ts';

/** What records are called, by their ids; those that are gone are absent. */
type ReadNames = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const readers = new Map<AuditSubjectKind, ReadNames>();

/** Says how the audit log names the records of a kind. Called when their domain opens. */
export function registerSubjectNames(kind: AuditSubjectKind, read: ReadNames): void {
  readers.set(kind, read);
}

interface Subject {
  kind: AuditSubjectKind;
  id: string;
}

/** Ids are UUIDs, or those of products, which count. */
const nameableId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{1,9})$/;

/** The names of subjects, '' for one without a name; one statement for each kind. */
export async function readSubjectNames(
  db: Database,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string> {
  const named = await Promise.all(
    Array.from(
      Map.groupBy(subjects, ({ kind }) => kind),
      async ([kind, ofKind]) => {
        const ids = [...new Set(ofKind.map(({ id }) => id))].filter((id) => nameableId.test(id));
        const read = readers.get(kind);
        return [kind, read && ids.length > 0 ? await read(db, ids) : new Map<string, string>()] as const;
      },
    ),
  );
  const names = new Map(named);
  return ({ kind, id }) => names.get(kind)?.get(id) ?? '';
}
