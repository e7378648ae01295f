import { type FormEvent, useState } from 'react';
import { intlLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { shopDay } from '../parts/format-moment.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { countryName } from './country-name.ts';
import { words } from './taxes.words.ts';
import { typedRate } from './typed-rate.ts';
import styles from './settings.module.css';

/** In the first language of the shop, as all names in its data. */
const defaultName = 'VAT';

interface TaxCountrySheetProps {
  /** The countries that have no rate. */
  codes: readonly string[];
  onClose(): void;
}

/** Gives a country that has no rate one, from a day on. */
export function TaxCountrySheet({ codes, onClose }: TaxCountrySheetProps) {
  const add = useWrite('addTaxCountry', { touches: ['getTaxes'] });
  const options = codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intlLocale()));
  const [countryCode, setCountryCode] = useState(options[0]?.value ?? '');
  const [name, setName] = useState(defaultName);
  const [typed, setTyped] = useState('');
  const [validFrom, setValidFrom] = useState(shopDay());
  const basisPoints = typedRate(typed);
  const isWhole = basisPoints !== null && validFrom !== '' && name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    add.mutate(
      { body: { countryCode, name, validFrom, basisPoints } },
      {
        onSuccess: () => {
          say(words.countryAdded({ country: countryName(countryCode) }));
          onClose();
        },
      },
    );
  };
  const failure = add.error?.failure;
  const { countryCode: countryError, validFrom: dayError } = failure?.fields ?? {};
  return (
    <Sheet title={words.addCountry} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.part}>
        <SelectField
          label={words.country}
          value={countryCode}
          options={options}
          onChange={setCountryCode}
          error={countryError ?? (dayError ? undefined : failure?.description)}
        />
        <TextField
          label={words.rate}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          error={typed !== '' && basisPoints === null ? words.wrongRate : undefined}
        />
        <TextField label={words.taxName} hint={words.taxNameHint} value={name} onChange={setName} />
        <TextField label={words.validFrom} type="date" value={validFrom} onChange={setValidFrom} error={dayError} />
        <Button type="submit" kind="primary" busy={add.isPending} isDisabled={!isWhole}>
          {words.add}
        </Button>
      </form>
    </Sheet>
  );
}
