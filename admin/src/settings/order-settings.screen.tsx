import type { Reply } from '@afterimage/contract/api.ts';
import { orderSettingsLimits as limits, plateFault } from '@afterimage/contract/values/order-settings.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { DraftTextField } from '../form/DraftTextField.tsx';
import { TextField } from '../form/fields.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { words } from './order-settings.words.ts';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import styles from './settings.module.css';

type Settings = Reply<'getOrderSettings'>;
type Fields = Omit<Settings, 'version'>;

/** How long unpaid orders hold goods, how long designs and uploads are stored, and what the plates of print files are called. */
export function Screen() {
  const settings = useCall('getOrderSettings');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={settings}>{(data) => <SettingsForm settings={data} />}</Loaded>
    </>
  );
}

const periods = ['holdMinutes', 'draftDays', 'uploadDays'] as const;
const plates = ['whitePlate', 'engravingPlate'] as const;

function SettingsForm({ settings: { version, ...stored } }: { settings: Settings }) {
  const form = useDraft<Fields>({ stored, version });
  const save = useWrite('saveOrderSettings', { touches: ['getOrderSettings'] });
  const failure = save.error?.failure;
  const faults = faultsOf(form.draft);
  const errors = { ...failure?.fields, ...faults };
  return (
    <DraftFrame
      form={form}
      titles={titlesOf()}
      isInvalid={Object.keys(faults).length > 0}
      saving={save}
      onSave={() =>
        save.mutate(
          { body: { ...form.draft, version: form.version } },
          { onSuccess: () => say(settingsWords.saved), onError: sayUnlessInForm },
        )
      }
    >
      <div className={styles.parts}>
        <Periods form={form} errors={errors} />
        <Plates form={form} errors={errors} />
      </div>
    </DraftFrame>
  );
}

interface PartProps {
  form: DraftForm<Fields>;
  errors: Readonly<Record<string, string>>;
}

function Periods({ form: { draft, change }, errors }: PartProps) {
  const hints = { holdMinutes: words.holdHint, draftDays: words.draftHint, uploadDays: words.uploadHint };
  return (
    <section aria-labelledby="periods" className={styles.part}>
      <h2 id="periods">{words.periods}</h2>
      {periods.map((field) => (
        <TextField
          key={field}
          label={titlesOf()[field]}
          hint={hints[field]}
          inputMode="numeric"
          value={Number.isNaN(draft[field]) ? '' : String(draft[field])}
          onChange={(text) => change({ [field]: wholeNumber(text) })}
          error={errors[field]}
        />
      ))}
    </section>
  );
}

function Plates({ form: { draft, change }, errors }: PartProps) {
  const texts = { draft, change, errors };
  return (
    <section aria-labelledby="plates" className={styles.part}>
      <h2 id="plates">{words.plates}</h2>
      <p className={styles.soft}>{words.platesNote}</p>
      {plates.map((field) => (
        <DraftTextField key={field} {...texts} field={field} label={titlesOf()[field]} maxLength={limits.plate} />
      ))}
    </section>
  );
}

const titlesOf = (): Record<keyof Fields, string> => ({
  holdMinutes: words.hold,
  draftDays: words.drafts,
  uploadDays: words.uploads,
  whitePlate: words.white,
  engravingPlate: words.engraving,
});

/** NaN for what is no whole number. */
const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What is wrong with what is typed, by field. */
function faultsOf(draft: Fields): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of periods) {
    const most = field === 'holdMinutes' ? limits.hold : limits.storage;
    if (!(draft[field] >= 1 && draft[field] <= most)) faults[field] = words.wrongNumber({ most });
  }
  for (const field of plates) {
    const fault = plateFault(draft[field]);
    if (fault !== null) faults[field] = fault === 'reserved' ? words.reserved : words.wrongName;
  }
  const [white, engraving] = plates.map((field) => draft[field].trim().toLowerCase());
  if (white === engraving) faults['engravingPlate'] ??= words.sameName;
  return faults;
}
