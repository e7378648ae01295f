import { type FormEvent, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { formatDay, shopDay } from '../parts/format-moment.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { countryName } from './country-name.ts';
import { words } from './taxes.words.ts';
import { typedRate } from './typed-rate.ts';
import styles from './settings.module.css';

interface TaxChangeSheetProps {
  rate: Reply<'getTaxes'>['rateList'][number];
  onClose(): void;
}

/** Lets a country have another rate from a day on. */
export function TaxChangeSheet({ rate: { countryCode, basisPoints }, onClose }: TaxChangeSheetProps) {
  const add = useWrite('addTaxChange', { touches: ['getTaxes'] });
  const [typed, setTyped] = useState(String(basisPoints / 100));
  const [validFrom, setValidFrom] = useState(shopDay());
  const points = typedRate(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (points === null || validFrom === '') return;
    add.mutate(
      { params: { countryCode }, body: { validFrom, basisPoints: points } },
      {
        onSuccess: () => {
          say(words.added({ day: formatDay(validFrom) }));
          onClose();
        },
      },
    );
  };
  const failure = add.error?.failure;
  return (
    <Sheet title={words.changeTitle({ country: countryName(countryCode) })} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.part}>
        <TextField
          label={words.rate}
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          error={points === null ? words.wrongRate : undefined}
        />
        <TextField
          label={words.validFrom}
          type="date"
          value={validFrom}
          onChange={setValidFrom}
          error={failure && (failure.fields?.['validFrom'] ?? failure.description)}
        />
        <Button type="submit" kind="primary" busy={add.isPending} isDisabled={points === null || validFrom === ''}>
          {words.add}
        </Button>
      </form>
    </Sheet>
  );
}
