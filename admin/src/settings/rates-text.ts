import { deliveryMethodIds, type DeliveryRates, type DeliveryZone } from '@afterimage/contract/values/delivery.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import { words } from './delivery.words.ts';

/** What delivery within a zone costs, a line for each way, as a person reads it. */
export const ratesText = (rates: DeliveryRates[DeliveryZone]): string =>
  deliveryMethodIds
    .map((method) => {
      const rate = rates[method];
      const way = words.ways[method];
      if (!rate) return words.notOffered({ way });
      const price = Number.isNaN(rate.price) ? '–' : formatPrice(rate.price, shopCurrency());
      const days = words.days({ min: rate.minDays, max: rate.maxDays });
      return rate.freeFrom === null || Number.isNaN(rate.freeFrom)
        ? words.rate({ way, price, days })
        : words.rateFreeFrom({ way, price, freeFrom: formatPrice(rate.freeFrom, shopCurrency()), days });
    })
    .join('\n');
