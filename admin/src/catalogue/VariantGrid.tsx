import { useState } from 'react';
import { plusIcon } from '@afterimage/ui/icons.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { CheckField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { AddValue } from './AddValue.tsx';
import { words } from './product.words.ts';
import type { DeskProduct } from './product-draft.ts';
import { StockSheet } from './StockSheet.tsx';
import { combined, emptyRow, type VariantChoices, type VariantRow } from './variant-rows.ts';
import { VariantTable } from './VariantTable.tsx';
import styles from './catalogue.module.css';

type Facts = Reply<'getProductFacts'>;

interface VariantGridProps {
  rows: readonly VariantRow[];
  onChange(rows: VariantRow[]): void;
  stored: DeskProduct['variantList'];
  /** Of the product, in minor units. */
  price: number;
  /** The article number of the product. */
  sku: string;
  facts: Facts;
  fields: Readonly<Record<string, string>> | undefined;
}

const valuesOf = (facts: Facts, id: string) => facts.attributeList.find((one) => one.id === id)?.valueList ?? [];

/** The variants of a product as a table that is edited in place, with what they differ in above it. */
export function VariantGrid({ rows, onChange, stored, price, sku, facts, fields }: VariantGridProps) {
  const choices: VariantChoices = { color: valuesOf(facts, 'color'), size: valuesOf(facts, 'size') };
  const [moved, setMoved] = useState<{ id: number; sku: string } | null>(null);
  return (
    <section aria-labelledby="variants" className={styles.part}>
      <h2 id="variants">{words.variants}</h2>
      <VariantOptions rows={rows} onChange={onChange} sku={sku} choices={choices} />
      <span className={styles.tools}>
        {facts.attributeList
          .filter(({ isOfVariants }) => isOfVariants)
          .map((attribute) => (
            <AddValue key={attribute.id} attribute={attribute} />
          ))}
      </span>
      <p className={styles.soft}>{words.variantsHint}</p>
      <VariantTable
        rows={rows}
        onChange={onChange}
        stored={stored}
        price={price}
        choices={choices}
        fields={fields}
        onMovements={setMoved}
      />
      <VariantErrors fields={fields} />
      <span>
        <Button small icon={plusIcon} onPress={() => onChange([...rows, emptyRow(`${sku}-${rows.length + 1}`)])}>
          {words.addVariant}
        </Button>
      </span>
      {moved ? <StockSheet variant={moved} onClose={() => setMoved(null)} /> : null}
    </section>
  );
}

interface VariantOptionsProps extends Pick<VariantGridProps, 'rows' | 'onChange' | 'sku'> {
  choices: VariantChoices;
}

/** The colors and sizes in which a product comes: every combination is a row. */
function VariantOptions({ rows, onChange, sku, choices }: VariantOptionsProps) {
  const isUsed = (column: 'color' | 'size', code: string) => rows.some((row) => row[column] === code);
  const toggle = (column: 'color' | 'size', toggledCode: string, isOn: boolean) => {
    const next = (of: 'color' | 'size') =>
      choices[of]
        .map(({ code }) => code)
        .filter((code) => (of === column && code === toggledCode ? isOn : isUsed(of, code)));
    onChange(combined(rows, { colors: next('color'), sizes: next('size'), sku }));
  };
  return (['color', 'size'] as const).map((column) => (
    <fieldset key={column} className={styles.checks}>
      <legend>
        {words.differsIn} ({words[column]})
      </legend>
      {choices[column].map(({ code, name }) => (
        <CheckField
          key={code}
          label={name}
          isSelected={isUsed(column, code)}
          onChange={(isOn) => toggle(column, code, isOn)}
        />
      ))}
    </fieldset>
  ));
}

function VariantErrors({ fields }: Pick<VariantGridProps, 'fields'>) {
  const errors = Object.entries(fields ?? {}).filter(([field]) => field.startsWith('variantList'));
  if (errors.length === 0) return null;
  return (
    <ul role="alert" className={styles.plain}>
      {errors.map(([field, text]) => (
        <li key={field} className={styles.error}>
          {text}
        </li>
      ))}
    </ul>
  );
}
