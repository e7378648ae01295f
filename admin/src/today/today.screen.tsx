import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay, useOperator } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { formatCount, formatRelative } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Checklist } from './Checklist.tsx';
import { Incidents } from './Incidents.tsx';
import { Promised } from './Promised.tsx';
import { Sales } from './Sales.tsx';
import { taskLinks } from './task-links.ts';
import styles from './today.module.css';
import { words } from './today.words.ts';

type Today = Reply<'getToday'>;

/** The first screen after the sign-in: what is to be done, what went wrong, what was sold. */
export function Screen() {
  const { name } = useOperator();
  const mayRead = useMay('orders.read');
  const maySet = useMay('settings.write');
  return (
    <>
      <ScreenHead title={words.title} note={words.welcome({ name })} />
      {maySet ? <Checklist /> : null}
      {mayRead ? <TodayParts /> : null}
    </>
  );
}

function TodayParts() {
  const today = useCall('getToday', {}, { every: 60_000 });
  const maySeeMoney = useMay('money.read');
  return (
    <Loaded of={today}>
      {(data) => (
        <div className={styles.grid}>
          <Tasks taskList={data.taskList} />
          <Promised late={data.late} due={data.due} cutOffAt={data.cutOffAt} />
          <Incidents incidentList={data.incidentList} />
          <Stock stock={data.stock} />
          {data.sales ? (
            <p>
              {words.soldToday({
                count: data.sales.orders,
                revenue: formatPrice(data.sales.revenue, data.sales.currency),
              })}
            </p>
          ) : null}
          {maySeeMoney ? <Sales today={data.day} /> : null}
        </div>
      )}
    </Loaded>
  );
}

function Tasks({ taskList }: Pick<Today, 'taskList'>) {
  const waiting = taskList.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{words.toDo}</h2>
      {waiting.length === 0 ? <p className={styles.soft}>{words.nothingToDo}</p> : null}
      <ul className={styles.tiles}>
        {waiting.map(({ kind, count, capped, oldestAt }) => (
          <li key={kind}>
            <Link to={taskLinks[kind]} className={styles.tile}>
              <span className={styles.count}>
                {capped ? words.more({ count: formatCount(count) }) : formatCount(count)}
              </span>
              <span>{words.tasks[kind]}</span>
              {oldestAt === null ? null : (
                <span className={styles.soft}>{words.oldest({ since: formatRelative(oldestAt) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many variants are in sight at once: the sales below must not be pushed away. */
const stockInSight = 5;

function Stock({ stock: { soldOut, low, variantList } }: Pick<Today, 'stock'>) {
  const mayOpen = useMay('catalogue.read');
  if (soldOut + low === 0) return null;
  return (
    <section aria-labelledby="stock">
      <h2 id="stock">{words.stock}</h2>
      <p className={styles.soft}>
        {words.soldOut({ count: formatCount(soldOut) })}, {words.low({ count: formatCount(low) })}
      </p>
      <Variants list={variantList.slice(0, stockInSight)} />
      {mayOpen ? <Link to="/admin/stock">{words.allStock}</Link> : null}
    </section>
  );
}

const Variants = ({ list }: { list: Today['stock']['variantList'] }) => (
  <ul className={styles.list}>
    {list.map(({ variantId, name, sku, stock }) => (
      <li key={variantId} className={styles.row}>
        <span>
          {name} <span className={styles.soft}>{sku}</span>
        </span>
        <span>{words.left({ stock })}</span>
      </li>
    ))}
  </ul>
);
