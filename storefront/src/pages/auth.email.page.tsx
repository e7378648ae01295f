import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/email-change.words.ts';
import { EmailChange } from '../auth/EmailChange.tsx';
import { useSearchParams } from '../navigation.ts';
import type { PageModule } from '../page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/auth/email',
  robots: 'noindex',
});

export function Component() {
  const [search] = useSearchParams();
  return (
    <AuthFrame title={words.title}>
      <EmailChange token={search.get('token')} />
    </AuthFrame>
  );
}
