import { Link } from '@afterimage/ui/Link.tsx';
import type { Order, OrderItem } from '@afterimage/contract/orders.ts';
import { optionsOf, personalFacts, pictureOf } from '../commerce/line-items.ts';
import { atFirstFrame } from '@afterimage/media/first-frame.ts';
import { LineItem } from '../commerce/LineItem.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import afterStyles from './AfterOrder.module.css';
import { words as afterWords } from './after-order.words.ts';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';

/** What was ordered, with everything that the customer has made of it. */
export function OrderLines({ order, projectsPath }: { order: Order; projectsPath: string }) {
  return (
    <ul className={styles.lines} aria-label={words.lines}>
      {order.itemList.map((item) => (
        <li key={item.id}>
          <OrderLine item={item} currency={order.currency} projectsPath={projectsPath} />
        </li>
      ))}
    </ul>
  );
}

function OrderLine({ item, currency, projectsPath }: { item: OrderItem; currency: string; projectsPath: string }) {
  const { product, quantity, total, unitPrice } = item;
  return (
    <LineItem
      picture={pictureOf(item)}
      name={product.name}
      to={`/products/${product.slug}`}
      options={[...optionsOf(item), ...(quantity > 1 ? [words.quantity({ count: quantity })] : [])]}
      facts={personalFacts(item)}
      note={
        <>
          <LineStanding item={item} />
          <Media item={item} />
          {item.projectId ? (
            <p>
              <Link to={projectsPath} className={styles.project} aria-label={words.projectName({ name: product.name })}>
                {words.project}
              </Link>
            </p>
          ) : null}
        </>
      }
      end={
        <>
          <p className={styles.lineTotal}>{formatPrice(total, currency)}</p>
          {quantity > 1 ? (
            <p className={styles.each}>{words.each({ price: formatPrice(unitPrice, currency) })}</p>
          ) : null}
        </>
      }
    />
  );
}

/** How far a line has come, and what of it was cancelled. */
function LineStanding({ item: { stage, cancelledQuantity } }: { item: OrderItem }) {
  const standing = [
    ...(stage ? [afterWords.stages[stage]] : []),
    ...(cancelledQuantity ? [afterWords.cancelled({ count: cancelledQuantity })] : []),
  ];
  return standing.length > 0 ? <p className={afterStyles.stage}>{standing.join(', ')}</p> : null;
}

/** The photos after the first, which heads the line, and what each photo shows. */
function Media({ item }: { item: OrderItem }) {
  const slots = item.customizationList.filter(({ photo }) => photo !== null);
  if (slots.length === 0) return null;
  return (
    <ul className={styles.media} aria-label={words.photos}>
      {slots.map(({ customizationId, title, photo, arCustomization }) => (
        <li key={customizationId}>
          {photo && slots.length > 1 ? (
            <img
              src={photo.url}
              alt={words.photoAlt({ slot: title })}
              width={photo.width}
              height={photo.height}
              loading="lazy"
            />
          ) : null}
          {arCustomization?.type === 'VIDEO' ? (
            <video
              src={arCustomization.posterUrl === null ? atFirstFrame(arCustomization.url) : arCustomization.url}
              poster={arCustomization.posterUrl ?? undefined}
              aria-label={words.filmShown}
              controls
              muted
              playsInline
              preload="metadata"
            />
          ) : null}
          {arCustomization?.type === 'IMAGE' ? (
            <img src={arCustomization.url} alt={words.pictureShown} loading="lazy" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
