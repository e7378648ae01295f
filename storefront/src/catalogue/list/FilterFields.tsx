import type { Attribute, Facets } from '@afterimage/contract/catalogue.ts';
import { type ReactNode, useState } from 'react';
import { Checkbox, Field } from '@afterimage/ui/Field.tsx';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { currencySign } from '@afterimage/ui/format-price.ts';
import styles from './Filters.module.css';
import { inUnits, type ListAddress, parameterOf, rangeOf, withValues, writeRange } from './list-address.ts';
import { rangeName } from './list-filters.ts';
import { words } from './list.words.ts';
import type { ChangeList } from './use-list-address.ts';

interface FieldsProps {
  pendingAddress: ListAddress;
  change: ChangeList;
  /** How many products each value leads to, as far as it is known. */
  facets?: Facets | undefined;
}

/** A value with its count: seen at the end of the line, heard as "Blue, 12 products". */
function CountLabel({ name, count, children }: { name: string; count: number | undefined; children?: ReactNode }) {
  if (count === undefined) return children ?? name;
  return (
    <>
      <span className="visually-hidden">{words.valueCount({ value: name, count })}</span>
      <span className={styles.counted} aria-hidden="true">
        <span>{children ?? name}</span>
        <span className={styles.number}>{count}</span>
      </span>
    </>
  );
}

/**
 * One value of a filter. One that leads to nothing cannot be chosen; it can still be reached, so that the focus is not
 * lost when the last product goes.
 */
function Value(props: FilterValue & { count: number | undefined; onToggle: () => void }) {
  const { name, value, label, renderedLabel, checked, count, onToggle } = props;
  const empty = count === 0 && !checked;
  return (
    <Checkbox
      name={name}
      value={value}
      checked={checked}
      aria-disabled={empty || undefined}
      onChange={() => {
        if (!empty) onToggle();
      }}
      label={
        <CountLabel name={label} count={count}>
          {renderedLabel}
        </CountLabel>
      }
    />
  );
}

interface FilterValue {
  name: string;
  value: string;
  label: string;
  renderedLabel?: ReactNode;
  checked: boolean;
}

const toggled = (all: readonly string[], on: readonly string[], code: string) =>
  all.filter((one) => (one === code ? !on.includes(one) : on.includes(one)));

/** How many products each value of an attribute leads to, by its code. */
function countsOf(facets: Facets | undefined, attributeId: string): Map<string, number> {
  const facetList = { color: facets?.colorList, size: facets?.sizeList }[attributeId];
  if (facetList) return new Map(facetList.map(({ name, productCount }) => [name, productCount]));
  const other = facets?.attributeList.find(({ id }) => id === attributeId);
  return new Map(other?.valueList.map(({ code, productCount }) => [code, productCount]));
}

/** The values of an attribute; colours with their swatches. */
export function AttributeFields({ attribute, pendingAddress, change, facets }: FieldsProps & { attribute: Attribute }) {
  const { id, kind, valueList } = attribute;
  const selectedValues = pendingAddress.values[id] ?? [];
  const counts = countsOf(facets, id);
  const all = valueList.map(({ code }) => code);
  return (
    <div className={styles.checks}>
      {valueList.map((value) => {
        const { code, name: label, swatch } = value;
        return (
          <Value
            key={code}
            name={parameterOf(id)}
            value={code}
            label={label}
            checked={selectedValues.includes(code)}
            count={counts.get(code)}
            onToggle={() => change(withValues(pendingAddress, id, toggled(all, selectedValues, code)))}
            {...(kind === 'color' && {
              renderedLabel: (
                <span className={styles.colour}>
                  <span className={styles.dot} style={{ ['--swatch' as string]: swatch ?? 'transparent' }} />
                  {label}
                </span>
              ),
            })}
          />
        );
      })}
    </div>
  );
}

export function PriceFields({ pendingAddress, change, facets }: FieldsProps) {
  const { price, filters } = pendingAddress;
  const value = price ? writeRange(price) : '';
  const priceRanges = filters.priceList.map((range) => inUnits(range, filters));
  const ranges = priceRanges.map((range) => {
    const text = writeRange(range);
    const count = facets?.priceList.find((one) => writeRange(inUnits(one, filters)) === text)?.productCount;
    return {
      value: text,
      label: <CountLabel name={rangeName(range, filters.currency)} count={count} />,
      disabled: count === 0 && text !== value,
    };
  });
  return (
    <div className={styles.price}>
      <PillGroup
        legend={words.price}
        hideLegend
        name="price"
        choices={[{ value: '', label: words.anyPrice }, ...ranges]}
        value={value}
        onChange={(selectedRange) =>
          change({ price: priceRanges.find((range) => writeRange(range) === selectedRange) ?? null })
        }
      />
      <Bounds key={value} pendingAddress={pendingAddress} change={change} />
    </div>
  );
}

const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined);

/** The bounds as typed; they count when a field is left or Enter is pressed, not at every digit. */
function Bounds({ pendingAddress, change }: FieldsProps) {
  const [from, setFrom] = useState(String(pendingAddress.price?.from ?? ''));
  const [to, setTo] = useState(String(pendingAddress.price?.to ?? ''));
  const currency = currencySign(pendingAddress.filters.currency);
  const take = () => {
    const price = rangeOf(whole(from), whole(to));
    if ((price ? writeRange(price) : '') !== (pendingAddress.price ? writeRange(pendingAddress.price) : ''))
      change({ price });
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
        label={words.from({ currency })}
        name="from"
        value={from}
        onKeyDown={onKeyDown}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Field
        {...control}
        label={words.to({ currency })}
        name="to"
        value={to}
        onKeyDown={onKeyDown}
        onChange={(event) => setTo(event.target.value)}
      />
    </div>
  );
}

export function MoreFields({ pendingAddress, change, facets }: FieldsProps) {
  const fields = [
    ['stock', words.inStock, facets?.inStock],
    ['sale', words.onSale, facets?.discounted],
    ['customizable', words.customizable, facets?.customizable],
  ] as const;
  return (
    <div className={styles.checks}>
      {fields.map(([name, label, count]) => (
        <Value
          key={name}
          name={name}
          value="1"
          label={label}
          checked={pendingAddress[name]}
          count={count}
          onToggle={() => change({ [name]: !pendingAddress[name] })}
        />
      ))}
    </div>
  );
}
