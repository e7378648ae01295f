import type { Params } from './page.ts';

/**
 * The places of a path that fits a pattern such as `/products/:slug`, decoded; null when it does not fit. Upper and
 * lower case are the same, and a slash at the end says nothing.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const patternParts = pattern.split('/');
  const pathParts = pathname.replace(/(?<=.)\/$/, '').split('/');
  if (patternParts.length !== pathParts.length) return null;
  const params: Params = {};
  for (const [index, part] of patternParts.entries()) {
    const text = pathParts[index] ?? '';
    if (part.startsWith(':')) {
      if (text === '') return null;
      params[part.slice(1)] = decoded(text);
    } else if (part.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

/** What is not valid encoding stays as it is and will not be found. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
