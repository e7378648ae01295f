import { type ReactNode, useMemo, useState } from 'react';
import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { countryName } from '../commerce/country-name.ts';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Checkbox, Field, Select } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import {
  addressFields,
  addressOf,
  addressSchema,
  type AddressValues,
  contactSchema,
  hasCityLine,
  type Part,
  partsOf,
} from './address-form.ts';
import { words } from './address.words.ts';
import styles from './AddressForm.module.css';

/** What the field of the e-mail address needs besides its label. */
type EmailField = ReturnType<ReturnType<typeof useForm>['field']>;

type AddressFormProps = {
  countries: readonly Country[];
  initial: AddressValues;
  /** For somebody without an account: the address for his mails, '' when it is not known yet, and its field. */
  contact?: { email: string; renderField(field: EmailField): ReactNode };
  refused?: Record<string, string>;
  onChange?(values: AddressValues & { email?: string }): void;
  /** Asks whether the address shall be kept in the account; without `onKeep` it does not ask. */
  saveAddress?: boolean;
  onSaveAddressChange?(saveAddress: boolean): void;
  /** Something else to tick. */
  extra?: ReactNode;
  /** What the address is for, in the words of `autocomplete`. */
  use?: string;
  /** Answers the server's messages by field, or nothing when there are none. */
  onSubmit(address: PostalAddress, email: string): Promise<Record<string, string> | undefined>;
  /** Draws the button that sends the form. */
  renderFoot(busy: boolean): ReactNode;
};

const completions = { postalCode: 'postal-code', city: 'address-level2', region: 'address-level1' };

/** Asks for an address, the country first: it decides what else is asked, and what it is called. */
export function AddressForm(props: AddressFormProps) {
  const {
    countries,
    initial,
    contact,
    saveAddress = false,
    refused,
    onChange,
    onSaveAddressChange,
    onSubmit,
    renderFoot,
  } = props;
  const { use = 'section-ship shipping' } = props;
  const withEmail = contact !== undefined;
  const { form, field, values, set, summary, attempt, busy } = useForm<AddressBody & { email?: string }>({
    schema: useMemo(() => (withEmail ? contactSchema : addressSchema)(countries), [countries, withEmail]),
    initial: contact ? { ...initial, email: contact.email } : initial,
    ...(refused && { refused }),
    submit: (body) => onSubmit(addressOf(body, countries), body.email ?? ''),
    onChange: (next) => onChange?.(next as AddressValues),
  });
  const countryCode = values['countryCode'] ?? '';
  // The contract lists the country late; a person meets it first.
  const fieldIndexOf = ({ id }: { id: string }) => addressFields.findIndex((name) => field(name).id === id);
  const complete = (name: string) => `${use} ${name}`.trim();
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary.toSorted((a, b) => fieldIndexOf(a) - fieldIndexOf(b))} attempt={attempt} />
      {contact?.renderField(field('email'))}
      <CountrySelect
        countries={countries}
        control={{ autoComplete: complete('country'), ...field('countryCode') }}
        onChoose={(code) => set('countryCode', code)}
      />
      <RecipientFields field={field} complete={complete} />
      <Field
        label={hasCityLine(countries, countryCode) ? words.cityLine : words.line1}
        autoComplete={complete('address-line1')}
        {...field('line1')}
      />
      <RareField
        add={words.addLine2}
        label={words.line2}
        hint={words.line2Hint}
        control={{ autoComplete: complete('address-line2'), ...field('line2') }}
      />
      <div className={styles.place}>
        {partsOf(countries, countryCode).map((part) => (
          <AddressField
            key={part.field}
            // before the country is known, nobody can say that a part is not needed
            part={countryCode === '' ? { ...part, required: true } : part}
            control={{ autoComplete: complete(completions[part.field]), ...field(part.field) }}
          />
        ))}
      </div>
      <PhoneField control={{ autoComplete: complete('tel'), ...field('phone') }} />
      {props.extra}
      {onSaveAddressChange ? (
        <Checkbox
          label={words.keep}
          checked={saveAddress}
          onChange={(event) => onSaveAddressChange(event.target.checked)}
        />
      ) : null}
      {renderFoot(busy)}
    </form>
  );
}

type RecipientFieldsProps = {
  field: ReturnType<typeof useForm>['field'];
  /** The token of the browser's completion for a part of the address. */
  complete(name: string): string;
};

function RecipientFields({ field, complete }: RecipientFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={words.firstName} autoComplete={complete('given-name')} {...field('firstName')} />
        <Field label={words.lastName} autoComplete={complete('family-name')} {...field('lastName')} />
      </div>
      <RareField
        add={words.addCompany}
        label={words.company}
        control={{ autoComplete: complete('organization'), ...field('company') }}
      />
    </>
  );
}

type Control = ReturnType<ReturnType<typeof useForm>['field']> & { autoComplete: string };

interface RareFieldProps {
  /** What the button says that opens the field. */
  add: string;
  label: string;
  hint?: string;
  control: Control;
}

/** A field that few need: a button opens it. What is filled, or wrong, is open. */
function RareField({ add, label, hint, control }: RareFieldProps) {
  const [isAdded, setAdded] = useState(control.value !== '');
  const isOpen = isAdded || control.value !== '' || Boolean(control.error);
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.add}
        onClick={() => {
          setAdded(true);
          requestAnimationFrame(() => document.getElementById(control.id)?.focus());
        }}
      >
        {add}
      </button>
    );
  return <Field label={label} hint={hint} optional {...control} />;
}

function PhoneField({ control }: { control: Control }) {
  return <Field label={words.phone} hint={words.phoneHint} optional type="tel" inputMode="tel" {...control} />;
}

type CountrySelectProps = { countries: readonly Country[]; control: Control; onChoose(code: string): void };

function CountrySelect({ countries, control, onChoose }: CountrySelectProps) {
  const choices = useMemo(() => countryChoices(countries), [countries]);
  return (
    <Select label={words.country} {...control} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{words.chooseCountry}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** A part of the address that depends on the country: chosen where it is known what there is, typed elsewhere. */
function AddressField({ part: { label, required, choices }, control }: { part: Part; control: Control }) {
  if (choices.length === 0) return <Field label={label} optional={!required} inputMode="text" {...control} />;
  // What another country has left behind is no choice here.
  const isListedChoice = choices.some(({ value }) => value === control.value);
  return (
    <Select label={label} optional={!required} {...control} value={isListedChoice ? control.value : ''}>
      <option value="">{words.chooseRegion}</option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The countries by their names in the language of the page. */
function countryChoices(countries: readonly Country[]) {
  const countryOptions = countries.map((country) => ({ code: country.code, name: countryName(country) }));
  const { compare } = new Intl.Collator(intlLocale());
  return countryOptions.toSorted((a, b) => compare(a.name, b.name));
}
