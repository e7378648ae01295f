import { loadProfile } from '../account/profile.state.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/email-change.words.ts';
import { EmailChange } from '../auth/EmailChange.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/auth/email',
  robots: 'noindex',
});

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector((state) => state.login.signedIn);
  return (
    <AuthFrame title={words.title}>
      <EmailChange
        token={search.get('token')}
        // Where the person is signed in, the account shows its new address at once.
        onDone={() => signedIn && void dispatch(loadProfile())}
      />
    </AuthFrame>
  );
}
