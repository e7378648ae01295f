import { Link } from '@afterimage/ui/Link.tsx';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { LoginForm } from '../auth/LoginForm.tsx';
import { words as orderWords } from '../orders/guest.words.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.signIn,
  description: words.signInMeta,
  canonical: '/auth/login',
});

export function Component() {
  return (
    <AuthFrame
      title={words.signIn}
      lede={words.signInLede}
      below={
        <>
          <p>
            {words.newHere} <Link to="/auth/register">{words.makeAccount}</Link>
          </p>
          <p>{words.cartComes}</p>
          <p>
            {orderWords.without} <Link to="/orders">{orderWords.findTitle}</Link>
          </p>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
