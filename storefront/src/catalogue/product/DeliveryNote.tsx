import { useEffect } from 'react';
import type { DeliveryOffer } from '@afterimage/contract/checkout.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { truckIcon } from '@afterimage/ui/icons.ts';
import { formatPrice, formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { arrivalDates } from '../../commerce/arrival.ts';
import { countryCalled } from '../../commerce/country-name.ts';
import { loadOffer } from '../product.state.ts';
import { words } from './delivery-note.words.ts';
import styles from './ProductView.module.css';

type Offer = DeliveryOffer & { isFresh: boolean };

/** When a way of delivery arrives; on a page that may be old, how long it takes. */
function timeOf({ productionDays, isFresh }: Offer, method: Offer['deliveryMethodList'][number]): string {
  if (isFresh) return words.arrives({ dates: arrivalDates(method) });
  const [from, to] = [method.minDays + productionDays, method.maxDays + productionDays];
  return from === to ? words.days({ count: to }) : words.daysRange({ from, to });
}

/** When a product comes and what that costs, where the shop is at home. */
export function DeliveryNote({ slug }: { slug: string }) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector((state) => entryOf(state.product.offers, slug));
  const home = useAppSelector((state) => state.common.shop?.homeCountry);
  const isOld = offer?.isFresh === false;
  useEffect(() => {
    if (isOld) void dispatch(loadOffer(slug));
  }, [dispatch, slug, isOld]);
  if (!offer || !home || offer.deliveryMethodList.length === 0) return null;
  return (
    <div className={styles.delivery}>
      <Icon of={truckIcon} />
      <ul>
        {offer.deliveryMethodList.map((method) => (
          <li key={method.id}>
            {words.delivery({ name: method.name, country: countryCalled(home), days: timeOf(offer, method) })},{' '}
            {formatPrice(method.price, method.currency)}
            {method.freeFrom === null
              ? ''
              : `, ${words.freeFrom({ price: formatRoundPrice(method.freeFrom, method.currency) })}`}
          </li>
        ))}
        <li className="quiet">{words.deliveryElsewhere}</li>
      </ul>
    </div>
  );
}
