import {
  type ErrorCode,
  type FailureBody,
  failureBody,
  type FailureFacts,
} from '@afterimage/contract/values/errors.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { words } from '@afterimage/words/failure.words.ts';

/** What goes along with a failure; where it holds sentences, as a function of the language they are to be said in. */
type FactsOf = FailureFacts | ((locale: Locale) => FailureFacts);

/** A call that ends with one of the contract's error codes; `http.ts` alone turns it into an answer. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** As the shop says it in its first language: for the log, and for the code that handles failures. */
  readonly facts: FailureFacts;
  readonly #facts: FactsOf;

  constructor(code: ErrorCode, facts: FactsOf = {}) {
    const resolvedFacts = typeof facts === 'function' ? facts(baseLocale) : facts;
    super(resolvedFacts.description ?? sentence(code, baseLocale));
    this.name = 'Failure';
    this.code = code;
    this.facts = resolvedFacts;
    this.#facts = facts;
  }

  /** The same facts in a language, with the code's own sentence when there is no better one. */
  factsIn(locale: Locale): FailureFacts & { description: string } {
    const resolvedFacts = typeof this.#facts === 'function' ? this.#facts(locale) : this.#facts;
    return { ...resolvedFacts, description: resolvedFacts.description ?? sentence(this.code, locale) };
  }

  /** What is answered to somebody who speaks that language. */
  bodyIn(locale: Locale): FailureBody {
    return failureBody(this.code, this.factsIn(locale));
  }
}

/** Ends the call with an error code, and with what the person should know about it. */
export function fail(code: ErrorCode, facts?: FactsOf): never {
  throw new Failure(code, facts);
}

/** What a code of the contract says to a person. */
export const sentence = (code: ErrorCode, locale: Locale): string => inLocale(words, locale)[code];
