import type { DeskLine, DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { words as listWords } from '../orders/orders.words.ts';
import { lineTones } from '../orders/state-tones.ts';
import { Mark } from '../parts/Mark.tsx';
import { EditForm } from './EditForm.tsx';
import { words as workshopWords } from '../workshop/workshop.words.ts';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** The lines of an order with the texts of their prints. */
export function OrderItems({ desk }: { desk: DeskOrder }) {
  const { order, lineList } = desk;
  return (
    <section className={styles.part} aria-labelledby="items">
      <h2 id="items">{words.items}</h2>
      <ul className={styles.rows}>
        {order.itemList.map((item) => (
          <Item key={item.id} item={item} line={lineList.find(({ id }) => id === item.id)} currency={order.currency} />
        ))}
      </ul>
      <EditForm desk={desk} />
    </section>
  );
}

interface ItemProps {
  item: DeskOrder['order']['itemList'][number];
  line: DeskLine | undefined;
  currency: string;
}

function Item({ item: { quantity, product, picture, attribute, total }, line, currency }: ItemProps) {
  const details = [...attribute.map(({ name }) => name), ...(line?.detailList ?? [])].join(' · ');
  return (
    <li className={styles.item}>
      {picture ? (
        <img src={picture.url} alt={picture.alt} width={64} height={64} className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.itemText}>
        <strong>
          {quantity} × {product.name}
        </strong>
        {details ? <div className={styles.quiet}>{details}</div> : null}
        {line?.textList.map(({ title, text }) => (
          <div key={title} className={styles.text}>
            {title}: {text}
          </div>
        ))}
        {line ? <Standing line={line} /> : null}
      </div>
      <span className="figures">{formatPrice(total, currency)}</span>
    </li>
  );
}

const reasonTexts = (): Partial<Record<string, string>> => ({
  ...workshopWords.reasons,
  ...workshopWords.rejectReasons,
});

/** Why a line is held or rejected; what was rejected is still to be refunded, which the workshop does not do. */
function StopReason({ line: { state, stateReason, stateNote } }: { line: DeskLine }) {
  if (state !== 'held' && state !== 'rejected') return null;
  const reason = stateReason && (reasonTexts()[stateReason] ?? stateReason);
  return (
    <>
      <span>{[reason, stateNote].filter(Boolean).join(': ')}</span>
      {state === 'rejected' ? <a href="#money">{words.refundRejected}</a> : null}
    </>
  );
}

/** Where the workshop has a line, how much of it is cancelled or sent, and its print file. */
function Standing({ line }: { line: DeskLine }) {
  const { state, cancelledQuantity, inParcelQuantity, printUrl } = line;
  return (
    <div className={styles.standing}>
      {state ? <Mark tone={lineTones[state]}>{listWords.lineStates[state]}</Mark> : null}
      <StopReason line={line} />
      {cancelledQuantity > 0 && state !== 'cancelled' ? (
        <span>{words.cancelledPieces({ count: cancelledQuantity })}</span>
      ) : null}
      {inParcelQuantity > 0 ? <span>{words.sentPieces({ count: inParcelQuantity })}</span> : null}
      {printUrl ? <a href={printUrl}>{words.print}</a> : null}
    </div>
  );
}
