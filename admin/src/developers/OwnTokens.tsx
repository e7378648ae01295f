import { useState } from 'react';
import type { OwnTokens as Tokens } from '@afterimage/contract/admin/operators.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import doorStyles from '../door/Door.module.css';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { words as all } from './developers.words.ts';
import { rightName } from './names.ts';
import { NewTokenSheet } from './NewTokenSheet.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import styles from './developers.module.css';

const words = all.tokens;
type Token = Tokens['tokenList'][number];

/** The operator's access tokens: made, shown once, and revoked. */
export function OwnTokens() {
  const tokens = useCall('listOwnTokens');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Token | null>(null);
  return (
    <section aria-labelledby="tokens" className={doorStyles.part}>
      <h2 id="tokens">{words.title}</h2>
      <p className={styles.soft}>{words.note}</p>
      <Loaded of={tokens}>
        {({ tokenList }) =>
          tokenList.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {tokenList.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => setLeaving(token)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={styles.buttons}>
        <Button onPress={() => setMaking(true)}>{words.make}</Button>
      </div>
      {isMaking ? <NewTokenSheet onMade={setMade} onClose={() => setMaking(false)} /> : null}
      <ShownOnce title={words.shown} note={words.shownNote} secret={made} onClose={() => setMade(null)} />
      {leaving ? <RevokeSheet token={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke(): void }) {
  const { name, ending, rightList, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Button small aria-label={words.revokeNamed({ name })} onPress={onRevoke}>
          {words.revoke}
        </Button>
      </div>
      <p className={styles.soft}>{rightList.map(rightName).join(', ')}</p>
      <p className={styles.soft}>
        {words.ending({ ending })} ·{' '}
        {isExpired ? (
          <Mark tone="warn">{words.over}</Mark>
        ) : (
          <>
            {words.until} <Moment at={expiresAt} />
          </>
        )}{' '}
        ·{' '}
        {lastUsedAt ? (
          <>
            {words.lastUsed} <Moment at={lastUsedAt} relative />
          </>
        ) : (
          words.unused
        )}
      </p>
    </li>
  );
}

function RevokeSheet({ token: { id, name }, onClose }: { token: Token; onClose(): void }) {
  const revoke = useWrite('revokeToken', { touches: ['listOwnTokens'] });
  const confirm = () =>
    revoke.mutate(
      { params: { tokenId: id } },
      { onSuccess: () => say(words.revoked), onError: sayFailure, onSettled: onClose },
    );
  return (
    <ConfirmSheet
      title={words.revokeTitle({ name })}
      note={words.revokeNote}
      act={words.revoke}
      isDanger
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
