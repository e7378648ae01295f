import { useState } from 'react';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { typedPrice } from './typed-price.ts';
import { TextField } from '../form/fields.tsx';
import { shopCurrency } from '../parts/shop-place.ts';
import { words } from './product.words.ts';

interface AmountFieldProps {
  label: string;
  hint?: string;
  /** Minor units; NaN for what is no amount. */
  value: number;
  onChange(value: number): void;
  error?: string | undefined;
  /** An empty field is 0. */
  isOptional?: boolean;
}

/** An amount in the shop's currency; what is typed stays as it was typed. */
export function AmountField({ label, hint, value, onChange, error, isOptional = false }: AmountFieldProps) {
  const [typed, setTyped] = useState({ text: written(value, isOptional), value });
  // Another amount came from elsewhere.
  if (!Object.is(typed.value, value)) setTyped({ text: written(value, isOptional), value });
  const isWrong = typed.text.trim() !== '' && Number.isNaN(value);
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={typed.text}
      onChange={(text) => {
        const next = isOptional && text.trim() === '' ? 0 : typedPrice(text, minorDigits(shopCurrency()));
        setTyped({ text, value: next });
        onChange(next);
      }}
      error={error ?? (isWrong ? words.amountInvalid : undefined)}
    />
  );
}

function written(value: number, isOptional: boolean): string {
  if (Number.isNaN(value) || (isOptional && value === 0)) return '';
  const digits = minorDigits(shopCurrency());
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(intlLocale(), format).format(value / 10 ** digits);
}
