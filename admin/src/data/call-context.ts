import { createContext, useContext } from 'react';
import type { AdminCall } from '../admin-call.ts';

export const CallContext = createContext<AdminCall | null>(null);

/** The way to call the server. Screens mostly need `useCall` and `useWrite`, which know the cache. */
export function useAdminCall(): AdminCall {
  const call = useContext(CallContext);
  if (!call) throw new Error('useAdminCall needs a CallContext above it');
  return call;
}
