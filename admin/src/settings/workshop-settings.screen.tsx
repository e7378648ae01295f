import type { Reply } from '@afterimage/contract/api.ts';
import { printNameOf } from '@afterimage/contract/values/print-names.ts';
import { weekdayName } from '../audit/change-lines.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame } from '../form/DraftFrame.tsx';
import { CheckField, TextField } from '../form/fields.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { shopDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { shopZone } from '../parts/shop-place.ts';
import { say, sayFailure } from '../parts/toast.ts';
import { ClosedDates } from './ClosedDates.tsx';
import { spansText } from './day-spans.ts';
import { WorkshopPreview } from './previews/WorkshopPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words } from './settings.words.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';

type Settings = Reply<'getWorkshopSettings'>;
type Fields = Omit<Settings, 'version'>;

/** When the workshop works, and what print files are called. */
export function Screen() {
  const settings = useCall('getWorkshopSettings');
  return (
    <>
      <ScreenHead title={words.workshop} trail={settingsTrail()} />
      <Loaded of={settings}>{(data) => <SettingsForm settings={data} />}</Loaded>
    </>
  );
}

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

const titles = (): Record<keyof Fields, string> => ({
  cutOff: words.cutOff,
  productionDays: words.productionDays,
  closedWeekdayList: words.closedWeekdays,
  closedDateList: words.closedDates,
  printNamePattern: words.printNamePattern,
});

function valueText(field: keyof Fields, value: unknown): string {
  if (field === 'closedWeekdayList') return (value as number[]).map(weekdayName).join(', ') || words.nothing;
  if (field === 'closedDateList') return spansText(value as string[]) || words.nothing;
  return String(value);
}

function SettingsForm({ settings: { version, ...stored } }: { settings: Settings }) {
  const form = useDraft<Fields>({ stored, version });
  const save = useWrite('saveWorkshopSettings', { touches: ['getWorkshopSettings', 'getToday'] });
  const failure = save.error?.failure;
  return (
    <DraftFrame
      form={form}
      titles={titles()}
      show={valueText}
      isInvalid={Number.isNaN(form.draft.productionDays)}
      saving={save}
      onSave={() =>
        save.mutate(
          { body: { ...form.draft, version: form.version } },
          { onSuccess: () => say(words.saved), onError: sayFailure },
        )
      }
    >
      <div className={previewStyles.beside}>
        <div className={styles.parts}>
          <WorkingDays form={form} fields={failure?.fields} />
          <ClosedDates
            days={form.draft.closedDateList}
            onChange={(closedDateList) => form.change({ closedDateList })}
          />
          <PrintNames form={form} error={failure?.fields?.['printNamePattern']} />
        </div>
        <WorkshopPreview stored={stored} draft={form.draft} />
      </div>
    </DraftFrame>
  );
}

interface PartProps {
  form: DraftForm<Fields>;
}

function WorkingDays({ form, fields }: PartProps & { fields: Readonly<Record<string, string>> | undefined }) {
  const { cutOff, productionDays, closedWeekdayList } = form.draft;
  const toggle = (day: number, isClosed: boolean) => {
    const others = closedWeekdayList.filter((one) => one !== day);
    form.change({ closedWeekdayList: (isClosed ? [...others, day] : others).toSorted((a, b) => a - b) });
  };
  return (
    <section aria-labelledby="days" className={styles.part}>
      <h2 id="days">{words.days}</h2>
      <TextField
        label={words.cutOff}
        hint={words.cutOffHint({ zone: shopZone() })}
        type="time"
        value={cutOff}
        onChange={(value) => form.change({ cutOff: value })}
        error={fields?.['cutOff']}
      />
      <TextField
        label={words.productionDays}
        hint={words.productionDaysHint}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(productionDays) ? '' : String(productionDays)}
        onChange={(value) => form.change({ productionDays: value === '' ? Number.NaN : Number(value) })}
        error={fields?.['productionDays']}
      />
      <fieldset className={styles.checks}>
        <legend>{words.closedWeekdays}</legend>
        {weekdays.map((day) => (
          <CheckField
            key={day}
            label={weekdayName(day)}
            isSelected={closedWeekdayList.includes(day)}
            onChange={(isClosed) => toggle(day, isClosed)}
          />
        ))}
      </fieldset>
    </section>
  );
}

function PrintNames({ form, error }: PartProps & { error: string | undefined }) {
  const { printNamePattern } = form.draft;
  const order = {
    order: 'A10001',
    line: 1,
    sku: 'MUG-W',
    product: 'mug',
    side: 'front',
    n: 1,
    qty: 2,
    date: shopDay(),
  };
  return (
    <section aria-labelledby="files" className={styles.part}>
      <h2 id="files">{words.files}</h2>
      <TextField
        label={words.printNamePattern}
        hint={words.printNameHint({ example: `${printNameOf(printNamePattern, order)}.pdf` })}
        maxLength={200}
        value={printNamePattern}
        onChange={(value) => form.change({ printNamePattern: value })}
        error={error}
      />
      <p className={styles.soft}>
        <code>
          {Object.keys(order)
            .map((name) => `{${name}}`)
            .join(' ')}
        </code>
      </p>
    </section>
  );
}
