import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { RegisterForm } from '../auth/RegisterForm.tsx';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.register,
  description: words.registerMeta,
  canonical: '/auth/register',
});

/** The address that the page before knows, such as that of an order. */
function emailIn(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

export function Component() {
  const email = emailIn(useLocation().state);
  return (
    <AuthFrame
      title={words.register}
      lede={words.registerLede}
      below={
        <p>
          {words.haveAccount} <Link to="/auth/login">{words.signIn}</Link>
        </p>
      }
    >
      <RegisterForm {...(email && { email })} />
    </AuthFrame>
  );
}
