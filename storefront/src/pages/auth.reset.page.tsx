import { Link } from '@afterimage/ui/Link.tsx';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { ResetRequestForm } from '../auth/ResetRequestForm.tsx';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.reset,
  description: words.resetMeta,
  canonical: '/auth/reset',
});

export function Component() {
  return (
    <AuthFrame title={words.reset} lede={words.resetLede} below={<Link to="/auth/login">{words.backToSignIn}</Link>}>
      <ResetRequestForm />
    </AuthFrame>
  );
}
