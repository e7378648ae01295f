import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { EditForm } from './EditForm.tsx';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** The lines of an order with the texts of their prints. */
export function OrderItems({ desk }: { desk: DeskOrder }) {
  const { order, lineList } = desk;
  return (
    <section className={styles.part}>
      <h2>{words.items}</h2>
      <ul className={styles.rows}>
        {order.itemList.map(({ id, quantity, product, picture, attribute, total }) => {
          const line = lineList.find((one) => one.id === id);
          const details = [...attribute.map(({ name }) => name), ...(line?.detailList ?? [])].join(' · ');
          return (
            <li key={id}>
              {picture ? (
                <img src={picture.url} alt={picture.alt} width={72} height={72} className={styles.picture} />
              ) : null}
              <strong>
                {quantity} × {product.name}
              </strong>{' '}
              <span className="figures">{formatPrice(total, order.currency)}</span>
              <div>{details}</div>
              {line?.textList.map(({ title, text }) => (
                <div key={title} className={styles.text}>
                  {title}: {text}
                </div>
              ))}
              {line && line.cancelledQuantity > 0 ? (
                <div>{words.cancelledPieces({ count: line.cancelledQuantity })}</div>
              ) : null}
              {line && line.inParcelQuantity > 0 ? (
                <div>{words.sentPieces({ count: line.inParcelQuantity })}</div>
              ) : null}
              {line?.printUrl ? <a href={line.printUrl}>{words.print}</a> : null}
            </li>
          );
        })}
      </ul>
      <EditForm desk={desk} />
    </section>
  );
}
