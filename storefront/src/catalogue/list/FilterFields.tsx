import { useState } from 'react';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { PillGroup } from '../../ui/Choice.tsx';
import { colourName } from '../colour-name.ts';
import styles from './Filters.module.css';
import { colourTokens, type ListAddress, rangeOf, sizeTokens, writeRange } from './list-address.ts';
import { colourCodes, rangeName, sizeNames } from './list-filters.ts';
import { words } from './list.words.ts';
import type { ChangeList } from './use-list-address.ts';

interface FieldsProps {
  wished: ListAddress;
  change: ChangeList;
}

const toggled = <Token,>(all: readonly Token[], on: readonly Token[], token: Token) =>
  all.filter((one) => (one === token ? !on.includes(one) : on.includes(one)));

export function ColourFields({ wished, change }: FieldsProps) {
  return (
    <div className={styles.checks}>
      {colourTokens.map((colour) => (
        <Checkbox
          key={colour}
          name="colour"
          value={colour}
          checked={wished.colours.includes(colour)}
          onChange={() => change({ colours: toggled(colourTokens, wished.colours, colour) })}
          label={
            <span className={styles.colour}>
              <span className={styles.dot} style={{ ['--swatch' as string]: colourCodes[colour] }} />
              {colourName(colour)}
            </span>
          }
        />
      ))}
    </div>
  );
}

export function SizeFields({ wished, change }: FieldsProps) {
  return (
    <div className={styles.checks}>
      {sizeTokens.map((size) => (
        <Checkbox
          key={size}
          name="size"
          value={size}
          checked={wished.sizes.includes(size)}
          onChange={() => change({ sizes: toggled(sizeTokens, wished.sizes, size) })}
          label={sizeNames[size]}
        />
      ))}
    </div>
  );
}

const ranges = [{ to: 30 }, { from: 30, to: 60 }, { from: 60, to: 120 }, { from: 120 }];

export function PriceFields({ wished, change }: FieldsProps) {
  const { price } = wished;
  const value = price ? writeRange(price) : '';
  return (
    <div className={styles.price}>
      <PillGroup
        legend={words.price}
        hideLegend
        name="price"
        choices={[
          { value: '', label: words.anyPrice },
          ...ranges.map((range) => ({ value: writeRange(range), label: rangeName(range) })),
        ]}
        value={value}
        onChange={(chosen) => change({ price: ranges.find((range) => writeRange(range) === chosen) ?? null })}
      />
      <Bounds key={value} wished={wished} change={change} />
    </div>
  );
}

const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined);

/** The bounds as typed; they count when a field is left or Enter is pressed, not at every digit. */
function Bounds({ wished, change }: FieldsProps) {
  const [from, setFrom] = useState(String(wished.price?.from ?? ''));
  const [to, setTo] = useState(String(wished.price?.to ?? ''));
  const take = () => {
    const price = rangeOf(whole(from), whole(to));
    if ((price ? writeRange(price) : '') !== (wished.price ? writeRange(wished.price) : '')) change({ price });
  };
  const control = { inputMode: 'numeric' as const, autoComplete: 'off', required: false, onBlur: take };
  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.bounds}>
      <Field
        {...control}
        label={words.from}
        name="from"
        value={from}
        onKeyDown={onKeyDown}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Field
        {...control}
        label={words.to}
        name="to"
        value={to}
        onKeyDown={onKeyDown}
        onChange={(event) => setTo(event.target.value)}
      />
    </div>
  );
}

export function MoreFields({ wished, change }: FieldsProps) {
  const fields = [
    ['stock', words.inStock],
    ['sale', words.onSale],
    ['customizable', words.customizable],
  ] as const;
  return (
    <div className={styles.checks}>
      {fields.map(([name, label]) => (
        <Checkbox
          key={name}
          name={name}
          value="1"
          checked={wished[name]}
          onChange={() => change({ [name]: !wished[name] })}
          label={label}
        />
      ))}
    </div>
  );
}
