import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';

/** The token is the argument and never enters the state (D3.19). */
export const verifyEmailChange = operation(
  'emailChange/verify',
  (body: Input<'verifyEmailChange'>['body'], { call, signal }) => call('verifyEmailChange', { body }, { signal }),
);
