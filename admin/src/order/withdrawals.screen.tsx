import { Link } from '@afterimage/ui/Link.tsx';
import { useCall } from '../data/use-call.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { listAddress } from '../table/remembered-lists.ts';
import { words as orderWords } from './order.words.ts';
import styles from './order.module.css';
import { words } from './withdrawals.words.ts';

/** The open withdrawals, the oldest first. */
export function Screen() {
  const open = useCall('listWithdrawals', {}, { every: 60_000 });
  return (
    <>
      <ScreenHead
        title={words.title}
        trail={[{ title: orderWords.orders, to: listAddress('/admin/orders') }]}
        note={words.note}
      />
      <Loaded of={open}>
        {({ withdrawalList }) =>
          withdrawalList.length === 0 ? (
            <p className={styles.quiet}>{words.empty}</p>
          ) : (
            <ul className={styles.rows}>
              {withdrawalList.map(({ id, orderId, orderNumber, name, createdAt, lineList }) => (
                <li key={id}>
                  <Link to={`/admin/orders/${orderId}#withdrawals`}>{words.order({ number: orderNumber })}</Link>
                  <div>
                    {lineList.map((line) => words.pieces({ ...line, quantity: String(line.quantity) })).join(', ')}
                  </div>
                  <div className={styles.quiet}>
                    {name} · <Moment at={createdAt} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
