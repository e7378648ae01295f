import { type FormEvent, useState } from 'react';
import { type Right, tokenRights } from '@afterimage/contract/values/rights.ts';
import { useWrite } from '../data/use-call.ts';
import { useOperator } from '../app/session.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { CheckList } from './CheckList.tsx';
import { words as all } from './developers.words.ts';
import { rightName } from './names.ts';
import styles from './developers.module.css';

const words = all.tokens;
const offeredDays = [7, 30, 90, 365];

/** What a new access token is called, what it may do, and for how long. */
export function NewTokenSheet({ onMade, onClose }: { onMade(token: string): void; onClose(): void }) {
  const make = useWrite('makeToken', { touches: ['listOwnTokens'] });
  const { rightList: ownRights } = useOperator();
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [rightList, setRightList] = useState<Right[]>([]);
  const offered = tokenRights.filter((right) => ownRights.includes(right));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(
      { body: { name, days: Number(days), rightList: tokenRights.filter((right) => rightList.includes(right)) } },
      {
        onSuccess: ({ token }) => {
          onMade(token);
          onClose();
        },
      },
    );
  };
  const failure = make.error?.failure;
  const fields = failure?.fields;
  return (
    <Sheet title={words.make} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.part}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          isRequired
          maxLength={60}
          value={name}
          onChange={setName}
          error={fields?.['name'] ?? (fields ? undefined : failure?.description)}
        />
        <CheckList
          label={words.rightList}
          options={offered.map((value) => ({ value, label: rightName(value) }))}
          chosen={rightList}
          onChange={setRightList}
          error={fields?.['rightList']}
        />
        <SelectField
          label={words.days}
          value={days}
          onChange={setDays}
          options={offeredDays.map((count) => ({ value: String(count), label: words.daysCount({ days: count }) }))}
        />
        <Button type="submit" kind="primary" busy={make.isPending} isDisabled={rightList.length === 0}>
          {words.create}
        </Button>
      </form>
    </Sheet>
  );
}
