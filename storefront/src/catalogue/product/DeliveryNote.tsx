import { useEffect } from 'react';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { arrivalLine } from '../../commerce/arrival-lines.ts';
import { Assurances } from '../../commerce/Assurances.tsx';
import { countryCalled } from '../../commerce/country-name.ts';
import { useWaysToPay } from '../../commerce/use-ways-to-pay.ts';
import { loadOffer } from '../product.state.ts';
import { words } from './delivery-note.words.ts';

interface DeliveryNoteProps {
  slug: string;
  /** What the pieces that are chosen cost. */
  amount: number;
  isPersonal: boolean;
}

/**
 * When a product comes where the shop is at home, what that costs for these pieces, whether it can be sent back and how it is
 * paid. The page is older than its visitor, so dates are asked for anew.
 */
export function DeliveryNote({ slug, amount, isPersonal }: DeliveryNoteProps) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector((state) => entryOf(state.product.offers, slug));
  const home = useAppSelector((state) => state.common.shop?.homeCountry);
  const waysToPay = useWaysToPay();
  const isOld = offer?.isFresh === false;
  useEffect(() => {
    if (isOld) void dispatch(loadOffer(slug));
  }, [dispatch, slug, isOld]);
  if (!offer || !home) return null;
  const country = countryCalled(home);
  const lines = offer.deliveryMethodList.map((method) => {
    const name = method.pickup ? method.name : words.delivery({ name: method.name, country });
    const { freeFrom, currency } = method;
    const isFree = freeFrom === null || amount >= freeFrom;
    const line = offer.isFresh
      ? arrivalLine(method, amount, name)
      : `${name}: ${daysOf(method.minDays + offer.productionDays, method.maxDays + offer.productionDays)}`;
    return (
      <li key={method.id}>
        {line}
        {isFree ? '' : `, ${words.freeFrom({ price: formatRoundPrice(freeFrom, currency) })}`}
      </li>
    );
  });
  return (
    <Assurances
      waysToPay={waysToPay}
      delivery={
        lines.length > 0 ? (
          <ul>
            {lines}
            <li className="quiet">{words.deliveryElsewhere}</li>
          </ul>
        ) : null
      }
      madeForOne={isPersonal ? 'all' : 'none'}
    />
  );
}

/** How long a way of delivery takes, as long as its dates are not known. */
const daysOf = (from: number, to: number): string =>
  from === to ? words.days({ count: to }) : words.daysRange({ from, to });
