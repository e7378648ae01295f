import { useState } from 'react';
import type { OwnTokens as Tokens } from '@afterimage/contract/admin/operators.ts';
import { useCall } from '../data/use-call.ts';
import doorStyles from '../door/Door.module.css';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { words as all } from './developers.words.ts';
import { NewTokenSheet } from './NewTokenSheet.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { RevokeSheet, TokenRow } from './TokenRow.tsx';
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
      {leaving ? <RevokeSheet call="revokeToken" token={leaving} onClose={() => setLeaving(null)} /> : null}
    </section>
  );
}
