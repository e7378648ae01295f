import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import styles from './AuthFrame.module.css';
import { words } from './auth.words.ts';
import { registerVerifyReset, verifyRegistration } from './register-verify.state.ts';

/** Confirms the address by the token of the mailed link, once, as soon as the page is there. */
export function Verification({ token }: { token: string | null }) {
  const dispatch = useAppDispatch();
  const { success, error } = useAppSelector((state) => state.registerVerify);
  // The token serves once: a second effect of the same visit must not use it up for nothing.
  const isUsed = useRef(false);
  useEffect(() => {
    if (!token || isUsed.current) return;
    isUsed.current = true;
    dispatch(registerVerifyReset());
    void dispatch(verifyRegistration({ token }));
  }, [dispatch, token]);

  if (success) return <p className={styles.lede}>{words.verifyDone}</p>;
  if (token && !error) return <p className={styles.lede}>{words.verifying} …</p>;
  return (
    <div className={styles.form}>
      <p role="alert">{token ? error?.description : words.verifyMissing}</p>
      <p>{words.verifyAgain}</p>
      <LinkButton to="/auth/login" wide>
        {words.signIn}
      </LinkButton>
    </div>
  );
}
