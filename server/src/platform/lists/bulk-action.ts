import type { SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Right } from '@afterimage/contract/values/rights.ts';
import type { Database } from '../db/connection.ts';
import type { Operator } from '../http/handlers.ts';
import type { ListRows } from './list.ts';

/** A list by its name, and who may see it: its rows can be selected as a whole, and its views saved. */
export interface OperatorList {
  rows: ListRows;
  right: Right;
}

/** What can be done with all rows of a list that a filter selects. */
export interface BulkAction<Input = unknown> {
  list: string;
  name: string;
  right: Right;
  input: z.ZodType<Input>;
  /** Begins some seconds later, because customers are told: until then the whole run can be undone. */
  isDelayed?: boolean;
  /** The rows on which it has an effect; the others are told beforehand and left out. */
  applies?: SQL;
  /**
   * Does it with one row, in a transaction of its own, with an entry in the audit log. A `Failure` is told of this row and
   * lets the others go on.
   */
  run(tx: Database, operator: Operator, key: string, input: Input): Promise<void>;
}

/** An action as it is registered, whatever its input is. */
export const bulkAction = <Input>(action: BulkAction<Input>): BulkAction => action;
