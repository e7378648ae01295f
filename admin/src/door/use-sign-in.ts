import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useAdminCall } from '../data/call-context.ts';
import { words } from './door.words.ts';

/** What goes wrong in a browser's passkey dialog has a text for developers: ours is shown. */
export const passkeyProblem = (error: unknown): string => {
  const { status, code, description } = failureOf(error);
  return status === 500 && code === 'UNKNOWN' ? words.passkeyStopped : description || words.passkeyStopped;
};

type Session = Reply<'getOperatorSession'>;

/** The two ways to sign in; `onDone` runs after a success. With `operatorId` it must be the same operator again. */
export function useSignIn(onDone: (session: Session) => void, operatorId?: string) {
  const call = useAdminCall();
  const [fields, setFields] = useState({ email: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<Session>) => {
    setBusy(true);
    setProblem('');
    try {
      onDone(await work());
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
    setBusy(false);
  };
  const byPasskey = () =>
    attempt(async () => {
      const { options } = await call('getSignInChallenge');
      const passkey = await startAuthentication({ optionsJSON: options as never });
      return call('signInWithPasskey', { body: { passkey, ...(operatorId && { operatorId }) } as never });
    });
  const byCode = (email = fields.email) => attempt(() => call('signInWithCode', { body: { ...fields, email } }));
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  return { fields, change, busy, problem, byPasskey, byCode };
}
