import { useState } from 'react';
import type { TrackingRow } from '@afterimage/contract/admin/labels.ts';
import { type CarrierId, carriers } from '@afterimage/contract/values/carriers.ts';
import type { TrackingStand } from '@afterimage/contract/values/labels.ts';
import { useWrite } from '../data/use-call.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Mark, type MarkTone } from '../parts/Mark.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './labels.words.ts';
import styles from './labels.module.css';

type ListedCarrier = Exclude<CarrierId, 'other'>;
const offered = carriers.flatMap(({ id, name }) => (id === 'other' ? [] : [{ value: id, label: name }]));

const tones: Readonly<Record<TrackingStand, MarkTone>> = {
  new: 'active',
  added: 'good',
  present: 'quiet',
  unknown: 'bad',
  closed: 'warn',
};

/** What is in a carrier's list is shown first, and its parcels are added when the operator says so. */
export function ImportForm() {
  const [carrier, setCarrier] = useState<ListedCarrier>('dhl');
  const [text, setText] = useState('');
  const [withMail, setWithMail] = useState(true);
  const [rows, setRows] = useState<readonly TrackingRow[] | null>(null);
  const read = useWrite('importTracking', { touches: ['listDeskOrders', 'getDeskOrder', 'listWorkshopLines'] });
  const count = rows?.filter(({ stand }) => stand === 'new').length ?? 0;
  const ask = (take: boolean) =>
    read.mutate(
      { body: { text, carrier, take, withMail } },
      {
        onSuccess: ({ rowList }) => {
          setRows(rowList);
          if (take) say(words.taken({ count: rowList.filter(({ stand }) => stand === 'added').length }));
        },
        onError: sayFailure,
      },
    );
  const change = (value: string) => {
    setText(value);
    setRows(null);
  };
  return (
    <div className={styles.form}>
      <p>{words.hint}</p>
      <SelectField
        label={words.carrier}
        value={carrier}
        onChange={(id) => setCarrier(offered.find(({ value }) => value === id)?.value ?? carrier)}
        options={offered}
      />
      <label>
        {words.file}{' '}
        <input
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={(event) => void event.target.files?.[0]?.text().then(change)}
        />
      </label>
      <TextField isLong label={words.rows} value={text} onChange={change} />
      <CheckField label={words.withMail} isSelected={withMail} onChange={setWithMail} />
      <Button isDisabled={text.trim() === ''} busy={read.isPending} onPress={() => ask(false)}>
        {words.look}
      </Button>
      {rows ? <TrackingRows rows={rows} /> : null}
      {count > 0 ? (
        <Button kind="primary" busy={read.isPending} onPress={() => ask(true)}>
          {words.take({ count })}
        </Button>
      ) : null}
    </div>
  );
}

function TrackingRows({ rows }: { rows: readonly TrackingRow[] }) {
  if (rows.length === 0) return <p role="alert">{words.nothing}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ orderNumber, trackingNumber, stand }) => (
        <li key={`${orderNumber} ${trackingNumber}`} className={styles.row}>
          <span>
            {orderNumber} · {trackingNumber}
          </span>
          <Mark tone={tones[stand]}>{words.stands[stand]}</Mark>
        </li>
      ))}
    </ul>
  );
}
