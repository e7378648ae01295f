import type { ReactNode } from 'react';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** A line in a list: its picture, its order, what is written on it and until when it is promised. */
export function LineSummary({ line, children }: { line: WorkshopLine; children?: ReactNode }) {
  const { order, quantity, mainImageUrl, slotList } = line;
  // Prints of one order look alike but for what is written on them.
  const texts = slotList.flatMap(({ text }) => (text ? [text] : [])).join(' · ');
  return (
    <>
      <img src={mainImageUrl} alt="" className={styles.thumb} />
      <span className={styles.rowText}>
        {children}
        <span className={styles.rowHead}>
          <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
          {order.hoursLeft !== null && order.hoursLeft < 0 ? <Mark tone="bad">{words.late}</Mark> : null}
        </span>
        {texts ? <span>{texts}</span> : null}
        <span className={styles.hint}>
          {words.copies({ count: quantity })}
          {order.shipOn ? ` · ${words.sendBy({ day: formatDay(order.shipOn) })}` : null}
        </span>
      </span>
    </>
  );
}
