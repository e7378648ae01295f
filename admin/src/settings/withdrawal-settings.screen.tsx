import type { Reply } from '@afterimage/contract/api.ts';
import { leastWithdrawalDays, mostWithdrawalDays } from '@afterimage/contract/values/withdrawals.ts';
import { useState } from 'react';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame } from '../form/DraftFrame.tsx';
import { CheckField, TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { WithdrawalPreview } from './previews/WithdrawalPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import { words } from './withdrawal-settings.words.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';

/** For how long, and from which items, customers may withdraw. */
export function Screen() {
  const settings = useCall('getWithdrawalSettings');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={settings}>{(data) => <SettingsForm settings={data} />}</Loaded>
    </>
  );
}

function SettingsForm({ settings: { version, ...stored } }: { settings: Reply<'getWithdrawalSettings'> }) {
  const form = useDraft({ stored, version });
  const save = useWrite('saveWithdrawalSettings', { touches: ['getWithdrawalSettings'] });
  // What is typed may be no number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = form.draft.withdrawalDays >= leastWithdrawalDays && form.draft.withdrawalDays <= mostWithdrawalDays;
  const titles = { withdrawalDays: words.days, withdrawsPersonalized: words.personalizedName };
  const discard = () => {
    setTyped(null);
    form.discard();
  };
  return (
    <div>
      <DraftFrame
        form={{ ...form, discard }}
        titles={titles}
        show={(_field, value) => (typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value))}
        isInvalid={!isValid}
        saving={save}
        onSave={() =>
          save.mutate(
            { body: { ...form.draft, version: form.version } },
            { onSuccess: () => say(settingsWords.saved), onError: sayFailure },
          )
        }
      >
        <div className={previewStyles.beside}>
          <div className={styles.part}>
            <TextField
              label={words.days}
              hint={words.daysHint({ least: leastWithdrawalDays })}
              error={isValid ? undefined : words.wrongDays({ least: leastWithdrawalDays, most: mostWithdrawalDays })}
              inputMode="numeric"
              value={typed ?? String(form.draft.withdrawalDays)}
              onChange={(text) => {
                setTyped(text);
                form.change({ withdrawalDays: /^\d{1,4}$/.test(text) ? Number(text) : 0 });
              }}
              onBlur={() => isValid && setTyped(null)}
            />
            <CheckField
              label={words.personalized}
              isSelected={form.draft.withdrawsPersonalized}
              onChange={(withdrawsPersonalized) => form.change({ withdrawsPersonalized })}
            />
          </div>
          {isValid ? <WithdrawalPreview stored={stored} draft={form.draft} /> : null}
        </div>
      </DraftFrame>
    </div>
  );
}
