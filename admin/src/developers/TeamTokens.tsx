import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { useCall } from '../data/use-call.ts';
import doorStyles from '../door/Door.module.css';
import { Loaded } from '../parts/Loaded.tsx';
import { words as all } from './developers.words.ts';
import { RevokeSheet, TokenRow } from './TokenRow.tsx';
import styles from './developers.module.css';

const words = all.tokens;
type Token = Reply<'listTeamTokens'>['tokenList'][number];

/** The access tokens of all others, which an owner may revoke. */
export function TeamTokens() {
  const tokens = useCall('listTeamTokens');
  const [revoked, setRevoked] = useState<Token | null>(null);
  return (
    <section aria-labelledby="team-tokens" className={doorStyles.part}>
      <h2 id="team-tokens">{words.ofTeam}</h2>
      <p className={styles.soft}>{words.ofTeamNote}</p>
      <Loaded of={tokens}>
        {({ tokenList }) =>
          tokenList.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {tokenList.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  operator={token.operator.name}
                  onRevoke={() => setRevoked(token)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {revoked ? <RevokeSheet call="revokeTeamToken" token={revoked} onClose={() => setRevoked(null)} /> : null}
    </section>
  );
}
