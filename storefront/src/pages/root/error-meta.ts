import type { Failure } from '@afterimage/client/api/failure.ts';
import type { Meta } from '@afterimage/client/navigation/page.ts';
import { words } from './root.words.ts';

/** The head of an error page: never indexed. */
export function errorMeta(failure: Failure | null, path: string): Meta {
  const missing = (failure?.status ?? 404) === 404;
  return {
    title: missing ? words.notFoundTitle : words.errorTitle,
    description: missing ? words.notFoundText : words.errorText,
    canonical: path,
    robots: 'noindex',
  };
}
