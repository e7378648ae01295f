import type { Order } from '@afterimage/contract/orders.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon } from '@afterimage/ui/icons.ts';
import { momentOf } from './order-dates.ts';
import { timelineSteps } from './order-timeline.ts';
import styles from './OrderTimeline.module.css';
import { words } from './orders.words.ts';

const nameOf = (id: string) => new Map(Object.entries(words.stations)).get(id) ?? id;

/** The way of an order: one under another on a phone, side by side where there is room. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.way} aria-label={words.timeline}>
      {timelineSteps(order).map(({ id, at, status }) => (
        <li key={id} data-status={status} aria-current={status === 'process' ? 'step' : undefined}>
          <span className={styles.sign} aria-hidden="true">
            {status === 'finish' ? <Icon of={checkIcon} size={16} /> : null}
            {status === 'error' ? <Icon of={alertIcon} /> : null}
            {status === 'process' ? <Corners size={7} /> : null}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              {nameOf(id)} <span className="visually-hidden">({words.stationStates[status]})</span>
            </span>
            {at ? (
              <time dateTime={at} className={styles.at}>
                {momentOf(at)}
              </time>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
