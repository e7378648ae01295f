import { errors, type ErrorCode, type FailureFacts } from '@afterimage/contract/errors.ts';

/** A call that ends with one of the contract's error codes; `http.ts` alone turns it into an answer. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly facts: FailureFacts;

  constructor(code: ErrorCode, facts: FailureFacts = {}) {
    super(facts.description ?? errors[code].description);
    this.name = 'Failure';
    this.code = code;
    this.facts = facts;
  }
}

/** Ends the call with an error code, and with what the person should know about it. */
export function fail(code: ErrorCode, facts?: FailureFacts): never {
  throw new Failure(code, facts);
}
