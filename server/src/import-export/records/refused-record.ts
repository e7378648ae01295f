/** A record that cannot be taken in; its message is a sentence for the owner, without a full stop. */
export class RefusedRecord extends Error {
  override name = 'RefusedRecord';
}

/** Why a record was not written. What the database refuses is told in its own words: the record's form was right. */
export function refusalOf(error: unknown): string {
  if (error instanceof RefusedRecord) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `the database refused it: ${cause.message}` : 'the database refused it';
}
