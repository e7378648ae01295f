import type { Reply } from '@afterimage/contract/api.ts';
import { sellerAddress } from '@afterimage/contract/values/seller-address.ts';
import { zoneOf } from '@afterimage/contract/values/delivery.ts';
import { localTime } from '@afterimage/contract/values/working-days.ts';
import { fullTitle } from '@afterimage/client/navigation/head.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Logo } from '@afterimage/ui/Logo.tsx';
import { currentLocale } from '@afterimage/words/locale.ts';
import { useCall } from '../../data/use-call.ts';
import { countryName } from '../country-name.ts';
import { Changes, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';
import styles from './previews.module.css';
import { percent } from './TaxPreview.tsx';

type Details = Omit<Reply<'getShopDetails'>, 'version' | 'hasOrders' | 'countryList'>;

/** Where the shop's name and address are read, and what follows from another country, currency or time zone. */
export function DetailsPreview({ stored, draft }: { stored: Details; draft: Details }) {
  const name = draft.name.trim() || '–';
  const rows = draft.address.map((row) => row.trim()).filter(Boolean);
  const address = sellerAddress(rows, draft.homeCountry, currentLocale());
  const countryLines = useCountryLines(stored.homeCountry, draft.homeCountry);
  return (
    <Preview>
      <Sample title={words.header}>
        <Logo name={name} />
      </Sample>
      <Sample title={words.search}>
        <span className={styles.searchTitle}>{fullTitle(words.searchExample, name)}</span>
      </Sample>
      <Sample title={words.mailEnd}>
        {name}
        <br />
        {words.mailAnswer({ mail: draft.mail.trim() || '–' })}
      </Sample>
      <Sample title={words.invoice}>
        {[name, ...address].join(' · ')}
        {draft.taxId.trim() ? (
          <>
            <br />
            {words.taxId({ id: draft.taxId.trim() })}
          </>
        ) : null}
      </Sample>
      <Changes lines={[...countryLines, ...placeLines(stored, draft)]} title={words.consequences} />
    </Preview>
  );
}

function Sample({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <div className={styles.sample}>{children}</div>
    </div>
  );
}

/** What another country means for tax and delivery; asked for when it is chosen. */
function useCountryLines(before: string, after: string): string[] {
  const isChanged = before !== after;
  const taxes = useCall('getTaxes', {}, { enabled: isChanged });
  const delivery = useCall('getDeliverySettings', {}, { enabled: isChanged });
  if (!isChanged) return [];
  const rateText = (code: string) => {
    const rate = taxes.data?.rateList.find(({ countryCode }) => countryCode === code)?.basisPoints;
    return rate ? percent(rate) : words.noRate;
  };
  const zone = zoneOf(delivery.data?.zones ?? [], after);
  return [
    ...(taxes.data
      ? [
          words.homeTax({
            before: countryName(before),
            rateBefore: rateText(before),
            after: countryName(after),
            rate: rateText(after),
          }),
        ]
      : []),
    ...(delivery.data
      ? [
          zone
            ? words.homeZone({ country: countryName(after), zone: zone.name })
            : words.noDelivery({ country: countryName(after) }),
        ]
      : []),
  ];
}

/** What another currency or time zone means. */
function placeLines(stored: Details, draft: Details): string[] {
  const price = 29_90;
  const now = new Date();
  return [
    ...(stored.currency === draft.currency
      ? []
      : [words.currency({ before: formatPrice(price, stored.currency), after: formatPrice(price, draft.currency) })]),
    ...(stored.timeZone === draft.timeZone
      ? []
      : [
          words.clock({
            before: localTime(now, stored.timeZone).time,
            after: localTime(now, draft.timeZone).time,
          }),
        ]),
  ];
}
