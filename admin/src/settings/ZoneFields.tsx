import { deliveryLimits, type DeliveryZone } from '@afterimage/contract/values/delivery.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { closeIcon } from '@afterimage/ui/icons.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { countryName } from './country-name.ts';
import { words } from './delivery.words.ts';
import styles from './settings.module.css';
import { newWay, WayFields } from './WayFields.tsx';

interface ZoneFieldsProps {
  zone: DeliveryZone;
  /** The countries that are in no zone. */
  free: readonly string[];
  /** Whether no other zone has all other countries. */
  mayBeOthers: boolean;
  errorOf(field: string): string | undefined;
  onChange(zone: DeliveryZone): void;
  /** Absent for the last zone. */
  onRemove: (() => void) | undefined;
}

/** A zone: its name, its countries and its ways of delivery. */
export function ZoneFields({ zone, free, mayBeOthers, errorOf, onChange, onRemove }: ZoneFieldsProps) {
  const { id, name, isOthers, ways } = zone;
  const title = name || words.newZone;
  const waysError = errorOf('ways');
  return (
    <section aria-labelledby={id} className={catalogueStyles.part}>
      <h2 id={id}>{title}</h2>
      <div className={styles.part}>
        <TextField
          label={words.zoneName}
          hint={words.zoneNameHint}
          maxLength={deliveryLimits.name}
          value={name}
          onChange={(text) => onChange({ ...zone, name: text })}
          error={errorOf('name')}
        />
        {mayBeOthers ? (
          <CheckField
            label={words.others}
            isSelected={isOthers}
            onChange={(isAll) => onChange({ ...zone, isOthers: isAll, countries: [] })}
          />
        ) : null}
        <ErrorLine text={errorOf('isOthers')} />
        {isOthers ? null : <Countries zone={zone} free={free} error={errorOf('countries')} onChange={onChange} />}
      </div>
      <ErrorLine text={waysError} />
      {ways.map((way, at) => (
        <WayFields
          key={way.id}
          zone={title}
          way={way}
          errorOf={(field) => errorOf(`ways.${at}.${field}`)}
          onChange={(next) => onChange({ ...zone, ways: ways.with(at, next) })}
          onRemove={() => onChange({ ...zone, ways: ways.toSpliced(at, 1) })}
          onMoveUp={
            at > 0 ? () => onChange({ ...zone, ways: ways.toSpliced(at, 1).toSpliced(at - 1, 0, way) }) : undefined
          }
        />
      ))}
      <div className={catalogueStyles.acts}>
        {ways.length < deliveryLimits.ways ? (
          <Button small onPress={() => onChange({ ...zone, ways: [...ways, newWay()] })}>
            {words.addWay}
          </Button>
        ) : null}
        {onRemove ? (
          <Button small kind="quiet" onPress={onRemove} aria-label={`${words.removeZone}: ${title}`}>
            {words.removeZone}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const ErrorLine = ({ text }: { text: string | undefined }) =>
  text ? (
    <span role="alert" className={catalogueStyles.error}>
      {text}
    </span>
  ) : null;

interface CountriesProps {
  zone: DeliveryZone;
  free: readonly string[];
  error: string | undefined;
  onChange(zone: DeliveryZone): void;
}

/** The countries of a zone. Those that another zone has are not offered. */
function Countries({ zone, free, error, onChange }: CountriesProps) {
  const set = (countries: string[]) => onChange({ ...zone, countries });
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({ value: code, label: countryName(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, intlLocale()));
  return (
    <>
      <ul aria-label={words.countries} className={styles.chips}>
        {named(zone.countries).map(({ value, label }) => (
          <li key={value}>
            {label}
            <IconButton
              icon={closeIcon}
              label={words.removeCountry({ country: label })}
              onPress={() => set(zone.countries.filter((code) => code !== value))}
            />
          </li>
        ))}
      </ul>
      <SelectField
        label={words.addCountry}
        value=""
        options={[{ value: '', label: words.pickCountry }, ...named(free)]}
        isDisabled={free.length === 0}
        onChange={(code) => set([...zone.countries, code])}
        error={error}
      />
    </>
  );
}
