import type { DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import { countryName } from './country-name.ts';
import { words } from './delivery.words.ts';

/** A way as the operator calls it. */
export const wayTitle = ({ name }: Pick<ZoneWay, 'name'>): string => name[currentLocale()] || name.en || words.newWay;

/** Zones with their countries and ways, a line for each zone, as a person reads them. */
export const zonesText = (zones: readonly DeliveryZone[]): string =>
  zones
    .map(({ name, countries, isOthers, ways }) =>
      words.zoneText({
        zone: name || words.newZone,
        countries: isOthers ? words.others : countries.map(countryName).join(', '),
        ways: ways.map(wayText).join('; '),
      }),
    )
    .join('\n');

const wayText = (way: ZoneWay): string =>
  words.wayText({
    way: wayTitle(way),
    price: Number.isNaN(way.price) ? '–' : formatPrice(way.price, shopCurrency()),
    days: words.days({ min: way.minDays, max: way.maxDays }),
  });
