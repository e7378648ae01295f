import { expect, it } from 'vitest';
import { auditActions } from '@afterimage/contract/values/audit-actions.ts';
import { words } from './audit-actions.words.ts';

it('D20.1 each act of the audit log has its words, and no words are left over', () => {
  expect(Object.keys(words).toSorted()).toEqual(auditActions.toSorted());
});
