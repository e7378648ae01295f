import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { trashIcon } from '@afterimage/ui/icons.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './product.words.ts';
import { writtenPrice } from './typed-price.ts';
import {
  figureColumns,
  filledDown,
  pasted,
  type VariantChoices,
  type VariantColumn,
  variantColumns,
  type VariantRow,
  withCell,
} from './variant-rows.ts';
import styles from './catalogue.module.css';

interface VariantTableProps {
  rows: readonly VariantRow[];
  onChange(rows: VariantRow[]): void;
  stored: DeskProduct['variantList'];
  /** Of the product, in minor units. */
  price: number;
  choices: VariantChoices;
  fields: Readonly<Record<string, string>> | undefined;
  /** Shows what has changed the stock of a variant. */
  onMovements(variant: { id: number; sku: string }): void;
}

/** What keys, pasting and typing do in the cells. */
function useCells({ rows, onChange, choices }: Pick<VariantTableProps, 'rows' | 'onChange' | 'choices'>) {
  const table = useRef<HTMLTableElement>(null);
  const press = (event: KeyboardEvent, row: number, column: VariantColumn) => {
    const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isChoice = event.currentTarget instanceof HTMLSelectElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      onChange(filledDown(rows, row, column));
    } else if (step !== 0 && !(isChoice && event.key !== 'Enter')) {
      event.preventDefault();
      table.current?.querySelector<HTMLElement>(`[data-cell="${row + step} ${column}"]`)?.focus();
    }
  };
  const paste = (event: ClipboardEvent, row: number, column: VariantColumn) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange(pasted(rows, { row, column }, text, choices));
  };
  const change = (row: number, column: VariantColumn, text: string) => {
    const present = rows[row];
    const next = present && withCell(present, column, text, choices);
    if (next) onChange(rows.map((one, at) => (at === row ? next : one)));
  };
  return { table, press, paste, change };
}

/** A table of fields: arrows lead up and down, cells of a spreadsheet can be pasted, Ctrl D fills the rows below. */
export function VariantTable({ rows, onChange, stored, price, choices, fields, onMovements }: VariantTableProps) {
  /** What holds where nothing was typed. */
  const placeholderOf = (row: VariantRow, column: VariantColumn) =>
    column === 'price'
      ? writtenPrice(price)
      : column === 'stock'
        ? String(stored.find(({ id }) => id === row.id)?.stock ?? 0)
        : '';
  const { table, press, paste, change } = useCells({ rows, onChange, choices });
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid} aria-labelledby="variants">
        <thead>
          <tr>
            {variantColumns.map((column) => (
              <th key={column} scope="col" className={figureColumns.includes(column) ? styles.figure : undefined}>
                {words[column]}
              </th>
            ))}
            <th scope="col" className={styles.narrow}>
              <span className="visually-hidden">{words.rowTools}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows that are new have nothing else
            <tr key={row.id ?? `new ${at}`}>
              {variantColumns.map((column) => (
                <td key={column}>
                  <Cell
                    row={row}
                    column={column}
                    choices={choices}
                    placeholder={placeholderOf(row, column)}
                    error={fields?.[`variantList.${at}.${column}`]}
                    common={{
                      'aria-label': words.variantField({ field: words[column], row: at + 1 }),
                      'data-cell': `${at} ${column}`,
                      className: styles.cell ?? '',
                      onKeyDown: (event) => press(event, at, column),
                      onPaste: (event) => paste(event, at, column),
                      onChange: (event) => change(at, column, event.target.value),
                    }}
                  />
                </td>
              ))}
              <td className={styles.narrow}>
                <RowTools
                  row={row}
                  number={at + 1}
                  isOnly={rows.length === 1}
                  onMovements={onMovements}
                  onRemove={() => onChange(rows.filter((_, index) => index !== at))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowToolsProps extends Pick<VariantTableProps, 'onMovements'> {
  row: VariantRow;
  number: number;
  isOnly: boolean;
  onRemove(): void;
}

const RowTools = ({ row: { id, sku }, number, isOnly, onMovements, onRemove }: RowToolsProps) => (
  <>
    <Button
      small
      kind="quiet"
      isDisabled={id === null}
      aria-label={words.openMovements({ row: number })}
      onPress={() => id !== null && onMovements({ id, sku })}
    >
      ±
    </Button>
    <IconButton icon={trashIcon} label={words.removeVariant({ row: number })} isDisabled={isOnly} onPress={onRemove} />
  </>
);

interface CellProps {
  row: VariantRow;
  column: VariantColumn;
  choices: VariantChoices;
  placeholder: string;
  error: string | undefined;
  common: {
    'aria-label': string;
    'data-cell': string;
    className: string;
    onKeyDown(event: KeyboardEvent): void;
    onPaste(event: ClipboardEvent): void;
    onChange(event: { target: { value: string } }): void;
  };
}

function Cell({ row, column, choices, placeholder, error, common }: CellProps) {
  const shared = { ...common, 'aria-invalid': error ? (true as const) : undefined };
  if (column === 'color' || column === 'size')
    return (
      <select {...shared} value={row[column] ?? ''}>
        <option value="">{words.none}</option>
        {choices[column].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
  if (column === 'sku') return <input {...shared} value={row.sku} maxLength={60} />;
  if (column === 'price' || column === 'cost')
    return <input {...shared} value={row[column]} placeholder={placeholder} inputMode="decimal" maxLength={12} />;
  return <input {...shared} value={row.stock ?? ''} placeholder={placeholder} inputMode="numeric" maxLength={7} />;
}
