import { useState } from 'react';
import {
  measuresOf,
  type SizeDrawing,
  sizeDrawings,
  type SizeMeasure,
} from '@afterimage/contract/values/size-guide.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import type { DraftForm } from '../form/use-draft.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import type { ProductDraft } from './product-draft.ts';
import { words } from './safety.words.ts';
import styles from './catalogue.module.css';

type Guide = NonNullable<ProductDraft['sizeGuide']>;

interface SizeGuideProps {
  form: DraftForm<ProductDraft>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** The measures of the sizes of a product. */
export function SizeGuideFields({ form: { draft, change }, fields }: SizeGuideProps) {
  const { sizeGuide } = draft;
  const ofVariants = draft.variantList.flatMap(({ size }) => size ?? []);
  const sizes = [...new Set([...(sizeGuide?.rowList.map(({ size }) => size) ?? []), ...ofVariants])];
  if (sizes.length === 0) return null;
  const set = (guide: Guide | null) => change({ sizeGuide: guide });
  return (
    <section aria-labelledby="size-guide" className={styles.part}>
      <h2 id="size-guide">{words.sizeGuide}</h2>
      <CheckField
        label={words.hasGuide}
        isSelected={sizeGuide !== null}
        onChange={(isOn) => set(isOn ? emptyGuide(sizes, 'top') : null)}
      />
      {sizeGuide ? <GuideFields guide={sizeGuide} sizes={sizes} fields={fields} onChange={set} /> : null}
    </section>
  );
}

/** Measures that are not filled in are NaN; the server refuses their size. */
const emptyGuide = (sizes: readonly string[], drawing: SizeDrawing): Guide => ({
  drawing,
  measured: 'garment',
  measureList: measuresOf[drawing].slice(0, 1),
  rowList: sizes.map((size) => ({ size, valueList: [] })),
});

/** A measure of a size; undefined where the size has none. */
const measureIn = ({ measureList, rowList }: Guide, size: string, measure: SizeMeasure): number | undefined =>
  rowList.find((row) => row.size === size)?.valueList[measureList.indexOf(measure)];

interface GuideFieldsProps {
  guide: Guide;
  sizes: readonly string[];
  fields: Readonly<Record<string, string>> | undefined;
  onChange(guide: Guide): void;
}

function GuideFields({ guide, sizes, fields, onChange }: GuideFieldsProps) {
  const { drawing, measured, measureList, rowList } = guide;
  const valueOf = (size: string, measure: SizeMeasure) => measureIn(guide, size, measure);
  /** The guide with other measures, of which each size keeps those that it has. */
  const withMeasures = (measures: SizeMeasure[]): Guide => ({
    ...guide,
    measureList: measures,
    rowList: rowList.map(({ size }) => ({
      size,
      valueList: measures.map((measure) => valueOf(size, measure) ?? Number.NaN),
    })),
  });
  const setValue = (size: string, measure: SizeMeasure, value = Number.NaN) => {
    const valueList = measureList.map((one) => (one === measure ? value : (valueOf(size, one) ?? Number.NaN)));
    const row = { size, valueList };
    const isThere = rowList.some((one) => one.size === size);
    onChange({
      ...guide,
      rowList: isThere ? rowList.map((one) => (one.size === size ? row : one)) : [...rowList, row],
    });
  };
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={words.drawing}
          value={drawing}
          options={sizeDrawings.map((value) => ({ value, label: words.drawings[value] }))}
          onChange={(value) => onChange(emptyGuide(sizes, value as SizeDrawing))}
        />
        <SelectField
          label={words.measured}
          value={measured}
          options={(['garment', 'body'] as const).map((value) => ({ value, label: words.measuredOf[value] }))}
          onChange={(value) => onChange({ ...guide, measured: value === 'body' ? 'body' : 'garment' })}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{words.measures}</legend>
        {measuresOf[drawing].map((measure) => (
          <CheckField
            key={measure}
            label={words.measureOf[measure]}
            isSelected={measureList.includes(measure)}
            isDisabled={measureList.length === 1 && measureList[0] === measure}
            onChange={(isOn) =>
              onChange(withMeasures(isOn ? [...measureList, measure] : measureList.filter((one) => one !== measure)))
            }
          />
        ))}
      </fieldset>
      {sizes.map((size) => {
        const at = rowList.findIndex((row) => row.size === size);
        const error = fields?.[`sizeGuide.rowList.${at}`];
        return (
          <div key={size} className={styles.fields}>
            {measureList.map((measure, place) => (
              <MeasureField
                key={`${drawing} ${measure}`}
                label={words.cell({ size: size.toUpperCase(), measure: words.measureOf[measure] })}
                value={valueOf(size, measure)}
                onChange={(value) => setValue(size, measure, value)}
                error={place === 0 ? error : undefined}
              />
            ))}
          </div>
        );
      })}
    </>
  );
}

interface MeasureFieldProps {
  label: string;
  value: number | undefined;
  onChange(value: number | undefined): void;
  error: string | undefined;
}

/** A number with at most one digit behind the point; what is typed stays as it was typed. */
function MeasureField({ label, value, onChange, error }: MeasureFieldProps) {
  const [text, setText] = useState(
    value === undefined || Number.isNaN(value) ? '' : new Intl.NumberFormat(intlLocale()).format(value),
  );
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setText(next);
        const number = Number(next.trim().replace(',', '.'));
        onChange(next.trim() !== '' && number > 0 ? number : undefined);
      }}
      error={error}
    />
  );
}
