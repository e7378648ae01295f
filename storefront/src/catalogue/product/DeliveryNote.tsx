import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { truckIcon } from '@afterimage/ui/icons.ts';
import { formatPrice, formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { words } from './product.words.ts';
import styles from './ProductView.module.css';

const days = (from: number, to: number) => (from === to ? words.days({ count: to }) : words.daysRange({ from, to }));

/** When it comes and what that costs, where the shop is at home. */
export function DeliveryNote() {
  const methods = useAppSelector((state) => state.product.delivery);
  if (!methods || methods.length === 0) return null;
  return (
    <div className={styles.delivery}>
      <Icon of={truckIcon} />
      <ul>
        {methods.map(({ id, name, price, currency, freeFrom, minDays, maxDays }) => (
          <li key={id}>
            {words.delivery({ name, days: days(minDays, maxDays) })}, {formatPrice(price, currency)}
            {freeFrom === null ? '' : `, ${words.freeFrom({ price: formatRoundPrice(freeFrom, currency) })}`}
          </li>
        ))}
        <li className="quiet">{words.deliveryElsewhere}</li>
      </ul>
    </div>
  );
}
