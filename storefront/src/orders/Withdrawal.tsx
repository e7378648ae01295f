import { type FormEvent, useState } from 'react';
import type { Order } from '@afterimage/contract/orders.ts';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { Checkbox, Field } from '@afterimage/ui/Field.tsx';
import { dayOf } from './order-dates.ts';
import type { OrderRef } from './order-ref.ts';
import styles from './Orders.module.css';
import { loadOrder, withdraw } from './orders.state.ts';
import { words } from './withdrawal.words.ts';

/** By what the customer withdraws from the contract, in two steps: the lines and who declares it, then the confirmation. */
export function Withdrawal({ order, of }: { order: Order; of: OrderRef }) {
  const { withdrawable, withdrawalList = [] } = order;
  const isAskedFor = useLocation().hash === '#withdrawal';
  const open = withdrawable?.lineIdList ?? [];
  return (
    <>
      {withdrawalList.map(({ id, createdAt }) => (
        <output key={id}>{words.done({ date: dayOf(createdAt) })}</output>
      ))}
      {open.length > 0 ? (
        <div id="withdrawal" className={styles.withdrawalDoor}>
          <Disclosure title={words.title} open={isAskedFor || undefined}>
            <WithdrawalForm key={open.join()} order={order} of={of} lineIds={open} />
          </Disclosure>
        </div>
      ) : null}
    </>
  );
}

function WithdrawalForm({ order, of, lineIds }: { order: Order; of: OrderRef; lineIds: readonly string[] }) {
  const dispatch = useAppDispatch();
  const { firstName = '', lastName = '' } = order.address ?? {};
  const [name, setName] = useState(`${firstName} ${lastName}`.trim());
  const [email, setEmail] = useState(order.email);
  const isExempt = order.itemList.some((item) => item.customizationList.length > 0 && !lineIds.includes(item.id));
  const [chosen, setChosen] = useState<readonly string[]>(lineIds);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '' || chosen.length === 0) return setError(words.incomplete);
    setBusy(true);
    const result = await dispatch(withdraw({ of, body: { name, email, lineIdList: [...chosen] } }));
    if (withdraw.fulfilled.match(result)) await dispatch(loadOrder(of));
    else setError((result.payload ?? failureOf(result.error)).description);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.withdrawal}>
      <p>{words.text({ number: order.number })}</p>
      {order.itemList
        .filter(({ id }) => lineIds.includes(id))
        .map(({ id, product, quantity }) => (
          <Checkbox
            key={id}
            label={`${quantity} × ${product.name}`}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen((before) => (target.checked ? [...before, id] : before.filter((one) => one !== id)))
            }
          />
        ))}
      {isExempt ? <p className="quiet">{words.exempt}</p> : null}
      <Field
        label={words.name}
        name="name"
        value={name}
        autoComplete="name"
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        value={email}
        autoComplete="email"
        onChange={(event) => setEmail(event.target.value)}
      />
      {error ? <p role="alert">{error}</p> : null}
      <Button type="submit" busy={busy} busyText={words.sending}>
        {words.confirm}
      </Button>
    </form>
  );
}
