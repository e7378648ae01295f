import type { Reply } from '@afterimage/contract/api.ts';
import {
  deliveryLimits,
  type DeliveryMethodId,
  deliveryMethodIds,
  type DeliveryRate,
  type DeliveryZone,
  deliveryZones,
} from '@afterimage/contract/values/delivery.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { AmountField } from '../catalogue/AmountField.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { Conflicts } from '../form/Conflicts.tsx';
import { CheckField, TextField } from '../form/fields.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { shopCurrency } from '../parts/shop-place.ts';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './delivery.words.ts';
import { ratesText } from './rates-text.ts';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import styles from './settings.module.css';

type Settings = Reply<'getDeliverySettings'>;

/** What delivery costs and how long it takes, by zone. */
export function Screen() {
  const settings = useCall('getDeliverySettings');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <p className={styles.aside}>
        <Link to="/admin/settings/workshop">{words.calendar}</Link>
      </p>
      <Loaded of={settings}>{(data) => <Form settings={data} />}</Loaded>
    </>
  );
}

function Form({ settings: { version, rates } }: { settings: Settings }) {
  const form = useDraft({ stored: rates, version });
  const { draft, changed } = form;
  const saving = useWrite('saveDeliverySettings', { touches: ['getDeliverySettings'] });
  const failure = saving.error?.failure;
  const numbers = deliveryZones.flatMap((zone) => Object.values(draft[zone]).flatMap((one) => one ?? []));
  const isWhole = numbers.every((rate) => !Number.isNaN(rate.price) && !Number.isNaN(rate.freeFrom));
  return (
    <>
      <Conflicts
        form={form}
        description={failure?.code === 'RECORD_CHANGED' ? failure.description : undefined}
        titles={words.zones}
        show={(_zone, value) => ratesText(value as Settings['rates'][DeliveryZone])}
      />
      <div className={catalogueStyles.parts}>
        {deliveryZones.map((zone) => (
          <section key={zone} aria-labelledby={zone} className={catalogueStyles.part}>
            <h2 id={zone}>{words.zones[zone]}</h2>
            {failure?.fields?.[`rates.${zone}`] ? (
              <span role="alert" className={catalogueStyles.error}>
                {failure.fields[`rates.${zone}`]}
              </span>
            ) : null}
            {deliveryMethodIds.map((method) => (
              <Way
                key={method}
                zone={zone}
                method={method}
                rate={draft[zone][method]}
                stored={rates[zone][method]}
                fields={failure?.fields}
                onChange={(rate) => form.change({ [zone]: { ...draft[zone], [method]: rate } })}
              />
            ))}
          </section>
        ))}
      </div>
      <SaveBar
        changed={changed.map((zone) => words.zones[zone])}
        isSaving={saving.isPending}
        isBlocked={form.conflicts.length > 0 || !isWhole}
        onSave={() =>
          saving.mutate(
            { body: { rates: draft, version: form.version } },
            {
              onSuccess: () => say(settingsWords.saved),
              onError: (error) => !error.failure.fields && error.failure.code !== 'RECORD_CHANGED' && sayFailure(error),
            },
          )
        }
        onDiscard={form.discard}
      />
    </>
  );
}

interface WayProps {
  zone: DeliveryZone;
  method: DeliveryMethodId;
  rate: DeliveryRate | null;
  stored: DeliveryRate | null;
  fields: Readonly<Record<string, string>> | undefined;
  onChange(rate: DeliveryRate | null): void;
}

const emptyRate: DeliveryRate = { price: Number.NaN, freeFrom: null, minDays: 1, maxDays: 5 };
const daysOf = (text: string) => Math.min(deliveryLimits.days, Number(text.replaceAll(/\D/g, '') || 0));

/** A way of delivery within a zone, or none. */
function Way({ zone, method, rate, stored, fields, onChange }: WayProps) {
  const error = (field: string) => fields?.[`rates.${zone}.${method}.${field}`];
  const currency = shopCurrency();
  return (
    <fieldset aria-label={`${words.zones[zone]}: ${words.ways[method]}`} className={styles.way}>
      <CheckField
        label={words.ways[method]}
        isSelected={rate !== null}
        onChange={(isOffered) => onChange(isOffered ? (stored ?? emptyRate) : null)}
      />
      {rate ? (
        <div className={catalogueStyles.fields}>
          <AmountField
            label={words.price({ currency })}
            value={rate.price}
            onChange={(price) => onChange({ ...rate, price })}
            error={error('price')}
          />
          <AmountField
            label={words.freeFrom({ currency })}
            hint={words.never}
            isOptional
            value={rate.freeFrom ?? 0}
            onChange={(freeFrom) => onChange({ ...rate, freeFrom: freeFrom === 0 ? null : freeFrom })}
            error={error('freeFrom')}
          />
          {(['minDays', 'maxDays'] as const).map((field) => (
            <TextField
              key={field}
              label={words[field]}
              inputMode="numeric"
              value={String(rate[field])}
              onChange={(text) => onChange({ ...rate, [field]: daysOf(text) })}
              error={error(field)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
