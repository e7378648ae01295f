import type { OrderItem } from '@afterimage/contract/orders.ts';
import { useState } from 'react';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { words as lineWords } from '../commerce/goods-line.words.ts';
import { pictureOf } from '../commerce/line-items.ts';
import styles from './Orders.module.css';

const mostSmall = 4;

/** What the customer has made, as it will look: the first large, the others in a row below it. */
export function ReceiptPictures({ items }: { items: readonly OrderItem[] }) {
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <div className={styles.receiptPictures}>
      <span className={styles.receiptPicture}>
        <OwnPicture item={first} />
        {pictureOf(first).isAlive ? <Corners size={28} state="locked" /> : null}
      </span>
      {others.length > 0 ? (
        <ul className={styles.receiptOthers}>
          {others.slice(0, mostSmall).map((item) => (
            <li key={item.id}>
              <OwnPicture item={item} isSmall />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Where the preview cannot be had, the picture that stood there before. */
function OwnPicture({ item, isSmall = false }: { item: OrderItem; isSmall?: boolean }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { previewUrl, url } = pictureOf(item);
  const src = previewUrl === null || hasFailed ? url : isSmall ? `${previewUrl}&size=small` : previewUrl;
  return (
    <img
      src={src}
      alt={lineWords.ownDesign({ name: item.product.name })}
      width={isSmall ? 320 : 800}
      height={isSmall ? 400 : 1000}
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
