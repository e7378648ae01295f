import type { Reply } from '@afterimage/contract/api.ts';
import { words } from './reports.words.ts';

type Case = Pick<Reply<'listReportCases'>['itemList'][number], 'kind' | 'isThere' | 'productName'>;

/** What was reported, in words: "Review: Mug". */
export function caseName({ kind, isThere, productName }: Case): string {
  if (!isThere) return words.gone({ kind: words.kinds[kind] });
  return productName === '' ? words.kinds[kind] : words.kindOf({ kind: words.kinds[kind], product: productName });
}
