import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { Verification } from '../auth/Verification.tsx';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.verify,
  description: words.verifyMeta,
  canonical: '/auth/verify',
});

export function Component() {
  const [search] = useSearchParams();
  return (
    <AuthFrame title={words.verify}>
      <Verification token={search.get('token')} />
    </AuthFrame>
  );
}
