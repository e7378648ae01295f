import type { OwnTokens } from '@afterimage/contract/admin/operators.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as all } from './developers.words.ts';
import { rightName } from './names.ts';
import styles from './developers.module.css';

const words = all.tokens;
type Token = OwnTokens['tokenList'][number];

interface TokenRowProps {
  token: Token;
  operator?: string;
  onRevoke(): void;
}

/** A token: whose it is where that is another operator, what it may do, and until when. */
export function TokenRow({ token, operator, onRevoke }: TokenRowProps) {
  const { name, ending, rightList, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Button small aria-label={words.revokeNamed({ name })} onPress={onRevoke}>
          {words.revoke}
        </Button>
      </div>
      {operator === undefined ? null : <p>{operator}</p>}
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

interface RevokeSheetProps {
  call: 'revokeToken' | 'revokeTeamToken';
  token: Pick<Token, 'id' | 'name'>;
  onClose(): void;
}

/** Asks before a token is worth nothing any more. */
export function RevokeSheet({ call, token: { id, name }, onClose }: RevokeSheetProps) {
  const revoke = useWrite(call, { touches: ['listOwnTokens', 'listTeamTokens'] });
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
