import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { taxWithin } from '@afterimage/contract/values/money.ts';
import { taxOf } from '@afterimage/contract/values/tax-of.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { AmountField } from '../../catalogue/AmountField.tsx';
import { SelectField } from '../../form/fields.tsx';
import { shopCurrency } from '../../parts/shop-place.ts';
import { countryName } from '../country-name.ts';
import { beforeAfter, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';
import styles from './previews.module.css';

type Taxes = Reply<'getTaxes'>;
type Mode = Pick<Taxes, 'taxMode' | 'taxedExports'>;

/** What tax a price contains for a customer in a country, as it is saved and as it will be. */
export function TaxPreview({ taxes, draft }: { taxes: Taxes; draft: Mode }) {
  const { homeCountry, rateList, untaxedList } = taxes;
  const [country, setCountry] = useState(
    rateList.find(({ countryCode }) => countryCode !== homeCountry)?.countryCode ?? homeCountry,
  );
  const [price, setPrice] = useState(30_00);
  const options = [...new Set([homeCountry, ...rateList.map(({ countryCode }) => countryCode), ...untaxedList])]
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intlLocale()));
  return (
    <Preview>
      <div className={styles.fields}>
        <SelectField label={words.country} value={country} options={options} onChange={setCountry} />
        <AmountField label={words.price({ currency: shopCurrency() })} value={price} onChange={setPrice} />
      </div>
      {Number.isNaN(price) ? null : (
        <p>{beforeAfter(taxText(taxes, taxes, { country, price }), taxText(taxes, draft, { country, price }))}</p>
      )}
    </Preview>
  );
}

interface Example {
  country: string;
  /** Minor units. */
  price: number;
}

function taxText(
  { homeCountry, rateList }: Taxes,
  { taxMode, taxedExports }: Mode,
  { country, price }: Example,
): string {
  const { rate } = taxOf({
    mode: taxMode,
    taxedExports,
    homeCountry,
    destination: country,
    vatIdCountry: null,
    rateOf: (code) => rateList.find(({ countryCode, basisPoints }) => countryCode === code && basisPoints > 0) ?? null,
  });
  if (!rate) return words.noTax;
  const tax = taxWithin(price, rate.basisPoints);
  return words.taxIn({
    name: rate.name,
    rate: percent(rate.basisPoints),
    tax: formatPrice(tax, shopCurrency()),
    net: formatPrice(price - tax, shopCurrency()),
  });
}

export const percent = (basisPoints: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
