import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { DeskAction } from '@afterimage/contract/values/order-desk.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './acts.words.ts';
import { isAllowed } from './allowed.ts';
import styles from './order.module.css';

/** What waits for some seconds, each with its undo, and what could not be carried out. */
export function OrderActs({ desk: { actList } }: { desk: DeskOrder }) {
  const undo = useWrite('undoAct', { touches: ['getDeskOrder'] });
  if (actList.length === 0) return null;
  return (
    <section className={styles.acts} aria-label={words.acts}>
      {actList.map(({ actId, kind, failure }) =>
        failure === null ? (
          <p key={actId} className={styles.act}>
            <span>{words.waiting[kind]}</span>
            <Button
              small
              busy={undo.isPending}
              onPress={() =>
                undo.mutate({ params: { actId } }, { onSuccess: () => say(words.undone), onError: sayFailure })
              }
            >
              {words.undo}
            </Button>
          </p>
        ) : (
          <p key={actId} role="alert" className={styles.act}>
            {words.failed[kind]({ reason: failure })}
          </p>
        ),
      )}
    </section>
  );
}

const marks = [
  { to: 'production', action: 'start-production' },
  { to: 'shipped', action: 'ship' },
  { to: 'delivered', action: 'deliver' },
] as const satisfies { to: string; action: DeskAction }[];

/** What is said of the order as a whole, where lines and parcels are not told apart. */
export function OrderMarks({ desk }: { desk: DeskOrder }) {
  const mark = useWrite('markOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const sayUndoable = useSayUndoable(['getDeskOrder', 'listDeskOrders']);
  const isWaiting = desk.actList.some(({ kind, failure }) => kind === 'order-shipped' && failure === null);
  const offered = marks.filter(({ to, action }) => isAllowed(desk, action) && !(to === 'shipped' && isWaiting));
  if (offered.length === 0) return null;
  const send = (to: (typeof marks)[number]['to']) =>
    mark.mutate(
      { params: { orderId: desk.order.id }, body: { version: desk.version, to } },
      {
        onSuccess: ({ act }) => (act ? sayUndoable(words.marked[to], act) : say(words.marked[to])),
        onError: sayFailure,
      },
    );
  return (
    <div className={styles.buttons}>
      {offered.map(({ to }) => (
        <Button key={to} small busy={mark.isPending} onPress={() => send(to)}>
          {words.marks[to]}
        </Button>
      ))}
    </div>
  );
}
