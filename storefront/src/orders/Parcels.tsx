import type { Order } from '@afterimage/contract/orders.ts';
import { classNames } from '@afterimage/ui/class-names.ts';
import styles from './AfterOrder.module.css';
import { words } from './after-order.words.ts';
import { dayOf } from './order-dates.ts';
import { piecesWords } from './pieces.ts';

/** The parcels of an order: who carries each, what is in it, and where it is followed. */
export function Parcels({ order }: { order: Order }) {
  const { parcelList = [], itemList } = order;
  if (parcelList.length === 0) return null;
  return (
    <section className={classNames(styles.block, styles.parcels)} aria-labelledby="parcels">
      <h2 id="parcels">{words.parcels}</h2>
      <ul className={styles.cards}>
        {parcelList.map(({ id, carrierName, trackingNumber, trackingUrl, sentAt, itemList: pieces }) => (
          <li key={id} className={styles.card}>
            <p className={styles.name}>{words.parcel({ date: dayOf(sentAt) })}</p>
            <p>
              {[carrierName, trackingNumber && words.number({ number: trackingNumber })].filter(Boolean).join(', ')}
            </p>
            <ul className="quiet">
              {piecesWords(pieces, itemList).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {trackingUrl ? (
              <p>
                <a
                  href={trackingUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={words.trackName({ number: trackingNumber, carrier: carrierName })}
                >
                  {words.track}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
