import type { ReactNode } from 'react';
import type { Address } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { postalLines } from '../commerce/postal-lines.ts';
import { RadioList } from '@afterimage/ui/Choice.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { words as deliveryWords } from './delivery.words.ts';

type AddressStepProps = {
  saved: readonly Address[];
  countries: readonly Country[];
  addressId: string | null;
  onChoose(addressId: string | null): void;
  /** The form of a new address. */
  form: ReactNode;
  /** The way on with a saved one. */
  next: ReactNode;
};

const other = 'other';

/** Asks where the order goes: to a saved address or to a new one. */
export function AddressStep({ saved, countries, addressId, onChoose, form, next }: AddressStepProps) {
  if (saved.length === 0) return form;
  const isSavedAddress = saved.some(({ id }) => id === addressId);
  return (
    <div className={styles.parts}>
      <RadioList
        legend={words.savedAddresses}
        hideLegend
        value={isSavedAddress ? addressId : other}
        onChange={(value) => onChoose(value === other ? null : value)}
        choices={[
          ...saved
            .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
            .map((address) => {
              const [name = '', ...rest] = postalLines(address, countries);
              const usual = address.isDefault ? <span className={styles.usual}>{deliveryWords.usual}</span> : null;
              return { value: address.id, label: name, detail: rest.join(', '), end: usual };
            }),
          { value: other, label: words.otherAddress },
        ]}
      />
      {isSavedAddress ? next : form}
    </div>
  );
}
