import { storedList } from '../stored-list.ts';

/** Numbers of the products that were looked at in this browser. See docs/decisions/0012-what-a-browser-remembers.md. */
export const recentlyViewed = storedList(
  'recentlyViewed',
  12,
  (value): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647,
);
