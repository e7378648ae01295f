import { Link } from '../ui/Link.tsx';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { RegisterForm } from '../auth/RegisterForm.tsx';
import type { PageModule } from '../page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.register,
  description: words.registerMeta,
  canonical: '/auth/register',
});

export function Component() {
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
      <RegisterForm />
    </AuthFrame>
  );
}
