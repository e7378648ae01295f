import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { LocalizedError } from '../../platform/locale/localized-error.ts';
import { importMessage } from '../import-message.ts';

/** A record that cannot be taken in; its message is a sentence for the owner, without a full stop. */
export class RefusedRecord extends LocalizedError {
  override name = 'RefusedRecord';
}

/** Why a record was not written. What the database refuses is told in its own words: the record's form was right. */
export function refusalOf(error: unknown): LocalizedMessage {
  if (error instanceof RefusedRecord) return error.messageIn;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return importMessage(({ row }) =>
    cause instanceof Error ? row.databaseRefused({ fault: cause.message }) : row.databaseRefusedAny,
  );
}
