import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { IncidentKind } from '@afterimage/contract/values/incidents.ts';
import type { Database } from '../platform/db/connection.ts';
import { incidents } from './tables.ts';

/** Something that is wrong now. */
export interface Sighting {
  /** Among those of its kind. */
  subject: string;
  orderId?: string | null;
  cause?: string;
}

/** Kinds of which each occurrence is an event: acknowledging it ends it, and the next one is another incident. */
export const eventKinds: readonly IncidentKind[] = ['mail-failed', 'job-failed'];

/**
 * Notes that something has happened. What has not ended yet stays one incident, which counts on; processes that see the
 * same at once write one row.
 */
export async function noteIncident(db: Database, kind: IncidentKind, sighting: Sighting): Promise<void> {
  const { subject, orderId = null, cause = '' } = sighting;
  await db
    .insert(incidents)
    .values({ kind, subject, orderId, cause })
    .onConflictDoUpdate({
      target: [incidents.kind, incidents.subject],
      targetWhere: ne(incidents.state, 'resolved'),
      set: { occurrences: sql`${incidents.occurrences} + 1`, lastSeenAt: sql`now()`, cause },
    });
}

/** Opens what is wrong now and was not yet; ends what is not wrong any more. `isWhole` is false where there is more of it. */
export async function syncIncidents(
  db: Database,
  kind: IncidentKind,
  { sightings, isWhole }: { sightings: readonly Sighting[]; isWhole: boolean },
): Promise<void> {
  if (sightings.length > 0)
    await db
      .insert(incidents)
      .values(sightings.map(({ subject, orderId = null, cause = '' }) => ({ kind, subject, orderId, cause })))
      .onConflictDoNothing();
  if (!isWhole) return;
  const subjects = sightings.map(({ subject }) => subject);
  await resolve(
    db,
    and(eq(incidents.kind, kind), subjects.length > 0 ? notInArray(incidents.subject, subjects) : undefined),
  );
}

/** Ends the incidents of a kind about these subjects. */
export async function resolveIncidents(db: Database, kind: IncidentKind, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await resolve(db, and(eq(incidents.kind, kind), inArray(incidents.subject, [...subjects])));
}

async function resolve(db: Database, which: ReturnType<typeof and>): Promise<void> {
  await db
    .update(incidents)
    .set({ state: 'resolved', resolvedAt: sql`now()` })
    .where(and(which, ne(incidents.state, 'resolved')));
}
