import { words } from '../account/account.words.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { loadProfile } from '../account/profile.state.ts';
import { ProfileView } from '../account/ProfileView.tsx';
import { SignOut } from '../auth/SignOut.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';

export async function loader({ store }: PageContext) {
  const { profile } = store.getState();
  // What is known is shown at once and put right meanwhile.
  const loading = store.dispatch(loadProfile());
  if (!profile.data) await loading;
}

export const meta: PageModule['meta'] = () => ({
  title: words.profile,
  description: words.profileMeta,
  canonical: '/account',
  robots: 'noindex',
});

export function Component() {
  const dispatch = useAppDispatch();
  const restored = useAppSelector((state) => state.common.restored);
  const { data, loading } = useAppSelector((state) => state.profile);
  const hasFailed = restored && !data && !loading;
  return (
    <AccountFrame title={words.profile} signOut={<SignOut />}>
      {data && restored ? <ProfileView profile={data} /> : null}
      {hasFailed ? <ErrorState title={words.failed} onRetry={() => void dispatch(loadProfile())} /> : null}
      {data || hasFailed ? null : <AccountLoading label={words.loading} />}
    </AccountFrame>
  );
}
