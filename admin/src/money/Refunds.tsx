import type { AdminRefund } from '@afterimage/contract/admin/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useMay } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import styles from './Money.module.css';
import { dayText, wayText } from './money-text.ts';
import { words } from './money.words.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { OrderLink } from './OrderLink.tsx';

/** Refunds, those first that are still to be done. */
export function Refunds({ list }: { list: readonly AdminRefund[] }) {
  const { refunds } = words;
  return (
    <MoneyTable
      title={refunds.title}
      all={{ title: refunds.all, to: '/admin/money/refunds' }}
      rows={list}
      keyOf={({ id }) => id}
      columns={[
        { title: words.order, renderCell: (row) => <OrderLink {...row} /> },
        { title: words.amount, renderCell: ({ amount, currency }) => formatPrice(amount, currency) },
        { title: words.way, renderCell: ({ provider }) => wayText(provider) },
        { title: words.date, renderCell: ({ createdAt }) => dayText(createdAt) },
        {
          title: words.state,
          renderCell: (row) => <RefundState refund={row} />,
        },
      ]}
    />
  );
}

/** How a refund stands and why it was made, and what can be done about it. */
export function RefundState({ refund }: { refund: AdminRefund }) {
  const { refunds } = words;
  const { isByHand, state, reason, cause, failure } = refund;
  return (
    <>
      <p>{isByHand && state === 'requested' ? refunds.toPayBack : refunds.states[state]}</p>
      <p className={styles.note}>{reason || refunds.causes[cause]}</p>
      {state === 'failed' && failure ? <p className={styles.problem}>{failure}</p> : null}
      <RefundActs refund={refund} />
    </>
  );
}

const touches = ['getAdminMoney', 'listAdminRefunds'] as const;

function RefundActs({ refund: { id, state, isByHand } }: { refund: AdminRefund }) {
  const { refunds } = words;
  const mayRefund = useMay('money.refund');
  const retry = useWrite('retryAdminRefund', { touches });
  const finish = useWrite('finishAdminRefund', { touches });
  const input = { params: { refundId: id } };
  if (!mayRefund) return null;
  return (
    <div className={styles.acts}>
      {state === 'failed' ? (
        <Button
          small
          busy={retry.isPending}
          onPress={() => retry.mutate(input, { onSuccess: () => say(refunds.retried), onError: sayFailure })}
        >
          {refunds.retry}
        </Button>
      ) : null}
      {state === 'failed' || (isByHand && state === 'requested') ? (
        <Button
          small
          busy={finish.isPending}
          onPress={() => finish.mutate(input, { onSuccess: () => say(refunds.finished), onError: sayFailure })}
        >
          {refunds.finish}
        </Button>
      ) : null}
    </div>
  );
}
