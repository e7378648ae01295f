import type { DraftForm } from '../form/use-draft.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import type { ProductDraft } from './product-draft.ts';
import { words } from './safety.words.ts';
import { TextsIn } from './TextsIn.tsx';
import styles from './catalogue.module.css';

interface SafetyProps {
  form: DraftForm<ProductDraft>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** Who answers for a product, and its warnings (Regulation (EU) 2023/988, article 19). */
export function ProductSafety({ form: { draft, change }, fields }: SafetyProps) {
  return (
    <section aria-labelledby="safety" className={styles.part}>
      <h2 id="safety">{words.safety}</h2>
      <p className={styles.soft}>{words.safetyNote}</p>
      <TextsIn
        label={(language) => words.warningsIn({ language })}
        hint={words.warningsHint}
        value={draft.warnings}
        onChange={(warnings) => change({ warnings })}
        maxLength={3000}
        isLong
      />
      {(['maker', 'responsiblePerson'] as const).map((role) => (
        <PartyFields
          key={role}
          title={words[role]}
          label={role === 'maker' ? words.ownMaker : words.ownResponsible}
          party={draft[role]}
          onChange={(party) => change({ [role]: party })}
          errorOf={(field) => fields?.[`${role}.${field}`]}
        />
      ))}
    </section>
  );
}

type Party = ProductDraft['maker'];

interface PartyFieldsProps {
  title: string;
  label: string;
  party: Party;
  onChange(party: Party): void;
  errorOf(field: string): string | undefined;
}

/** Name, postal and electronic address of a maker or responsible person other than the shop. */
function PartyFields({ title, label, party, onChange, errorOf }: PartyFieldsProps) {
  return (
    <fieldset aria-label={title} className={styles.plainSet}>
      <CheckField
        label={label}
        isSelected={party !== null}
        onChange={(isOther) => onChange(isOther ? { name: '', address: [], contact: '' } : null)}
      />
      {party ? (
        <div className={styles.fields}>
          <TextField
            label={words.name}
            maxLength={200}
            value={party.name}
            onChange={(name) => onChange({ ...party, name })}
            error={errorOf('name')}
          />
          <TextField
            label={words.contact}
            maxLength={200}
            value={party.contact}
            onChange={(contact) => onChange({ ...party, contact })}
            error={errorOf('contact')}
          />
          <TextField
            label={words.address}
            hint={words.addressHint}
            isLong
            value={party.address.join('\n')}
            onChange={(text) => onChange({ ...party, address: text === '' ? [] : text.split('\n').slice(0, 8) })}
            error={errorOf('address')}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
