import { useEffect } from 'react';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { words } from '../auth/auth.words.ts';
import { NewPasswordForm } from '../auth/NewPasswordForm.tsx';
import { resetPasswordReset } from '../auth/reset-password.state.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';

export const meta: PageModule['meta'] = () => ({
  title: words.choose,
  description: words.chooseMeta,
  canonical: '/auth/reset/new',
});

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const token = search.get('token');
  const { success: isDone, error } = useAppSelector((state) => state.resetPassword);
  useEffect(() => {
    dispatch(resetPasswordReset());
  }, [dispatch]);

  // S4.9: after the success the person stays here.
  if (isDone)
    return (
      <AuthFrame title={words.chosen} lede={words.chosenText} below={null}>
        <LinkButton to="/auth/login" wide>
          {words.signIn}
        </LinkButton>
      </AuthFrame>
    );
  // A link that was used or is too old never serves again, whatever is typed.
  const isSpent = error?.code === 'TOKEN_INVALID';
  const lede = token ? words.chooseLede : words.chooseMissing;
  return (
    <AuthFrame title={words.choose} lede={isSpent ? error.description : lede}>
      {token && !isSpent ? (
        <NewPasswordForm token={token} />
      ) : (
        <LinkButton to="/auth/reset" wide>
          {words.askAgain}
        </LinkButton>
      )}
    </AuthFrame>
  );
}
