import { expect, it } from 'vitest';
import { auditActions } from '@afterimage/contract/values/audit-actions.ts';
import { actionName } from './action-name.ts';
import { words } from './audit-actions.words.ts';

it('D20.1 each act of the audit log has its words, and no words are left over', () => {
  for (const action of auditActions) expect(actionName(action)).not.toBe(action);
  expect(Object.keys(words)).toHaveLength(auditActions.length);
});
