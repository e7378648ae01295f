import { useState } from 'react';
import { words } from '../account/account.words.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { Devices } from '../account/Devices.tsx';
import { loadSessions } from '../account/my-account.state.ts';
import { SignOut } from '../auth/SignOut.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { useReload } from '@afterimage/client/navigation/view-context.ts';

export async function loader({ store, signal }: PageContext) {
  await store.dispatch(loadSessions(undefined, { signal }));
}

export const meta: PageModule['meta'] = () => ({
  title: words.devices,
  description: words.devicesMeta,
  canonical: '/account/sessions',
  robots: 'noindex',
});

export function Component() {
  const reload = useReload();
  const [now] = useState(() => Date.now());
  const { sessionList, error } = useAppSelector((state) => state.myAccount);
  const isListVisible = sessionList.length > 0 && !error;
  return (
    <AccountFrame title={words.devices} lede={words.devicesLede} signOut={<SignOut />}>
      {isListVisible ? <Devices sessions={sessionList} now={now} /> : null}
      {error ? <ErrorState title={words.devicesFailed} reason={error.description} onRetry={reload} /> : null}
      {isListVisible || error ? null : <AccountLoading label={words.devicesLoading} height="88px" />}
    </AccountFrame>
  );
}
