import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { countryName } from './country-name.ts';
import { TaxChangeSheet } from './TaxChangeSheet.tsx';
import { TaxCountrySheet } from './TaxCountrySheet.tsx';
import { words } from './taxes.words.ts';
import styles from './settings.module.css';

type TaxSettings = Pick<Reply<'getTaxes'>, 'taxMode' | 'taxedExports' | 'version'>;
type Rate = Reply<'getTaxes'>['rateList'][number];

const rateText = (basisPoints: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** The rates of all countries, that of the shop's own first. */
export function TaxRates({ rateList, homeCountry, untaxedList }: Omit<Reply<'getTaxes'>, keyof TaxSettings>) {
  const [changed, setChanged] = useState<Rate | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const sorted = rateList.toSorted(
    (one, other) =>
      Number(other.countryCode === homeCountry) - Number(one.countryCode === homeCountry) ||
      countryName(one.countryCode).localeCompare(countryName(other.countryCode), intlLocale()),
  );
  return (
    <section aria-labelledby="rates" className={styles.part}>
      <h2 id="rates">{words.rates}</h2>
      <ul className={styles.rows}>
        {sorted.map((rate) => (
          <RateRow
            key={rate.countryCode}
            rate={rate}
            isHome={rate.countryCode === homeCountry}
            onChange={() => setChanged(rate)}
          />
        ))}
      </ul>
      {untaxedList.length > 0 ? (
        <div>
          <Button onPress={() => setIsAdding(true)}>{words.addCountry}</Button>
        </div>
      ) : null}
      {isAdding ? <TaxCountrySheet codes={untaxedList} onClose={() => setIsAdding(false)} /> : null}
      {changed ? <TaxChangeSheet rate={changed} onClose={() => setChanged(null)} /> : null}
    </section>
  );
}

function RateRow({ rate, isHome, onChange }: { rate: Rate; isHome: boolean; onChange(): void }) {
  const { countryCode, basisPoints, changeList } = rate;
  const country = countryName(countryCode);
  // A country that was added has no rate before its first day.
  const isBegun = basisPoints > 0 || changeList.some(({ isFuture }) => !isFuture);
  const remove = useWrite('removeTaxChange', { touches: ['getTaxes'] });
  return (
    <li>
      <span className={styles.rate}>
        <span className={styles.country}>
          {country} {isHome ? <Mark>{words.homeMark}</Mark> : null}
        </span>
        {changeList.map(({ validFrom, basisPoints: points, isFuture }) => {
          const change = { rate: rateText(points), day: formatDay(validFrom) };
          return (
            <span key={validFrom} className={styles.soft}>
              {isFuture ? words.fromDay(change) : words.sinceDay(change)}
              {isFuture ? (
                <Button
                  small
                  kind="quiet"
                  aria-label={words.removeOf({ ...change, country })}
                  busy={remove.isPending}
                  onPress={() =>
                    remove.mutate(
                      { params: { countryCode, validFrom } },
                      { onSuccess: () => say(words.removed), onError: sayFailure },
                    )
                  }
                >
                  {words.remove}
                </Button>
              ) : null}
            </span>
          );
        })}
      </span>
      <span className="figures">{isBegun ? rateText(basisPoints) : words.noRate}</span>
      <Button small aria-label={words.changeOf({ country })} onPress={onChange}>
        {words.change}
      </Button>
    </li>
  );
}
