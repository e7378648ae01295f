import type { ReactNode } from 'react';
import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Checkbox, Field, Select } from '../ui/Field.tsx';
import { useForm } from '../use-form.ts';
import { addressFields, addressOf, addressSchema, type AddressValues, contactSchema, rulesOf } from './address-form.ts';
import { words } from './account.words.ts';
import styles from './AddressForm.module.css';

/** What the field of the e-mail address needs besides its label. */
export type EmailField = ReturnType<ReturnType<typeof useForm>['field']>;

type AddressFormProps = {
  countries: readonly Country[];
  initial: AddressValues;
  /** For somebody without an account: the address for his mails, '' when it is not known yet, and its field. */
  contact?: { email: string; renderField(field: EmailField): ReactNode };
  keep?: boolean;
  refused?: Record<string, string>;
  onChange(values: AddressValues & { email?: string }): void;
  /** Without it nobody is asked whether the address is to be kept. */
  onKeep?(keep: boolean): void;
  /** Answers the server's messages by field, or nothing when there are none. */
  onSubmit(address: PostalAddress, email: string): Promise<Record<string, string> | undefined>;
  /** Draws the button that sends the form. */
  renderFoot(busy: boolean): ReactNode;
};

/** Asks for an address, the country first: it decides what else is asked. */
export function AddressForm(props: AddressFormProps) {
  const { countries, initial, contact, keep, refused, onChange, onKeep, onSubmit, renderFoot } = props;
  const { form, field, values, set, summary, attempt, busy } = useForm<AddressBody & { email?: string }>({
    schema: contact ? contactSchema : addressSchema,
    initial: contact ? { ...initial, email: contact.email } : initial,
    ...(refused && { refused }),
    submit: (body) => onSubmit(addressOf(body), body.email ?? ''),
    onChange: (next) => onChange(next as AddressValues),
  });
  // The contract lists the country late; a person meets it first.
  const placeOf = ({ id }: { id: string }) => addressFields.findIndex((name) => field(name).id === id);
  const rules = rulesOf(values['countryCode'] ?? '');
  const ship = (name: string) => `section-ship shipping ${name}`;
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary.toSorted((a, b) => placeOf(a) - placeOf(b))} attempt={attempt} />
      {contact?.renderField(field('email'))}
      <Select
        label={words.country}
        autoComplete={ship('country')}
        {...field('countryCode')}
        onChange={(event) => set('countryCode', event.target.value)}
      >
        <option value="">{words.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.pair}>
        <Field label={words.firstName} autoComplete={ship('given-name')} {...field('firstName')} />
        <Field label={words.lastName} autoComplete={ship('family-name')} {...field('lastName')} />
      </div>
      <Field label={words.company} optional autoComplete={ship('organization')} {...field('company')} />
      <Field label={words.line1} autoComplete={ship('address-line1')} {...field('line1')} />
      <Field
        label={words.line2}
        hint={words.line2Hint}
        optional
        autoComplete={ship('address-line2')}
        {...field('line2')}
      />
      <div className={styles.place}>
        <Field
          label={rules.postalCode.name}
          optional={!rules.postalCode.needed}
          inputMode="text"
          autoComplete={ship('postal-code')}
          {...field('postalCode')}
        />
        <Field label={words.city} autoComplete={ship('address-level2')} {...field('city')} />
      </div>
      {rules.region ? (
        <Field
          label={rules.region.name}
          optional={!rules.region.needed}
          autoComplete={ship('address-level1')}
          {...field('region')}
        />
      ) : null}
      <Field
        label={words.phone}
        hint={words.phoneHint}
        optional
        type="tel"
        inputMode="tel"
        autoComplete={ship('tel')}
        {...field('phone')}
      />
      {onKeep ? (
        <Checkbox label={words.keep} checked={keep ?? false} onChange={(event) => onKeep(event.target.checked)} />
      ) : null}
      {renderFoot(busy)}
    </form>
  );
}
