import type { Reply } from '@afterimage/contract/api.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { words } from './edit.words.ts';
import { addressFields, type OrderDraft } from './order-draft.ts';
import styles from './order.module.css';

interface AddressFieldsProps {
  draft: OrderDraft;
  change(part: OrderDraft): void;
  choices: Pick<Reply<'getEditChoices'>, 'countryList' | 'deliveryMethodList'>;
  /** What the server says of fields, by their names on the wire. */
  errors?: Readonly<Record<string, string>> | undefined;
}

/** Where an order goes, and how. */
export function AddressFields({ draft, change, choices, errors = {} }: AddressFieldsProps) {
  const { countryList, deliveryMethodList } = choices;
  const delivery = draft['delivery'] ?? '';
  const methods = deliveryMethodList.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset className={styles.fields}>
      <legend>{words.address}</legend>
      {addressFields.map((field) =>
        field === 'countryCode' ? (
          <SelectField
            key={field}
            label={words.fields.countryCode}
            value={draft[field] ?? ''}
            onChange={(value) => change({ [field]: value })}
            options={countryList.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ) : (
          <TextField
            key={field}
            label={words.fields[field]}
            value={draft[field] ?? ''}
            onChange={(value) => change({ [field]: value })}
            error={errors[`address.${field}`]}
          />
        ),
      )}
      <SelectField
        label={words.delivery}
        value={delivery}
        onChange={(value) => change({ delivery: value })}
        options={
          methods.some(({ value }) => value === delivery) ? methods : [{ value: delivery, label: delivery }, ...methods]
        }
        error={errors['deliveryMethod']}
      />
    </fieldset>
  );
}

/** The titles of the fields, as a conflict names them. */
export const addressTitles = (): Record<string, string> => ({ ...words.fields, delivery: words.delivery });
