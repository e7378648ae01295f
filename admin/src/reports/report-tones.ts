import type { CaseState } from '@afterimage/contract/values/reports.ts';
import type { MarkTone } from '../parts/Mark.tsx';

/** How urgent a case is. */
export const caseTones: Readonly<Record<CaseState, MarkTone>> = {
  open: 'warn',
  dismissed: 'quiet',
  upheld: 'bad',
  restored: 'good',
};
