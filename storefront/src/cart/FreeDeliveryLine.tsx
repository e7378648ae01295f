import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { words } from './drawer.words.ts';
import styles from './FreeDeliveryLine.module.css';
import { freeDelivery } from './free-delivery.ts';

/** How much more makes the delivery at home free, in words and as a way that is done. */
export function FreeDeliveryLine(props: { methods: readonly DeliveryMethod[]; itemsTotal: number; currency: string }) {
  const offer = freeDelivery(props.methods, props.itemsTotal);
  if (!offer) return null;
  const { method, left, share } = offer;
  return (
    <div className={styles.nudge}>
      <p aria-live="polite">
        {left > 0 ? words.freeAfter({ left: formatPrice(left, props.currency), method }) : words.free({ method })}
      </p>
      <span className={styles.way} style={{ ['--share' as string]: share }} data-done={left === 0 ? '' : undefined} />
    </div>
  );
}
