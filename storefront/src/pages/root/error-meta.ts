import type { Failure } from '@afterimage/client/api/failure.ts';
import type { Meta } from '@afterimage/client/navigation/page.ts';
import { words } from './error.words.ts';

/** The head of an error page: never indexed. */
export function errorMeta(failure: Failure | null, path: string): Meta {
  const isMissing = (failure?.status ?? 404) === 404;
  return {
    title: isMissing ? words.notFoundTitle : words.errorTitle,
    description: isMissing ? words.notFoundText : words.errorText,
    canonical: path,
    robots: 'noindex',
  };
}
