import { type FormEvent, useState } from 'react';
import {
  type ColumnKind,
  type DaySpan,
  daySpans,
  type FilterTest,
  testsOfKind,
} from '@afterimage/contract/values/list-filters.ts';
import { Button } from '../parts/Button.tsx';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import type { Column } from './columns.ts';
import { type Draft, draftOf, testOf } from './filter-draft.ts';
import { words } from './table.words.ts';
import styles from './Filters.module.css';

interface FilterEditorProps<Item> {
  column: Column<Item>;
  test: FilterTest | null;
  /** Null takes the filter away. */
  onSettle(test: FilterTest | null): void;
}

/** What a column must be: a condition and its values, by the kind of the column. */
export function FilterEditor<Item>({ column, test, onSettle }: FilterEditorProps<Item>) {
  const kind = column.kind ?? 'text';
  const [draft, setDraft] = useState(() => draftOf(kind, test));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSettle(testOf(kind, draft));
  };
  const tests = testsOfKind[kind];
  return (
    <form className={styles.editor} onSubmit={submit}>
      {tests.length > 1 ? (
        <SelectField
          label={words.condition}
          value={draft.is}
          onChange={(is) => change({ is: is as FilterTest['is'] })}
          options={tests.map((is) => ({ value: is, label: words.tests[is] }))}
        />
      ) : null}
      <DraftFields column={column} kind={kind} draft={draft} change={change} />
      <div className={styles.editorFoot}>
        <Button small kind="quiet" onPress={() => onSettle(null)}>
          {words.remove}
        </Button>
        <Button small kind="primary" type="submit">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

interface DraftFieldsProps<Item> {
  column: Column<Item>;
  kind: ColumnKind;
  draft: Draft;
  change(part: Partial<Draft>): void;
}

function DraftFields<Item>({ column, kind, draft, change }: DraftFieldsProps<Item>) {
  const bound = kind === 'moment' || kind === 'day' ? 'date' : 'text';
  if (draft.is === 'empty' || draft.is === 'filled') return null;
  if (draft.is === 'between')
    return (
      <div className={styles.bounds}>
        <TextField label={words.least} type={bound} value={draft.from} onChange={(from) => change({ from })} />
        <TextField label={words.most} type={bound} value={draft.to} onChange={(to) => change({ to })} />
      </div>
    );
  if (draft.is === 'span')
    return (
      <SelectField
        label={words.value}
        value={draft.span}
        onChange={(span) => change({ span: span as DaySpan })}
        options={daySpans.map((span) => ({ value: span, label: words.spans[span] }))}
      />
    );
  const choices =
    kind === 'flag'
      ? [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]
      : column.choices;
  if (choices && (draft.is === 'anyOf' || draft.is === 'noneOf'))
    return (
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            isSelected={draft.values.includes(value)}
            onChange={(isOn) =>
              change({ values: isOn ? [...draft.values, value] : draft.values.filter((one) => one !== value) })
            }
          />
        ))}
      </div>
    );
  return <TextField label={words.value} value={draft.text} onChange={(text) => change({ text })} />;
}
