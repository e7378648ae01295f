import { useState } from 'react';
import { useCall, useWrite } from '../data/use-call.ts';
import { useMay } from '../app/session.ts';
import { OwnTokens } from '../developers/OwnTokens.tsx';
import { TeamTokens } from '../developers/TeamTokens.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './door.words.ts';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './Door.module.css';

/** What the operator signs in by, and where they are signed in. */
export function Screen() {
  const security = useCall('getOwnSecurity');
  const end = useWrite('endOwnOperatorSession', { touches: ['getOwnSecurity'] });
  const mayManage = useMay('team.write');
  const endSession = (sessionId: string) =>
    end.mutate({ params: { sessionId } }, { onSuccess: () => say(words.sessionEnded), onError: sayFailure });
  return (
    <>
      <ScreenHead title={words.security} />
      <Loaded of={security}>
        {({ passkeyList, hasPassword, codesLeft, sessionList }) => (
          <div className={styles.parts}>
            <OwnPasskeys passkeys={passkeyList} />
            <OwnPassword hasPassword={hasPassword} />
            <OwnCodes codesLeft={codesLeft} />
            <OwnTokens />
            {mayManage ? <TeamTokens /> : null}
            <section className={styles.part}>
              <h2>{words.sessions}</h2>
              <SessionList sessions={sessionList} onEnd={endSession} />
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}

function OwnCodes({ codesLeft }: { codesLeft: number }) {
  const make = useWrite('makeRecoveryCodes', { touches: ['getOwnSecurity'] });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section className={styles.part}>
      <h2>{words.recoveryCodes}</h2>
      <p>{words.codesLeft({ count: codesLeft })}</p>
      <div className={styles.buttons}>
        <Button
          busy={make.isPending}
          onPress={() => make.mutate({}, { onSuccess: ({ codeList }) => setCodes(codeList), onError: sayFailure })}
        >
          {words.newCodes}
        </Button>
      </div>
      <Sheet
        title={words.codesTitle}
        role="alertdialog"
        isOpen={codes !== null}
        onClose={() => setCodes(null)}
        footer={
          <Button kind="primary" onPress={() => setCodes(null)}>
            {words.goOn}
          </Button>
        }
      >
        <p>{words.codesNote}</p>
        <RecoveryCodes codes={codes ?? []} />
      </Sheet>
    </section>
  );
}
