import type { Reply } from '@afterimage/contract/api.ts';
import { taxModes } from '@afterimage/contract/values/taxes.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame } from '../form/DraftFrame.tsx';
import { CheckField, SelectField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { TaxPreview } from './previews/TaxPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import { TaxRates } from './TaxRates.tsx';
import { words } from './taxes.words.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';

type Taxes = Reply<'getTaxes'>;

/** Whose value added tax is charged, and the rates of countries by the day. */
export function Screen() {
  const taxes = useCall('getTaxes');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={taxes}>
        {(data) => (
          <div className={styles.parts}>
            <ModeForm taxes={data} />
            <TaxRates rateList={data.rateList} homeCountry={data.homeCountry} untaxedList={data.untaxedList} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function ModeForm({ taxes }: { taxes: Taxes }) {
  const { taxMode, taxedExports, version } = taxes;
  const form = useDraft({ stored: { taxMode, taxedExports }, version });
  const save = useWrite('saveTaxSettings', { touches: ['getTaxes'] });
  const titles = { taxMode: words.mode, taxedExports: words.taxedExportsName };
  return (
    <div>
      <DraftFrame
        form={form}
        titles={titles}
        show={(_field, value) =>
          typeof value === 'boolean' ? (value ? words.yes : words.no) : words.modes[value as Taxes['taxMode']]
        }
        saving={save}
        onSave={() =>
          save.mutate(
            { body: { ...form.draft, version: form.version } },
            { onSuccess: () => say(words.saved), onError: sayFailure },
          )
        }
      >
        <div className={previewStyles.beside}>
          <div className={styles.part}>
            <SelectField
              label={words.mode}
              value={form.draft.taxMode}
              options={taxModes.map((value) => ({ value, label: words.modes[value] }))}
              onChange={(value) => form.change({ taxMode: taxModes.find((one) => one === value) ?? taxMode })}
            />
            <CheckField
              label={words.taxedExports}
              isSelected={form.draft.taxedExports}
              onChange={(isTaxed) => form.change({ taxedExports: isTaxed })}
            />
          </div>
          <TaxPreview taxes={taxes} draft={form.draft} />
        </div>
      </DraftFrame>
    </div>
  );
}
