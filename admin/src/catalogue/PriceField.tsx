import { useState } from 'react';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { TextField } from '../form/fields.tsx';
import { shopCurrency } from '../parts/shop-place.ts';
import { words } from './product.words.ts';
import { typedPrice, writtenPrice } from './typed-price.ts';

interface PriceFieldProps {
  /** Minor units; NaN for what is no price. */
  value: number;
  onChange(value: number): void;
  error?: string | undefined;
}

/** A price in the shop's currency; what is typed stays as it was typed. */
export function PriceField({ value, onChange, error }: PriceFieldProps) {
  const [typed, setTyped] = useState({ text: writtenPrice(value), value });
  // Another price came from elsewhere.
  if (!Object.is(typed.value, value)) setTyped({ text: writtenPrice(value), value });
  const isWrong = typed.text.trim() !== '' && Number.isNaN(value);
  return (
    <TextField
      label={words.priceIn({ currency: shopCurrency() })}
      inputMode="decimal"
      value={typed.text}
      onChange={(text) => {
        const next = typedPrice(text, minorDigits(shopCurrency()));
        setTyped({ text, value: next });
        onChange(next);
      }}
      error={error ?? (isWrong ? words.priceInvalid : undefined)}
    />
  );
}
