import { storedList } from '../stored-list.ts';

/** The texts that were searched for in this browser. */
export const recentSearches = storedList(
  'recentSearches',
  6,
  (value): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 200,
);
