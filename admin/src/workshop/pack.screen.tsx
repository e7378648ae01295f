import { type SubmitEvent, useRef } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { LabelFiles } from '../orders/LabelFiles.tsx';
import { TrackingImport } from '../orders/TrackingImport.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { PackedOrder } from './PackedOrder.tsx';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** One order at the packing table, found by a code on a print or by its number. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('code') ?? '';
  const maySeeOrders = useMay('orders.read');
  const maySend = useMay('orders.write');
  const form = useRef<HTMLFormElement>(null);
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('code');
    const trimmed = typeof wanted === 'string' ? wanted.trim() : '';
    setSearch(new URLSearchParams(trimmed ? { code: trimmed } : {}));
    // A scanner types and presses Enter: the next code takes the place of this one.
    form.current?.querySelector('input')?.select();
  };
  return (
    <>
      <ScreenHead
        title={words.pack}
        actions={
          <>
            {maySeeOrders ? <LabelFiles condition={{ filter: 'status:paid lineState:packed' }} /> : null}
            {maySend ? <TrackingImport /> : null}
          </>
        }
      />
      <form ref={form} onSubmit={find} className={styles.finder}>
        <TextField
          key={code}
          name="code"
          label={words.code}
          hint={words.codeHint}
          defaultValue={code}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is a scanner's field
          autoFocus
          autoComplete="off"
        />
        <Button type="submit" kind="primary">
          {words.find}
        </Button>
      </form>
      {code ? <FoundOrder code={code} /> : <WaitingOrders />}
    </>
  );
}

function FoundOrder({ code }: { code: string }) {
  const found = useCall('listWorkshopLines', { query: { code, limit: 100 } });
  return (
    <Loaded of={found}>
      {({ itemList }) =>
        itemList.length === 0 ? <p role="alert">{words.notFound}</p> : <PackedOrder lines={itemList} />
      }
    </Loaded>
  );
}

/** Orders with something printed, what is promised first before others. */
function WaitingOrders() {
  const printed = useCall('listWorkshopLines', { query: { state: 'printed', limit: 100 } }, { every: 30_000 });
  return (
    <section className={styles.waiting}>
      <h2>{words.waitingToPack}</h2>
      <Loaded of={printed}>
        {({ itemList }) => {
          const orders = [...new Map(itemList.map((line) => [line.order.id, line])).values()];
          if (orders.length === 0) return <p className={styles.hint}>{words.nothingPrinted}</p>;
          return (
            <ul className={styles.rows}>
              {orders.map((line) => (
                <WaitingOrder key={line.order.id} line={line} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}

const WaitingOrder = ({ line: { order } }: { line: WorkshopLine }) => (
  <li className={styles.row}>
    <Link to={`/admin/pack?code=${encodeURIComponent(order.number)}`}>{order.number}</Link>
    <span className={styles.hint}>
      {order.name}
      {order.shipOn ? ` · ${words.sendBy({ day: formatDay(order.shipOn) })}` : null}
    </span>
    {order.giftMessage === null ? null : <Mark tone="active">{words.gift}</Mark>}
  </li>
);
