import type { Input } from '@afterimage/contract/api.ts';
import { operation } from '@afterimage/client/state/operation.ts';

/** Passwords are the arguments of these and never enter the state (D3.19). */
export const changePassword = operation('profile/password', (body: Input<'changePassword'>['body'], { call, signal }) =>
  call('changePassword', { body }, { signal }),
);
export const requestEmailChange = operation(
  'profile/requestEmail',
  (body: Input<'requestEmailChange'>['body'], { call, signal }) => call('requestEmailChange', { body }, { signal }),
);
export const exportOwnData = operation('profile/export', (_: void, { call, signal }) =>
  call('exportOwnData', {}, { signal }),
);
