import type { Reply } from '@afterimage/contract/api.ts';
import { currencies, shopDetailLimits as limits } from '@afterimage/contract/values/shop-details.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { type CallInput, useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { DraftTextField } from '../form/DraftTextField.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { countryName } from './country-name.ts';
import { DetailsPreview } from './previews/DetailsPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import { words } from './shop-details.words.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';

type Details = Reply<'getShopDetails'>;
type Body = NonNullable<CallInput<'saveShopDetails'>['body']>;
type Fields = Omit<Details, 'version' | 'hasOrders' | 'countryList'>;

/** The name of the shop, who sells, and where it is at home. */
export function Screen() {
  const details = useCall('getShopDetails');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={details}>{(data) => <DetailsForm details={data} />}</Loaded>
    </>
  );
}

function DetailsForm({ details: { version, hasOrders, countryList, ...stored } }: { details: Details }) {
  const form = useDraft({ stored, version });
  const save = useWrite('saveShopDetails', { touches: ['getShopDetails', 'getChecklist'] });
  const { draft } = form;
  const faults = faultsOf(draft);
  // The demo's own address is no e-mail address. The form says so only once something is changed.
  const errors = { ...save.error?.failure.fields, ...(form.changed.length > 0 && faults) };
  const isValid = Object.keys(faults).length === 0;
  const submit = () => {
    const address = draft.address.map((line) => line.trim()).filter(Boolean);
    save.mutate(
      { body: { ...draft, currency: draft.currency as Body['currency'], address, version: form.version } },
      { onSuccess: () => say(settingsWords.saved), onError: sayUnlessInForm },
    );
  };
  return (
    <div>
      <DraftFrame
        form={form}
        titles={titlesOf()}
        show={(field, value) =>
          Array.isArray(value) ? value.join(', ') : field === 'homeCountry' ? countryName(String(value)) : String(value)
        }
        isInvalid={!isValid}
        saving={save}
        onSave={submit}
      >
        <div className={previewStyles.beside}>
          <DetailsFields form={form} errors={errors} hasOrders={hasOrders} countryList={countryList} />
          <DetailsPreview stored={stored} draft={draft} />
        </div>
      </DraftFrame>
    </div>
  );
}

interface DetailsFieldsProps {
  form: ReturnType<typeof useDraft<Fields>>;
  errors: Readonly<Record<string, string>>;
  hasOrders: boolean;
  countryList: readonly string[];
}

function DetailsFields({ form: { draft, change }, errors, hasOrders, countryList }: DetailsFieldsProps) {
  const titles = titlesOf();
  const texts = { draft, change, errors };
  return (
    <div className={styles.part}>
      <DraftTextField {...texts} field="name" label={titles.name} maxLength={limits.name} />
      <TextField
        isLong
        label={titles.address}
        hint={words.addressHint}
        error={errors['address']}
        value={draft.address.join('\n')}
        onChange={(text) => change({ address: text.split('\n') })}
      />
      <DraftTextField {...texts} field="taxId" label={titles.taxId} hint={words.taxIdHint} maxLength={limits.taxId} />
      <DraftTextField
        {...texts}
        field="mail"
        label={titles.mail}
        hint={words.mailHint}
        type="email"
        maxLength={limits.mail}
      />
      <SelectField
        label={titles.homeCountry}
        hint={words.homeCountryHint}
        error={errors['homeCountry']}
        value={draft.homeCountry}
        options={countryOptions(countryList)}
        onChange={(homeCountry) => change({ homeCountry })}
      />
      <SelectField
        label={titles.currency}
        hint={hasOrders ? words.currencyFixed : words.currencyHint}
        error={errors['currency']}
        value={draft.currency}
        isDisabled={hasOrders}
        options={[...new Set([draft.currency, ...currencies])].map((code) => ({
          value: code,
          label: `${code} – ${currencyName(code)}`,
        }))}
        onChange={(currency) => change({ currency })}
      />
      <SelectField
        label={titles.timeZone}
        hint={words.timeZoneHint}
        error={errors['timeZone']}
        value={draft.timeZone}
        options={timeZoneOptions(draft.timeZone)}
        onChange={(timeZone) => change({ timeZone })}
      />
    </div>
  );
}

const titlesOf = () => ({
  name: words.name,
  address: words.address,
  taxId: words.taxId,
  mail: words.mail,
  homeCountry: words.homeCountry,
  currency: words.currency,
  timeZone: words.timeZone,
});

/** What is wrong with what is typed, by field. */
function faultsOf({ name, address, mail }: Fields): Record<string, string> {
  const addressText = addressFault(address);
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(addressText !== undefined && { address: addressText }),
    ...(!/^\S+@\S+\.\S+$/.test(mail.trim()) && { mail: words.wrongMail }),
  };
}

/** What is wrong with the typed lines of an address; empty ones are left out when it is saved. */
function addressFault(typed: readonly string[]): string | undefined {
  const lines = typed.map((line) => line.trim()).filter(Boolean);
  if (lines.length === 0) return words.addressMissing;
  const isLong = lines.length > limits.addressLines || lines.some((line) => line.length > limits.addressLine);
  return isLong ? words.addressLong({ lines: limits.addressLines, length: limits.addressLine }) : undefined;
}

const countryOptions = (codes: readonly string[]) =>
  codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, intlLocale()));

const currencyName = (code: string): string =>
  new Intl.DisplayNames(intlLocale(), { type: 'currency' }).of(code) ?? code;

/** All that the browser knows; the present one may have another name there. */
const timeZoneOptions = (present: string) =>
  [...new Set([present, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
