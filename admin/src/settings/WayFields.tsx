import { deliveryKinds, deliveryLimits, type ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { AmountField } from '../catalogue/AmountField.tsx';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { shopCurrency } from '../parts/shop-place.ts';
import { words } from './delivery.words.ts';
import styles from './settings.module.css';
import { wayTitle } from './zones-text.ts';

const noTexts = () => Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>;

export const newWay = (): ZoneWay => ({
  id: `way-${crypto.randomUUID().slice(0, 8)}`,
  kind: 'delivery',
  name: noTexts(),
  price: Number.NaN,
  freeFrom: null,
  minDays: 1,
  maxDays: 5,
  address: '',
  hours: noTexts(),
});

const daysOf = (text: string) => Math.min(deliveryLimits.days, Number(text.replaceAll(/\D/g, '') || 0));

interface WayFieldsProps {
  /** The name of its zone. */
  zone: string;
  way: ZoneWay;
  errorOf(field: string): string | undefined;
  onChange(way: ZoneWay): void;
  onRemove(): void;
  /** Absent for the first one. */
  onMoveUp: (() => void) | undefined;
}

/** A way of delivery, or a place where orders are picked up. */
export function WayFields({ zone, way, errorOf, onChange, onRemove, onMoveUp }: WayFieldsProps) {
  const { kind, name, price, freeFrom } = way;
  const title = wayTitle(way);
  const currency = shopCurrency();
  const set = (part: Partial<ZoneWay>) => onChange({ ...way, ...part });
  return (
    <fieldset aria-label={words.way({ zone, way: title })} className={styles.zoneWay}>
      <TextsIn
        label={(language) => words.wayName({ language })}
        maxLength={deliveryLimits.name}
        value={name}
        onChange={(texts) => set({ name: texts })}
        errorOf={(locale) => errorOf(`name.${locale}`)}
      />
      <div className={catalogueStyles.fields}>
        <SelectField
          label={words.kind}
          value={kind}
          options={deliveryKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(value) =>
            value === 'pickup'
              ? set({ kind: 'pickup', price: Number.isNaN(price) ? 0 : price })
              : set({ kind: 'delivery', address: '', hours: noTexts() })
          }
        />
        <AmountField
          label={words.price({ currency })}
          value={price}
          onChange={(amount) => set({ price: amount })}
          error={errorOf('price')}
        />
        <AmountField
          label={words.freeFrom({ currency })}
          hint={words.never}
          isOptional
          value={freeFrom ?? 0}
          onChange={(amount) => set({ freeFrom: amount === 0 ? null : amount })}
          error={errorOf('freeFrom')}
        />
        {(['minDays', 'maxDays'] as const).map((field) => (
          <TextField
            key={field}
            label={words[field]}
            inputMode="numeric"
            value={String(way[field])}
            onChange={(text) => set({ [field]: daysOf(text) })}
            error={errorOf(field)}
          />
        ))}
      </div>
      {kind === 'pickup' ? <PickupFields way={way} errorOf={errorOf} set={set} /> : null}
      <div className={catalogueStyles.acts}>
        {onMoveUp ? (
          <Button small kind="quiet" onPress={onMoveUp}>
            {words.moveUp({ way: title })}
          </Button>
        ) : null}
        <Button small kind="quiet" onPress={onRemove}>
          {words.removeWay({ way: title })}
        </Button>
      </div>
    </fieldset>
  );
}

type PickupFieldsProps = Pick<WayFieldsProps, 'way' | 'errorOf'> & { set(part: Partial<ZoneWay>): void };

/** Where orders are picked up, and when. */
const PickupFields = ({ way: { address, hours }, errorOf, set }: PickupFieldsProps) => (
  <>
    <TextField
      label={words.address}
      hint={words.addressHint}
      isLong
      maxLength={deliveryLimits.address}
      value={address}
      onChange={(text) => set({ address: text })}
      error={errorOf('address')}
    />
    <TextsIn
      label={(language) => words.hours({ language })}
      isLong
      maxLength={deliveryLimits.hours}
      value={hours}
      onChange={(texts) => set({ hours: texts })}
    />
  </>
);
