import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Right } from '@afterimage/contract/values/rights.ts';
import { addressOf, type Router } from '@afterimage/client/navigation/router.ts';
import { endSignInAgain } from '../data/sign-in-again.ts';

/** The screen for operators without a session. */
export const signInPath = '/admin/sign-in';

export type Operator = Reply<'getOperatorSession'>;

export const OperatorContext = createContext<Operator | null>(null);

/** The operator who is signed in. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator needs a session above it');
  return operator;
}

/** Whether the operator may do something. */
export const useMay = (right: Right): boolean => useOperator().rightList.includes(right);

/** Where an operator goes on after the sign-in: an address of the admin, whatever the address bar says. */
export function addressAfterSignIn(search: string): string {
  const back = new URLSearchParams(search).get('back');
  return back !== null && /^\/admin(?:[/?#]|$)/.test(back) ? back : '/admin';
}

/**
 * A call was refused for want of a session: to the sign-in, and from there back to the same address with its filters. A
 * mistyped password or a passkey that is not known says nothing about the session: those have codes of their own.
 */
export function leaveForSignIn(router: Router, client: QueryClient, code: string | undefined): void {
  if (code !== 'UNAUTHENTICATED') return;
  endSignInAgain(false);
  const here = router.targetAddress;
  if (here.startsWith(signInPath)) return;
  const { pathname, search, hash } = new URL(here, 'http://admin.invalid');
  const back = addressOf({ pathname, search, hash });
  void router.navigate(back === '/admin' ? signInPath : `${signInPath}?back=${encodeURIComponent(back)}`, {
    replace: true,
  });
  // What another operator may not see must not be seen after the next sign-in.
  client.removeQueries();
}
