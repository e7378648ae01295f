import type { ReactNode } from 'react';
import { setShopPlace } from '../parts/shop-place.ts';
import { useCall } from '../data/use-call.ts';
import { FailedScreen } from './FailedScreen.tsx';
import { OperatorContext } from './session.ts';
import { words } from './app.words.ts';

/** Shows its children to operators; without a session, the refused call leads to the sign-in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useCall('getOperatorSession');
  if (data) {
    // What formats sums and times is no component, and asks for it while the children are rendered.
    setShopPlace(data);
    return <OperatorContext value={data}>{children}</OperatorContext>;
  }
  if (error && error.status !== 401) return <FailedScreen failure={error.failure} onRetry={() => void refetch()} />;
  return <output className="visually-hidden">{words.loading}</output>;
}
