import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { type DeliveryZone, zoneOf, type ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { deliveryPrice } from '@afterimage/contract/values/money.ts';
import { arrivalDays, shipDay } from '@afterimage/contract/values/working-days.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { AmountField } from '../../catalogue/AmountField.tsx';
import { useCall } from '../../data/use-call.ts';
import { SelectField } from '../../form/fields.tsx';
import { shopCurrency, shopZone } from '../../parts/shop-place.ts';
import { countryName } from '../country-name.ts';
import { wayTitle } from '../zones-text.ts';
import { dateSpan } from './date-span.ts';
import { deliveryChanges } from './delivery-changes.ts';
import { deliveryLines } from './delivery-lines.ts';
import { Changes, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';
import styles from './previews.module.css';

interface DeliveryPreviewProps {
  stored: readonly DeliveryZone[];
  zones: readonly DeliveryZone[];
  countryList: readonly string[];
}

/** The ways of delivery that the checkout would list for a cart, and what changes in which countries. */
export function DeliveryPreview({ stored, zones, countryList }: DeliveryPreviewProps) {
  const [country, setCountry] = useState(stored[0]?.countries[0] ?? countryList[0] ?? '');
  const [value, setValue] = useState(30_00);
  const workshop = useCall('getWorkshopSettings');
  const ways = zoneOf(zones, country)?.ways ?? [];
  return (
    <Preview>
      <div className={styles.fields}>
        <SelectField
          label={words.country}
          value={country}
          options={countryOptions(countryList)}
          onChange={setCountry}
        />
        <AmountField label={words.cartValue({ currency: shopCurrency() })} value={value} onChange={setValue} />
      </div>
      {ways.length === 0 ? (
        <p>{words.noDelivery({ country: countryName(country) })}</p>
      ) : (
        <ul className={styles.list}>
          {ways.map((way) => (
            <WayLine key={way.id} way={way} value={value} workshop={workshop.data} />
          ))}
        </ul>
      )}
      <Changes lines={deliveryLines(deliveryChanges(stored, zones, countryList))} />
    </Preview>
  );
}

const countryOptions = (codes: readonly string[]) =>
  codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intlLocale()));

interface WayLineProps {
  way: ZoneWay;
  /** Of the cart, minor units; NaN for what is no amount. */
  value: number;
  workshop: Reply<'getWorkshopSettings'> | undefined;
}

function WayLine({ way, value, workshop }: WayLineProps) {
  const price = deliveryPrice(way, value);
  const { freeFrom } = way;
  const note =
    freeFrom !== null && !(value >= freeFrom) && !Number.isNaN(freeFrom)
      ? words.freeFrom({ amount: formatPrice(freeFrom, shopCurrency()) })
      : '';
  return (
    <li>
      <strong>{wayTitle(way)}</strong>
      <span className="figures">{priceText(price)}</span>
      <p className={styles.soft}>
        {[workshop ? arrivalText(way, workshop) : '', way.address.replaceAll('\n', ', '), note]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

function priceText(price: number): string {
  if (Number.isNaN(price)) return '–';
  return price === 0 ? words.free : formatPrice(price, shopCurrency());
}

/** The dates of an order that is paid now, of products without a production time of their own. */
function arrivalText(way: ZoneWay, workshop: Reply<'getWorkshopSettings'>): string {
  if (way.maxDays < way.minDays) return '';
  const { cutOff, productionDays, closedWeekdayList, closedDateList } = workshop;
  const calendar = {
    cutOff,
    timeZone: shopZone(),
    closedWeekdays: closedWeekdayList,
    closedDates: closedDateList,
  };
  const dates = dateSpan(arrivalDays(shipDay(new Date(), productionDays, calendar), way));
  return way.kind === 'pickup' ? words.ready({ dates }) : words.arrives({ dates });
}
