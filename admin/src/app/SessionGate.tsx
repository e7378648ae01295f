import type { ReactNode } from 'react';
import { useCall } from '../data/use-call.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { OperatorContext } from './session.ts';
import { words } from './app.words.ts';

/** Shows its children to operators; without a session, the refused call leads to the sign-in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useCall('getOperatorSession');
  if (data) return <OperatorContext value={data}>{children}</OperatorContext>;
  if (error && error.status !== 401) return <FailedScreen failure={error.failure} onRetry={() => void refetch()} />;
  return <output className="visually-hidden">{words.loading}</output>;
}
