import { useState } from 'react';
import { highestStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { listAddress } from '../table/remembered-lists.ts';
import type { ListItem } from '../table/use-list.ts';
import { StockSheet } from './StockSheet.tsx';
import { words } from './stock.words.ts';
import styles from './catalogue.module.css';

type Row = ListItem<'listLowStock'>;

const nameOf = ({ name, sku }: Row) => words.rowName({ name, sku });

/** Variants on sale that are sold out or low: how long they last, who waits for them, and a way to book what arrives. */
export function Screen() {
  const [opened, setOpened] = useState<Row | null>(null);
  const maySet = useMay('settings.write');
  const mayWrite = useMay('catalogue.write');
  return (
    <>
      <ScreenHead title={words.title} trail={[{ title: words.products, to: listAddress('/admin/products') }]} />
      {maySet ? <ShopThreshold /> : null}
      <DataTable
        call="listLowStock"
        label={words.title}
        columns={columns(setOpened)}
        rowKey={({ variantId }) => String(variantId)}
        rowName={nameOf}
        rowTo={({ productId }) => `/admin/products/${productId}`}
        empty={
          <>
            <h2>{words.empty}</h2>
            <p>{words.emptyNote}</p>
          </>
        }
      />
      {opened ? (
        <StockSheet variant={{ id: opened.variantId, sku: opened.sku }} onClose={() => setOpened(null)}>
          {mayWrite ? <OwnThreshold row={opened} /> : null}
        </StockSheet>
      ) : null}
    </>
  );
}

const columns = (onOpen: (row: Row) => void): Column<Row>[] => [
  {
    id: 'variant',
    title: words.variant,
    cell: ({ name, color, size, sku }) => (
      <span>
        {name} <span className={styles.soft}>{[color, size, sku].filter(Boolean).join(', ')}</span>
      </span>
    ),
    width: { share: 4, least: 220 },
  },
  {
    id: 'stock',
    title: words.stock,
    cell: ({ stock }) => (stock === 0 ? <Mark tone="bad">{words.soldOut}</Mark> : formatCount(stock)),
    kind: 'number',
    isSortable: true,
    onCard: 'side',
    width: { least: 112 },
  },
  { id: 'threshold', title: words.threshold, cell: ({ threshold }) => formatCount(threshold), width: { least: 96 } },
  { id: 'sold', title: words.sold, cell: ({ sold }) => formatCount(sold), width: { least: 136 } },
  {
    id: 'lasts',
    title: words.lasts,
    cell: ({ daysLeft, stock }) => (daysLeft === null || stock === 0 ? null : words.days({ count: daysLeft })),
    width: { least: 128 },
  },
  {
    id: 'waiting',
    title: words.waiting,
    cell: ({ waitingCount }) => (waitingCount === 0 ? null : words.waitingNote({ count: waitingCount })),
    kind: 'flag',
    isQuickFilter: true,
    width: { least: 128 },
  },
  {
    id: 'act',
    title: words.act,
    cell: (row) => (
      <Button small aria-label={words.openOf({ name: nameOf(row) })} onPress={() => onOpen(row)}>
        {words.open}
      </Button>
    ),
    width: { least: 136 },
  },
  { id: 'soldOut', title: words.soldOut, cell: () => null, kind: 'flag', isQuickFilter: true, isExtra: true },
];

const touches = ['listLowStock', 'getToday', 'getStockThreshold'] as const;
const numberIn = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) <= highestStockThreshold ? Number(text) : null;

/** From how many pieces on variants are low, for the whole shop. */
function ShopThreshold() {
  const present = useCall('getStockThreshold');
  return <Loaded of={present}>{({ threshold }) => <ShopThresholdForm key={threshold} threshold={threshold} />}</Loaded>;
}

function ShopThresholdForm({ threshold }: { threshold: number }) {
  const save = useWrite('setStockThreshold', { touches });
  const [typed, setTyped] = useState(String(threshold));
  const next = numberIn(typed);
  return (
    <form
      className={styles.threshold}
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== null)
          save.mutate({ body: { threshold: next } }, { onSuccess: () => say(words.saved), onError: sayFailure });
      }}
    >
      <TextField
        label={words.shopThreshold}
        hint={words.shopHint}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" busy={save.isPending} isDisabled={next === null || next === threshold}>
        {words.save}
      </Button>
    </form>
  );
}

/** The same for one variant; empty, the shop's holds. */
function OwnThreshold({ row: { variantId, ownThreshold } }: { row: Row }) {
  const save = useWrite('setVariantThreshold', { touches });
  const [typed, setTyped] = useState(ownThreshold === null ? '' : String(ownThreshold));
  const next = numberIn(typed);
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { params: { variantId: String(variantId) }, body: { threshold: next } },
          { onSuccess: () => say(words.saved), onError: sayFailure },
        );
      }}
    >
      <TextField
        label={words.ownThreshold}
        hint={words.ownHint}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" busy={save.isPending} isDisabled={next === null && typed.trim() !== ''}>
        {words.save}
      </Button>
    </form>
  );
}
